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
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { allMarkets, marketById } from '../markets/public.ts';
import type { Market } from '../markets/public.ts';
import { marketsNamed } from './markets.ts';
import type { ImportMarkets } from './markets.ts';
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

const presentMarket = (market: Pick<Market, 'code' | 'name'> | null) =>
  market && { code: market.code, name: market.name };

/** @throws CompanyNotFound, ValidationFailed for an unknown market */
async function marketsForUpload(tx: Tx, companyId: string, named: string | undefined): Promise<ImportMarkets> {
  const company = await companyById(tx, companyId);
  if (!company) throw new CompanyNotFound();
  return marketsNamed(tx, company, named);
}

/**
 * Parses a file and its first rows without storing anything.
 * @throws as `readReviewFile`, ImportMappingWrong, ValidationFailed for an unknown market
 */
export async function previewImport(
  ctx: RequestContext,
  companyId: string,
  bytes: Buffer,
  { source, scale, market: named, mapping: given }: ReviewImportQuery,
): Promise<ReviewImportPreview> {
  const { format, encoding, columns, rows } = readReviewFile(bytes);
  const { markets, now } = await ctx.db.tenantTx(companyId, async (tx) => ({
    markets: await marketsForUpload(tx, companyId, named),
    now: await ctx.clock.now(tx),
  }));
  const mapping = mappingFor(columns, given, markets.active.length > 0);
  const options = { mapping, source, scale, markets: markets.ofRows, now };
  const sample = rows.slice(0, SAMPLE_ROWS).map((row) => {
    const parsed = parseRow(row, options);
    if (isProblem(parsed)) return { ...row, review: null, problem: withMessage(parsed, ctx.locale) };
    const { author, grade, body, url } = parsed;
    const publishedAt = parsed.publishedAt.toISOString();
    const market = presentMarket(parsed.market);
    return { ...row, review: { author, grade, body, publishedAt, url, market }, problem: null };
  });
  return { format, encoding, rows: rows.length, columns, mapping, missing: missingFields(mapping), sample };
}

/**
 * Stores a file for a job that imports its rows. Errors of the file as a whole are reported at once.
 * @throws as `readReviewFile`, ImportMappingWrong, ValidationFailed for an unknown market
 */
export async function startImport(
  ctx: RequestContext,
  companyId: string,
  file: { name: string; bytes: Buffer },
  { source, scale, market: named, mapping: given }: ReviewImportQuery,
): Promise<ReviewImport> {
  const { format, encoding, columns, rows } = readReviewFile(file.bytes);
  const { row, market } = await ctx.db.tenantTx(companyId, async (tx) => {
    const markets = await marketsForUpload(tx, companyId, named);
    const mapping = mappingFor(columns, given, markets.active.length > 0);
    assertComplete(mapping);
    const added = await imports.addImport(tx, {
      id: newId(),
      companyId,
      fileName: file.name,
      content: file.bytes,
      format,
      encoding,
      source,
      scale,
      marketId: markets.ofFile?.id ?? null,
      mapping,
      state: 'running',
      rows: rows.length,
      createdAt: await ctx.clock.now(tx),
    });
    await ctx.outbox.add(tx, runReviewImport, { importId: added.id, companyId });
    await audit(ctx, tx, 'review_import.started', added.id, { rows: rows.length, source });
    return { row: added, market: markets.ofFile };
  });
  return present(row, market, ctx.locale);
}

function present(row: imports.ImportRow, market: Pick<Market, 'code' | 'name'> | null, locale: Locale): ReviewImport {
  const { id, fileName, format, encoding, source, scale, state, createdAt, finishedAt } = row;
  const { rows, accepted, rejected, duplicates } = row;
  return {
    id,
    fileName,
    format,
    encoding,
    source,
    scale,
    market: presentMarket(market),
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
  return ctx.db.tenantTx(companyId, async (tx) => {
    const row = await imports.findImport(tx, companyId, importId);
    if (!row) throw new NotFound();
    const market = row.marketId === null ? undefined : await marketById(tx, row.marketId);
    return present(row, market ?? null, ctx.locale);
  });
}

/** The company's newest uploads, without problems. */
export async function listImports(ctx: RequestContext, companyId: string): Promise<ReviewImportList> {
  const { rows, markets } = await ctx.db.tenantTx(companyId, async (tx) => ({
    rows: await imports.listImports(tx, companyId, LIST_LIMIT),
    markets: new Map((await allMarkets(tx, companyId)).map((market) => [market.id, market])),
  }));
  return {
    items: rows.map((row) => {
      const market = markets.get(row.marketId ?? '') ?? null;
      const { problems: _, ...rest } = present({ ...row, problems: [] }, market, ctx.locale);
      return rest;
    }),
  };
}
