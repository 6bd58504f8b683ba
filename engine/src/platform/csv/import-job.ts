import { z } from 'zod';
import type { LiveKind } from '@app/contracts/values';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../context.ts';
import type { Queries, Tx } from '../db.ts';
import { defineJob } from '../job.ts';
import type { Job } from '../job.ts';
import { announce } from '../live/announce.ts';
import { isTransient } from '../database/transient-errors.ts';

/** Problems that are kept and shown. */
const MAX_PROBLEMS = 1000;

/** The progress of an uploaded file. */
export interface ImportProgress<Problem> {
  id: string;
  companyId: string;
  state: 'running' | 'done' | 'failed';
  /** Rows processed so far. */
  position: number;
  problems: Problem[];
}

interface ProgressChange<Problem> extends Partial<Pick<ImportProgress<Problem>, 'state' | 'position' | 'problems'>> {
  finishedAt?: Date | null;
  /** Drops the file. */
  content?: null;
}

/** The result of one transaction over the next part of a file. */
export interface ImportedChunk<Problem, Counters> {
  /** Rows processed so far. */
  position: number;
  finished: boolean;
  /** Other counters of the upload's row. */
  counters: Partial<Counters>;
  /** All problems so far. */
  problems: Problem[];
}

interface ImportKind<Row, Problem, Counters, Parsed> {
  name: string;
  /** The kind of event that tells open panels of its progress. */
  live: LiveKind;
  /** Repository of the uploads. */
  store: {
    lockImport(tx: Tx, id: string): Promise<Row | undefined>;
    fileOf(queries: Queries, id: string): Promise<Buffer | null>;
    saveImport(tx: Tx, id: string, change: ProgressChange<Problem> & Partial<Counters>): Promise<void>;
  };
  /** Runs in the transaction that ends an import, however it ends. */
  onEnd(app: AppContext, tx: Tx, row: Row): Promise<void>;
  /** Opens a transaction for the company's upload. */
  inTransaction<T>(app: AppContext, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The problem of an interrupted import; removed when it is resumed. */
  failed: Problem;
  /** Chunks after which the job is queued again, behind other jobs; left out: never. */
  chunksPerRun?: number;
  /** Parses the file. An error that it throws ends the import for good. */
  read(app: AppContext, content: Buffer, row: Row): Promise<Parsed>;
  /** Imports the next part in the transaction that saves the progress, or returns why the file is refused. */
  takeChunk(
    app: AppContext,
    tx: Tx,
    input: { row: Row; parsed: Parsed; now: Date },
  ): Promise<ImportedChunk<Problem, Counters> | { refused: Problem[] }>;
}

/**
 * Defines the job that imports uploads of one kind, a chunk per transaction; a run after a crash resumes where the last
 * one stopped. No upload stays running for good: a permanent failure ends it, and after transient failures of every
 * attempt it is shown as failed but keeps its file, so that the dead letter can be retried.
 */
export function defineImport<
  Row extends ImportProgress<Problem>,
  Problem extends { code: string },
  Counters extends object,
  Parsed,
>({
  store,
  failed,
  ...kind
}: ImportKind<Row, Problem, Counters, Parsed>): Job<{ importId: string; companyId: string }> {
  type Which = { importId: string; companyId: string };

  async function save(
    tx: Tx,
    { id, companyId }: Pick<Row, 'id' | 'companyId'>,
    change: ProgressChange<Problem>,
    counters?: Partial<Counters>,
  ): Promise<void> {
    await store.saveImport(tx, id, { ...change, ...counters } as ProgressChange<Problem> & Partial<Counters>);
    await announce(tx, { companyId, kind: kind.live, subjectId: id });
  }

  /** Parses the file; undefined when the import is over. A failed import runs again. */
  async function open(app: AppContext, { importId, companyId }: Which): Promise<{ parsed: Parsed } | undefined> {
    const opened = await kind.inTransaction(app, companyId, async (tx) => {
      const row = await store.lockImport(tx, importId);
      const content = row && (await store.fileOf(tx, importId));
      if (!content) return undefined;
      if (row.state === 'failed') {
        const problems = row.problems.filter(({ code }) => code !== failed.code);
        await save(tx, row, { state: 'running', finishedAt: null, problems });
      }
      return { row, content };
    });
    return opened && { parsed: await kind.read(app, opened.content, opened.row) };
  }

  async function end(app: AppContext, tx: Tx, row: Row, problems: Problem[], file: { content?: null }): Promise<void> {
    const finishedAt = await app.clock.now(tx);
    await save(tx, row, { state: 'failed', finishedAt, problems, ...file });
    await kind.onEnd(app, tx, row);
  }

  /** Ends an import that failed unexpectedly; rows imported before stay. */
  async function fail(app: AppContext, tx: Tx, importId: string, file: { content?: null }): Promise<void> {
    const row = await store.lockImport(tx, importId);
    if (row?.state === 'running') await end(app, tx, row, [failed, ...row.problems], file);
  }

  /** `last`: the last chunk of this run; the rest is queued as another. @returns whether this run has more to do. */
  async function step(app: AppContext, which: Which, parsed: Parsed, last: boolean): Promise<boolean> {
    const { importId, companyId } = which;
    return kind.inTransaction(app, companyId, async (tx) => {
      const row = await store.lockImport(tx, importId);
      if (row?.state !== 'running' || row.companyId !== companyId) return false;
      const now = await app.clock.now(tx);
      const chunk = await kind.takeChunk(app, tx, { row, parsed, now });
      if ('refused' in chunk) {
        await end(app, tx, row, chunk.refused.slice(0, MAX_PROBLEMS), { content: null });
        return false;
      }
      const { position, finished, counters } = chunk;
      const progress = { position, problems: chunk.problems.slice(0, MAX_PROBLEMS) };
      const done = { state: 'done' as const, content: null, finishedAt: now };
      await save(tx, row, { ...progress, ...(finished && done) }, counters);
      if (finished) await kind.onEnd(app, tx, row);
      if (last && !finished) await app.outbox.add(tx, job, which);
      return !last && !finished;
    });
  }

  const job: Job<Which> = defineJob({
    name: kind.name,
    data: z.object({ importId: Id, companyId: Id }),
    async run(app, which) {
      try {
        const opened = await open(app, which);
        for (let chunks = 1, more = opened !== undefined; more && opened; chunks += 1)
          more = await step(app, which, opened.parsed, chunks === kind.chunksPerRun);
      } catch (error) {
        if (isTransient(error)) throw error;
        app.report(error);
        app.log.error({ err: error, importId: which.importId, job: kind.name }, 'an import failed');
        await kind.inTransaction(app, which.companyId, (tx) => fail(app, tx, which.importId, { content: null }));
      }
    },
    onDeadLetter: (app, tx, { importId }) => fail(app, tx, importId, {}),
  });
  return job;
}
