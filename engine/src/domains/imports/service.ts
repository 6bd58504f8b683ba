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
import { csvWords } from '../../platform/i18n.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { readReviewFile } from './file.ts';
import { runReviewImport } from './job.ts';
import { assertComplete, mappingFor, missingFields } from './mapping.ts';
import * as imports from './repo.ts';
import { isProblem, readRow } from './rows.ts';

const LISTED = 50;
const SAMPLE_ROWS = 5;

const inWords = (problem: Omit<ReviewImportProblem, 'message'>, locale: Locale): ReviewImportProblem => ({
  ...problem,
  message: csvWords(problem.code, problem.params, locale),
});

/** What a file looks like, and what would become of its first rows; nothing is kept. @throws what reading a file does */
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
  const reading = { mapping, source, scale, zone: company.timeZone, now };
  const sample = rows.slice(0, SAMPLE_ROWS).map((row) => {
    const read = readRow(row, reading);
    if (isProblem(read)) return { ...row, review: null, problem: inWords(read, ctx.locale) };
    const { author, grade, body, publishedAt, url } = read;
    return { ...row, review: { author, grade, body, publishedAt: publishedAt.toISOString(), url }, problem: null };
  });
  return { format, encoding, rows: rows.length, columns, mapping, missing: missingFields(mapping), sample };
}

/**
 * Takes a file of reviews. What is wrong with all of it is answered at once; its rows are worked through by a job.
 * @throws ImportMappingWrong, and what reading a file does
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
      ...{ id: newId(), companyId, fileName: file.name, content: file.bytes, format, encoding, source, scale, mapping },
      ...{ state: 'running', rows: rows.length, createdAt: await ctx.clock.now(tx) },
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
    ...{ id, fileName, format, encoding, source, scale, state, rows, accepted, rejected, duplicates },
    mapping: ReviewImportMapping.parse(row.mapping),
    processed: accepted + rejected + duplicates,
    problems: row.problems.map((problem) => inWords(problem, locale)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export async function importById(ctx: RequestContext, companyId: string, importId: string): Promise<ReviewImport> {
  const row = await ctx.db.tenantTx(companyId, (tx) => imports.importOf(tx, companyId, importId));
  if (!row) throw new NotFound();
  return present(row, ctx.locale);
}

/** The company's last 50 uploads, without their problems. */
export async function listImports(ctx: RequestContext, companyId: string): Promise<ReviewImportList> {
  const rows = await ctx.db.tenantTx(companyId, (tx) => imports.importsOf(tx, companyId, LISTED));
  return {
    items: rows.map((row) => {
      const { problems: _, ...rest } = present({ ...row, problems: [] }, ctx.locale);
      return rest;
    }),
  };
}
