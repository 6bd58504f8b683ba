import { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import { DomainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineImport } from '../../platform/csv/import-job.ts';
import { requirePlan } from '../billing/public.ts';
import { notifyLater } from '../notifications/public.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { marketsOfImport } from './markets.ts';
import { importRows } from './import-rows.ts';
import { readReviewFile } from './parsing/review-file.ts';
import { fileOf, lockImport, saveImport } from './repo.ts';
import type { ReviewImportProblem } from './schema.ts';

const CHUNK_ROWS = 100;
/** Rows per run; between runs other jobs have their turn, such as screening. */
const ROWS_PER_RUN = 1000;
/** Maximum of stored problems that are duplicates, to leave room for other problems. */
const MAX_DUPLICATE_PROBLEMS = 500;
/** The most likely language, for reviews without a detectable one. */
const likelyLanguage = (country: string): string => {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'nb' || language === 'nn' ? 'no' : language;
};

/** Imports an upload, 100 rows per transaction and 1,000 per run. */
export const runReviewImport = defineImport({
  name: 'imports.import-reviews',
  live: 'review_import',
  onEnd: (app, tx, { id, companyId }) =>
    notifyLater(app, tx, {
      companyId,
      kind: 'import_finished',
      subjectId: id,
      key: id,
      detail: { file: 'reviews' },
    }),
  store: { fileOf, lockImport, saveImport },
  // Not a tenant's transaction: under row-level security the planner would not use the index on lower(name).
  inTransaction: (app, _companyId, work) => app.db.tx(work),
  failed: { row: 0, field: null, code: 'import_failed', params: {} },
  chunksPerRun: ROWS_PER_RUN / CHUNK_ROWS,
  read: (_app, content) => Promise.resolve(readReviewFile(content).rows),
  async takeChunk(app, tx, { row, parsed: rows, now }) {
    const { companyId } = row;
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const refusal = await findRefusal(app, tx, companyId);
    if (refusal) return { refused: [refusal, ...row.problems] };
    const chunk = rows.slice(row.position, row.position + CHUNK_ROWS);
    const options = {
      mapping: ReviewImportMapping.parse(row.mapping),
      source: row.source,
      scale: GradeScale.parse(row.scale),
      markets: (await marketsOfImport(tx, company, row.marketId)).ofRows,
      now,
    };
    const target = { companyId, importId: row.id, language: likelyLanguage(company.country) };
    const { accepted, rejected, duplicates } = await importRows(app, tx, target, chunk, options);
    const position = row.position + chunk.length;
    const shownDuplicates = duplicates.slice(0, Math.max(0, MAX_DUPLICATE_PROBLEMS - row.duplicates));
    return {
      position,
      finished: position >= rows.length,
      counters: {
        accepted: row.accepted + accepted,
        rejected: row.rejected + rejected.length,
        duplicates: row.duplicates + duplicates.length,
      },
      problems: [...row.problems, ...[...rejected, ...shownDuplicates].sort((a, b) => a.row - b.row)],
    };
  },
});

/** The plan may have changed since the upload. @returns the reason to stop, if any */
async function findRefusal(app: AppContext, tx: Tx, companyId: string): Promise<ReviewImportProblem | undefined> {
  try {
    await requirePlan(app, tx, companyId, 'review_imports.create');
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { row: 0, field: null, code: error.code, params: error.params };
  }
}
