import type { Locale } from '@app/contracts/common';
import { ReviewImportMapping } from '@app/contracts/imports';
import type {
  ReviewImport,
  ReviewImportList,
  ReviewImportPreview,
  ReviewImportProblem,
  ReviewImportQuery,
} from '@app/contracts/imports';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { csvErrorText } from '../../platform/error-text.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { readReviewFile } from './parsing/review-file.ts';
import { runReviewImport } from './import-job.ts';
import { assertComplete, mappingFor, missingFields } from './parsing/column-mapping.ts';
import * as imports from './repo.ts';
import { isProblem, parseRow } from './parsing/rows.ts';

const LIST_LIMIT = 50;
const SAMPLE_ROWS = 5;

const withMessage = (problem: Omit<ReviewImportProblem, 'message'>, locale: Locale): ReviewImportProblem => ({
  ...problem,
  message: csvErrorText(problem.code, problem.params, locale),
});

/** Parses a file and its first rows without storing anything. @throws as `readReviewFile`, ImportMappingWrong */
export async function previewImport(
  ctx: RequestContext,
  companyId: string,
  bytes: Buffer,
  { source, scale, mapping: given }: ReviewImportQuery,
): Promise<ReviewImportPreview> {
  const { format, encoding, columns, rows } = readReviewFile(bytes);
  const mapping = mappingFor(columns, given);
  const { company, now } = await ctx.db.tenantTx(companyId, async (tx) => ({
    company: await companyById(tx, companyId),
    now: await ctx.clock.now(tx),
  }));
  if (!company) throw new CompanyNotFound();
  const options = { mapping, source, scale, zone: company.timeZone, now };
  const sample = rows.slice(0, SAMPLE_ROWS).map((row) => {
    const parsed = parseRow(row, options);
    if (isProblem(parsed)) return { ...row, review: null, problem: withMessage(parsed, ctx.locale) };
    const { author, grade, body, publishedAt, url } = parsed;
    return { ...row, review: { author, grade, body, publishedAt: publishedAt.toISOString(), url }, problem: null };
  });
  return { format, encoding, rows: rows.length, columns, mapping, missing: missingFields(mapping), sample };
}

/**
 * Stores a file for a job that imports its rows. Errors of the file as a whole are reported at once.
 * @throws as `readReviewFile`, ImportMappingWrong
 */
export async function startImport(
  ctx: RequestContext,
  companyId: string,
  file: { name: string; bytes: Buffer },
  { source, scale, mapping: given }: ReviewImportQuery,
): Promise<ReviewImport> {
  const { format, encoding, columns, rows } = readReviewFile(file.bytes);
  const mapping = mappingFor(columns, given);
  assertComplete(mapping);
  const row = await ctx.db.tenantTx(companyId, async (tx) => {
    const added = await imports.addImport(tx, {
      id: newId(),
      companyId,
      fileName: file.name,
      content: file.bytes,
      format,
      encoding,
      source,
      scale,
      mapping,
      state: 'running',
      rows: rows.length,
      createdAt: await ctx.clock.now(tx),
    });
    await ctx.outbox.add(tx, runReviewImport, { importId: added.id, companyId });
    await audit(ctx, tx, 'review_import.started', added.id, { rows: rows.length, source });
    return added;
  });
  return present(row, ctx.locale);
}

function present(row: imports.ImportRow, locale: Locale): ReviewImport {
  const { id, fileName, format, encoding, source, scale, state, createdAt, finishedAt } = row;
  const { rows, accepted, rejected, duplicates } = row;
  return {
    id,
    fileName,
    format,
    encoding,
    source,
    scale,
    state,
    rows,
    accepted,
    rejected,
    duplicates,
    mapping: ReviewImportMapping.parse(row.mapping),
    processed: accepted + rejected + duplicates,
    problems: row.problems.map((problem) => withMessage(problem, locale)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export async function importById(ctx: RequestContext, companyId: string, importId: string): Promise<ReviewImport> {
  const row = await ctx.db.tenantTx(companyId, (tx) => imports.findImport(tx, companyId, importId));
  if (!row) throw new NotFound();
  return present(row, ctx.locale);
}

/** The company's newest uploads, without problems. */
export async function listImports(ctx: RequestContext, companyId: string): Promise<ReviewImportList> {
  const rows = await ctx.db.tenantTx(companyId, (tx) => imports.listImports(tx, companyId, LIST_LIMIT));
  return {
    items: rows.map((row) => {
      const { problems: _, ...rest } = present({ ...row, problems: [] }, ctx.locale);
      return rest;
    }),
  };
}
