import type { Locale } from '@app/contracts/common';
import type { ContactBasis } from '@app/contracts/invitations';
import type { OrderImport, OrderImportPreview, OrderImportProblem } from '@app/contracts/inviting/order-imports';
import { NotFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import { csvErrorText } from '../../../platform/error-text.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { runImport } from './import-job.ts';
import { missingColumns } from './column-mapping.ts';
import { inspectOrders, readBeginning } from './order-file.ts';
import { isProblem, parseRow } from './order-rows.ts';
import * as imports from './repo.ts';
import type { ImportRow } from './repo.ts';
import { companyById } from '../../companies/public.ts';
import { loadOrderSetup } from '../orders/service.ts';

const LIST_LIMIT = 50;
const SAMPLE_ROWS = 5;

interface ImportOptions {
  basis?: ContactBasis | undefined;
  configId?: string | undefined;
  /** As JSON; the company's last one, completed by known names, if left out. */
  mapping?: string | undefined;
}

const withMessage = (problem: Omit<OrderImportProblem, 'message'>, locale: Locale): OrderImportProblem => ({
  ...problem,
  message: csvErrorText(problem.code, problem.params, locale),
});

/** Parses the beginning of a file without storing anything. @throws as `readBeginning` */
export async function previewImport(
  ctx: RequestContext,
  companyId: string,
  bytes: Buffer,
  { basis, mapping: given }: ImportOptions,
): Promise<OrderImportPreview> {
  const { company, remembered } = await ctx.db.tenantTx(companyId, async (tx) => ({
    company: await companyById(tx, companyId),
    remembered: await imports.lastMapping(tx, companyId),
  }));
  const { rows, mapping, ...file } = await readBeginning(bytes, { given, remembered }, SAMPLE_ROWS);
  const sample = rows.map((row) => {
    const parsed = parseRow(row, basis, company?.timeZone ?? 'UTC');
    return { ...row, problem: isProblem(parsed) ? withMessage(parsed, ctx.locale) : null };
  });
  return { ...file, mapping, missing: missingColumns(mapping), sample };
}

/**
 * Accepts a CSV of orders. Problems of the file as a whole are reported at once; its rows are processed by a job.
 * @throws CsvEmpty, CsvHeaderWrong, CsvColumnRepeated, CsvUnreadable, CsvTooManyRows, CompanySuspended, NotFound
 */
export async function startImport(
  ctx: RequestContext,
  companyId: string,
  file: { name: string; bytes: Buffer },
  options: ImportOptions,
): Promise<OrderImport> {
  const remembered = await ctx.db.tenantTx(companyId, (tx) => imports.lastMapping(tx, companyId));
  const { rows, encoding, mapping } = await inspectOrders(file.bytes, { given: options.mapping, remembered });
  const row = await ctx.db.tenantTx(companyId, async (tx) => {
    await loadOrderSetup(ctx, tx, companyId, options.configId);
    const added = await imports.addImport(tx, {
      id: newId(),
      companyId,
      fileName: file.name,
      content: file.bytes,
      encoding,
      basis: options.basis ?? null,
      configId: options.configId ?? null,
      mapping,
      state: 'running',
      rows,
      createdAt: await ctx.clock.now(tx),
    });
    await ctx.outbox.add(tx, runImport, { importId: added.id, companyId });
    await audit(ctx, tx, 'order_import.started', added.id, { rows });
    return added;
  });
  return presentImport(row, ctx.locale);
}

function presentImport(
  {
    id,
    fileName,
    state,
    encoding,
    createdAt,
    rows,
    processed,
    accepted,
    rejected,
    orders,
    mapping,
    problems,
  }: ImportRow,
  locale: Locale,
): OrderImport {
  return {
    id,
    fileName,
    state,
    encoding,
    createdAt: createdAt.toISOString(),
    rows,
    processed,
    accepted,
    rejected,
    orders,
    mapping,
    problems: problems.map((problem) => withMessage(problem, locale)),
  };
}

export async function importById(ctx: RequestContext, companyId: string, importId: string): Promise<OrderImport> {
  const row = await ctx.db.tenantTx(companyId, (tx) => imports.findImport(tx, companyId, importId));
  if (!row) throw new NotFound();
  return presentImport(row, ctx.locale);
}

/** The company's latest 50 uploads, without their problems. */
export async function listImports(ctx: RequestContext, companyId: string) {
  const rows = await ctx.db.tenantTx(companyId, (tx) => imports.newestImports(tx, companyId, LIST_LIMIT));
  return {
    items: rows.map((row) => {
      const { problems: _, ...rest } = presentImport(row, ctx.locale);
      return rest;
    }),
  };
}
