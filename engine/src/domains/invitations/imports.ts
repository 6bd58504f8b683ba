import type { Locale } from '@app/contracts/common';
import type { ContactBasis, OrderImport } from '@app/contracts/invitations';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { csvWords } from '../../platform/i18n.ts';
import type { RequestContext } from '../../platform/route.ts';
import { readCsvFile } from './csv.ts';
import { runImport } from './import-job.ts';
import * as imports from './import-repo.ts';
import type { ImportRow } from './import-repo.ts';
import { collecting } from './orders.ts';

const LISTED = 50;

/**
 * Takes a CSV of orders. What is wrong with the whole file is answered at once; its rows are worked through by a job.
 * @throws CsvEmpty, CsvHeaderWrong, CsvColumnRepeated, CsvUnreadable, CsvTooManyRows, CompanySuspended, NotFound
 */
export async function startImport(
  ctx: RequestContext,
  companyId: string,
  file: { name: string; bytes: Buffer },
  options: { basis?: ContactBasis | undefined; configId?: string | undefined },
): Promise<OrderImport> {
  const { rows: found, encoding } = readCsvFile(file.bytes);
  const rows = found.length;
  const row = await ctx.db.tenantTx(companyId, async (tx) => {
    await collecting(ctx, tx, companyId, options.configId);
    const added = await imports.addImport(tx, {
      id: newId(),
      companyId,
      fileName: file.name,
      content: file.bytes,
      encoding,
      basis: options.basis ?? null,
      configId: options.configId ?? null,
      state: 'running',
      rows,
      createdAt: await ctx.clock.now(tx),
    });
    await ctx.outbox.add(tx, runImport, { importId: added.id, companyId });
    await audit(ctx, tx, 'order_import.started', added.id, { rows });
    return added;
  });
  return present(row, ctx.locale);
}

function present(
  { id, fileName, state, encoding, createdAt, rows, processed, accepted, rejected, orders, problems }: ImportRow,
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
    problems: problems.map((problem) => ({ ...problem, message: csvWords(problem.code, problem.params, locale) })),
  };
}

export async function importById(ctx: RequestContext, companyId: string, importId: string): Promise<OrderImport> {
  const row = await ctx.db.tenantTx(companyId, (tx) => imports.importOf(tx, companyId, importId));
  if (!row) throw new NotFound();
  return present(row, ctx.locale);
}

/** The company's last 50 uploads, without their problems. */
export async function listImports(ctx: RequestContext, companyId: string) {
  const rows = await ctx.db.tenantTx(companyId, (tx) => imports.importsOf(tx, companyId, LISTED));
  return {
    items: rows.map((row) => {
      const { problems: _, ...rest } = present(row, ctx.locale);
      return rest;
    }),
  };
}
