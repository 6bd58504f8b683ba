import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from './context.ts';
import type { Queries, Tx } from './db.ts';
import { defineJob } from './job.ts';
import type { Job } from './job.ts';
import { isPassing } from './passing.ts';

/** Problems kept and shown; a file with more of them is wrong as a whole. */
const MAX_PROBLEMS = 1000;

/** An uploaded file and how far it has come, whatever is in it. */
export interface ImportProgress<Problem> {
  id: string;
  companyId: string;
  state: 'running' | 'done' | 'failed';
  /** How much of the file has been worked through. */
  position: number;
  problems: Problem[];
}

interface ProgressChange<Problem> extends Partial<Pick<ImportProgress<Problem>, 'state' | 'position' | 'problems'>> {
  finishedAt?: Date | null;
  /** The file goes. */
  content?: null;
}

/** What one transaction did with the next part of a file. */
export interface ImportedChunk<Problem, Counters> {
  /** How far it has come. */
  position: number;
  finished: boolean;
  /** What else the upload's row counts. */
  counters: Partial<Counters>;
  /** All that are known now. */
  problems: Problem[];
}

interface ImportKind<Row, Problem, Counters, Parsed> {
  name: string;
  /** Where the uploads are. */
  store: {
    lockImport(tx: Tx, id: string): Promise<Row | undefined>;
    fileOf(queries: Queries, id: string): Promise<Buffer | null>;
    saveImport(tx: Tx, id: string, change: ProgressChange<Problem> & Partial<Counters>): Promise<void>;
  };
  /** Opens a transaction for the company's upload. */
  inTx<T>(app: AppContext, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** What is said of one that broke off; gone again when it is taken up. */
  failed: Problem;
  /** Then the job stands in line again, behind what waits for its queue; left out: never. */
  chunksARun?: number;
  /** Reads the file. What it throws ends the import for ever. */
  read(app: AppContext, content: Buffer, row: Row): Promise<Parsed>;
  /** Takes the next part, in the transaction that saves how far it has come; or says, beside what is known, why not. */
  takeChunk(
    app: AppContext,
    tx: Tx,
    of: { row: Row; parsed: Parsed; now: Date },
  ): Promise<ImportedChunk<Problem, Counters> | { refused: Problem[] }>;
}

/**
 * The job that works through uploads of one kind, a chunk a transaction; a run after a crash goes on where the last one
 * stopped. No upload stays running for good: what another try would not mend ends it for ever, and when every try met a
 * passing failure it is shown as failed but keeps its file, so that the dead letter can be tried again.
 */
export function defineImport<
  Row extends ImportProgress<Problem>,
  Problem extends { code: string },
  Counters extends object,
  Parsed,
>({ store, failed, ...of }: ImportKind<Row, Problem, Counters, Parsed>): Job<{ importId: string; companyId: string }> {
  type Which = { importId: string; companyId: string };

  const save = (tx: Tx, id: string, change: ProgressChange<Problem>, counters?: Partial<Counters>): Promise<void> =>
    store.saveImport(tx, id, { ...change, ...counters } as ProgressChange<Problem> & Partial<Counters>);

  /** The file, read; undefined when the import is over. One that was given up runs again. */
  async function open(app: AppContext, { importId, companyId }: Which): Promise<{ parsed: Parsed } | undefined> {
    const opened = await of.inTx(app, companyId, async (tx) => {
      const row = await store.lockImport(tx, importId);
      const content = row && (await store.fileOf(tx, importId));
      if (!content) return undefined;
      if (row.state === 'failed') {
        const problems = row.problems.filter(({ code }) => code !== failed.code);
        await save(tx, importId, { state: 'running', finishedAt: null, problems });
      }
      return { row, content };
    });
    return opened && { parsed: await of.read(app, opened.content, opened.row) };
  }

  async function end(
    app: AppContext,
    tx: Tx,
    id: string,
    problems: Problem[],
    file: { content?: null },
  ): Promise<void> {
    const finishedAt = await app.clock.now(tx);
    await save(tx, id, { state: 'failed', finishedAt, problems, ...file });
  }

  /** Ends one that failed unexpectedly; what its earlier chunks took stays. */
  async function fail(app: AppContext, tx: Tx, importId: string, file: { content?: null }): Promise<void> {
    const row = await store.lockImport(tx, importId);
    if (row?.state === 'running') await end(app, tx, importId, [failed, ...row.problems], file);
  }

  /** `last`: of this run; what is left is handed to another. @returns whether this run has more to do. */
  async function step(app: AppContext, which: Which, parsed: Parsed, last: boolean): Promise<boolean> {
    const { importId, companyId } = which;
    return of.inTx(app, companyId, async (tx) => {
      const row = await store.lockImport(tx, importId);
      if (row?.state !== 'running' || row.companyId !== companyId) return false;
      const now = await app.clock.now(tx);
      const chunk = await of.takeChunk(app, tx, { row, parsed, now });
      if ('refused' in chunk) {
        await end(app, tx, importId, chunk.refused.slice(0, MAX_PROBLEMS), { content: null });
        return false;
      }
      const { position, finished, counters } = chunk;
      const progress = { position, problems: chunk.problems.slice(0, MAX_PROBLEMS) };
      const done = { state: 'done' as const, content: null, finishedAt: now };
      await save(tx, importId, { ...progress, ...(finished && done) }, counters);
      if (last && !finished) await app.outbox.add(tx, job, which);
      return !last && !finished;
    });
  }

  const job: Job<Which> = defineJob({
    name: of.name,
    data: z.object({ importId: Id, companyId: Id }),
    async run(app, which) {
      try {
        const opened = await open(app, which);
        for (let chunks = 1, more = opened !== undefined; more && opened; chunks += 1)
          more = await step(app, which, opened.parsed, chunks === of.chunksARun);
      } catch (error) {
        if (isPassing(error)) throw error;
        app.report(error);
        app.log.error({ err: error, importId: which.importId, job: of.name }, 'an import failed');
        await of.inTx(app, which.companyId, (tx) => fail(app, tx, which.importId, { content: null }));
      }
    },
    givenUp: (app, tx, { importId }) => fail(app, tx, importId, {}),
  });
  return job;
}
