import { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import { DomainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineImport } from '../../platform/import-run.ts';
import { requireFeature } from '../billing/public.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { takeChunk } from './chunk.ts';
import { readReviewFile } from './file.ts';
import { fileOf, lockImport, saveImport } from './repo.ts';
import type { ReviewImportProblem } from './schema.ts';

const CHUNK_ROWS = 100;
/** Then what it has added is screened, and the reviews of others. */
const ROWS_A_RUN = 1000;
/** Of the problems that are kept so many duplicates: a file that is known leaves room for what is wrong with it. */
const MAX_DUPLICATES = 500;
/** What is spoken where nobody says: the likely language of a country is that of most of its people. */
const languageOfCountry = (country: string): string => {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'nb' || language === 'nn' ? 'no' : language;
};

/** Works through an upload, 100 rows a transaction, and goes on in another run after 1,000. */
export const runReviewImport = defineImport({
  name: 'imports.import-reviews',
  store: { fileOf, lockImport, saveImport },
  // Authors are looked for by an index on lower(name), which row-level security would keep the planner from.
  inTx: (app, _companyId, work) => app.db.tx(work),
  failed: { row: 0, field: null, code: 'import_failed', params: {} },
  chunksARun: ROWS_A_RUN / CHUNK_ROWS,
  read: (_app, content) => Promise.resolve(readReviewFile(content).rows),
  async takeChunk(app, tx, { row, parsed: rows, now }) {
    const { companyId } = row;
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const refused = await refusal(app, tx, companyId);
    if (refused) return { refused: [refused, ...row.problems] };
    const chunk = rows.slice(row.position, row.position + CHUNK_ROWS);
    const reading = {
      mapping: ReviewImportMapping.parse(row.mapping),
      ...{ source: row.source, scale: GradeScale.parse(row.scale), zone: company.timeZone, now },
    };
    const target = { companyId, importId: row.id, language: languageOfCountry(company.country) };
    const { accepted, rejected, duplicates } = await takeChunk(app, tx, target, chunk, reading);
    const position = row.position + chunk.length;
    const shown = duplicates.slice(0, Math.max(0, MAX_DUPLICATES - row.duplicates));
    return {
      ...{ position, finished: position >= rows.length },
      counters: {
        accepted: row.accepted + accepted,
        rejected: row.rejected + rejected.length,
        duplicates: row.duplicates + duplicates.length,
      },
      problems: [...row.problems, ...[...rejected, ...shown].sort((a, b) => a.row - b.row)],
    };
  },
});

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
