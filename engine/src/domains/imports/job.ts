import { z } from 'zod';
import { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import { Id } from '@app/contracts/common';
import { DomainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import type { Job } from '../../platform/job.ts';
import { isPassing } from '../../platform/passing.ts';
import { requireFeature } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import { takeChunk } from './chunk.ts';
import { readReviewFile } from './file.ts';
import type { FileRow } from './file.ts';
import * as imports from './repo.ts';
import type { ImportRow } from './repo.ts';
import type { ReviewImportProblem } from './schema.ts';

const CHUNK_ROWS = 100;
/** Then the job stands in line again, behind the screening of what it has added and the reviews of others. */
const ROWS_A_RUN = 1000;
/** Problems kept and shown; a file with more of them is wrong as a whole. */
const MAX_PROBLEMS = 1000;
/** Of these so many duplicates: a file that is known leaves room for what is wrong with it. */
const MAX_DUPLICATES = 500;
const FAILED: ReviewImportProblem = { row: 0, field: null, code: 'import_failed', params: {} };
/** What is spoken where nobody says: the likely language of a country is that of most of its people. */
const languageOfCountry = (country: string): string => {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'nb' || language === 'nn' ? 'no' : language;
};

/**
 * Works through an upload, 100 rows a transaction, and goes on in another run after 1,000; a run after a crash goes on
 * where the last transaction stopped. It never stays running for good: what another try would not mend ends it for ever,
 * and when every try met a passing failure it is shown as failed but keeps its file, so that the dead letter can be tried
 * again.
 */
export const runReviewImport: Job<{ importId: string; companyId: string }> = defineJob({
  name: 'imports.import-reviews',
  data: z.object({ importId: Id, companyId: Id }),
  async run(app, { importId, companyId }) {
    try {
      const rows = await open(app, importId);
      for (let done = 0, more = rows !== undefined; more; done += CHUNK_ROWS) {
        const last = done + CHUNK_ROWS >= ROWS_A_RUN;
        more = (await importChunk(app, { importId, companyId }, rows ?? [], last)) && !last;
      }
    } catch (error) {
      if (isPassing(error)) throw error;
      app.report(error);
      app.log.error({ err: error, importId }, 'an import of reviews failed');
      await app.db.tx((tx) => fail(app, tx, importId, { content: null }));
    }
  },
  givenUp: (app, tx, { importId }) => fail(app, tx, importId),
});

/** The upload's rows; undefined when it is over. One that was given up runs again. */
async function open(app: AppContext, importId: string): Promise<FileRow[] | undefined> {
  const content = await app.db.tx(async (tx) => {
    const row = await imports.lockImport(tx, importId);
    const bytes = await imports.fileOf(tx, importId);
    if (!row || !bytes) return undefined;
    if (row.state === 'failed') {
      const problems = row.problems.filter(({ code }) => code !== FAILED.code);
      await imports.saveImport(tx, importId, { state: 'running', finishedAt: null, problems });
    }
    return bytes;
  });
  return content && readReviewFile(content).rows;
}

/** Ends an import that failed unexpectedly; the reviews of its earlier chunks stay. */
async function fail(app: AppContext, tx: Tx, importId: string, change: { content?: null } = {}): Promise<void> {
  const row = await imports.lockImport(tx, importId);
  if (row?.state === 'running') await end(app, tx, row, [FAILED, ...row.problems], change);
}

async function end(
  app: AppContext,
  tx: Tx,
  { id }: ImportRow,
  problems: ReviewImportProblem[],
  change: { content?: null },
): Promise<void> {
  await imports.saveImport(tx, id, { state: 'failed', finishedAt: await app.clock.now(tx), problems, ...change });
}

/** The plan may have changed since the upload. @returns why it must not go on. */
async function refusal(app: AppContext, tx: Tx, companyId: string): Promise<ReviewImportProblem | undefined> {
  try {
    await requireFeature(app, tx, companyId, 'import');
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { row: 0, field: null, code: error.code, params: error.params };
  }
}

/** `last`: of this run; what is left is handed to another. @returns whether there is more. */
async function importChunk(
  app: AppContext,
  { importId, companyId }: { importId: string; companyId: string },
  rows: readonly FileRow[],
  last: boolean,
): Promise<boolean> {
  return app.db.tx(async (tx) => {
    const row = await imports.lockImport(tx, importId);
    const company = await companyById(tx, companyId);
    if (row?.state !== 'running' || row.companyId !== companyId || !company) return false;
    const refused = await refusal(app, tx, companyId);
    if (refused) {
      await end(app, tx, row, [refused, ...row.problems], { content: null });
      return false;
    }
    const now = await app.clock.now(tx);
    const chunk = rows.slice(row.position, row.position + CHUNK_ROWS);
    const reading = {
      mapping: ReviewImportMapping.parse(row.mapping),
      ...{ source: row.source, scale: GradeScale.parse(row.scale), zone: company.timeZone, now },
    };
    const target = { companyId, importId, language: languageOfCountry(company.country) };
    const { accepted, rejected, duplicates } = await takeChunk(app, tx, target, chunk, reading);
    const position = row.position + chunk.length;
    const finished = position >= rows.length;
    const shown = duplicates.slice(0, Math.max(0, MAX_DUPLICATES - row.duplicates));
    const problems = [...row.problems, ...[...rejected, ...shown].sort((a, b) => a.row - b.row)];
    await imports.saveImport(tx, importId, {
      position,
      accepted: row.accepted + accepted,
      rejected: row.rejected + rejected.length,
      duplicates: row.duplicates + duplicates.length,
      problems: problems.slice(0, MAX_PROBLEMS),
      ...(finished ? { state: 'done' as const, content: null, finishedAt: now } : {}),
    });
    if (last && !finished) await app.outbox.add(tx, runReviewImport, { importId, companyId });
    return !finished;
  });
}
