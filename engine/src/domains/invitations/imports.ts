import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { ContactBasis, OrderImport } from '@app/contracts/invitations';
import { DomainError, NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import { csvWords } from '../../platform/i18n.ts';
import { defineJob } from '../../platform/job.ts';
import { isPassing } from '../../platform/passing.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyById } from '../companies/public.ts';
import { chunkFrom, ordersOf } from './csv-orders.ts';
import { readCsvFile } from './csv.ts';
import { addOrders, collecting, isFuturePurchase } from './orders.ts';
import { orderImports } from './schema.ts';
import type { ImportProblem } from './schema.ts';

/** Problems kept and shown; a file with more of them is wrong as a whole. */
const MAX_PROBLEMS = 1000;

const { content: _content, ...PROGRESS } = getTableColumns(orderImports);
type ImportRow = Omit<typeof orderImports.$inferSelect, 'content'>;

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
    const { config } = await collecting(ctx, tx, companyId, options.configId);
    const [added] = await tx
      .insert(orderImports)
      .values({
        id: newId(),
        companyId,
        fileName: file.name,
        content: file.bytes,
        encoding,
        basis: options.basis ?? null,
        configId: config.id,
        state: 'running',
        rows,
        createdAt: await ctx.clock.now(tx),
      })
      .returning(PROGRESS);
    if (!added) throw new Error('the import was not added');
    await ctx.outbox.add(tx, runImport, { importId: added.id, companyId });
    await audit(ctx, tx, 'order_import.started', added.id, { rows });
    return added;
  });
  return present(row, ctx.locale);
}

/**
 * Works through an upload, 500 orders a transaction at most; a second run goes on where the first one stopped. What
 * another try would not mend ends the import: it never stays running for good.
 */
export const runImport = defineJob({
  name: 'invitations.import-orders',
  data: z.object({ importId: Id, companyId: Id }),
  async run(app, { importId, companyId }) {
    try {
      const file = await fileOf(app, companyId, importId);
      if (!file?.content) return;
      const parsed = ordersOf(readCsvFile(file.content).rows, file.basis ?? undefined, file.zone);
      while (await importChunk(app, companyId, importId, parsed));
    } catch (error) {
      if (isPassing(error)) throw error;
      app.report(error);
      await giveUp(app, companyId, importId);
    }
  },
});

async function fileOf(app: AppContext, companyId: string, importId: string) {
  return app.db.tenantTx(companyId, async (tx) => {
    const [file] = await tx
      .select({ content: orderImports.content, basis: orderImports.basis })
      .from(orderImports)
      .where(eq(orderImports.id, importId));
    return file && { ...file, zone: (await companyById(tx, companyId))?.timeZone ?? 'UTC' };
  });
}

/** Ends an import that failed unexpectedly; the orders of its earlier chunks stay. */
async function giveUp(app: AppContext, companyId: string, importId: string): Promise<void> {
  await app.db.tenantTx(companyId, async (tx) => {
    const [row] = await tx.select(PROGRESS).from(orderImports).where(eq(orderImports.id, importId)).for('update');
    if (row?.state !== 'running') return;
    await tx
      .update(orderImports)
      .set({
        state: 'failed',
        content: null,
        finishedAt: await app.clock.now(tx),
        problems: [{ line: 0, column: null, code: 'csv_failed', params: {} }, ...row.problems],
      })
      .where(eq(orderImports.id, importId));
  });
}

/** @returns whether there is more. */
async function importChunk(
  app: AppContext,
  companyId: string,
  importId: string,
  parsed: ReturnType<typeof ordersOf>,
): Promise<boolean> {
  return app.db.tenantTx(companyId, async (tx) => {
    const [row] = await tx.select(PROGRESS).from(orderImports).where(eq(orderImports.id, importId)).for('update');
    if (row?.state !== 'running') return false;
    const now = await app.clock.now(tx);
    const chunk = chunkFrom(parsed.orders, row.position);
    const finished = row.position + chunk.length >= parsed.orders.length;

    const problems = [...row.problems];
    // What the rows themselves got wrong is noted once, with the first chunk.
    if (row.position === 0) problems.push(...parsed.problems);
    let setup;
    try {
      setup = await collecting(app, tx, companyId, row.configId ?? undefined);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await tx
        .update(orderImports)
        .set({
          state: 'failed',
          content: null,
          finishedAt: now,
          problems: [...problems, { line: 0, column: null, code: error.code, params: error.params }],
        })
        .where(eq(orderImports.id, importId));
      return false;
    }
    const timely = chunk.filter(({ order, lines }) => {
      const future = isFuturePurchase(order, now);
      if (future)
        problems.push({ line: lines[0] ?? 0, column: 'purchased_at', code: 'purchase_in_future', params: {} });
      return !future;
    });
    const added = await addOrders(
      app,
      tx,
      setup,
      timely.map(({ order }) => order),
      'csv',
      importId,
    );
    for (const { order, lines } of timely) {
      if (!added.has(order.orderId))
        problems.push({
          line: lines[0] ?? 0,
          column: 'order_id',
          code: 'csv_order_known',
          params: { orderId: order.orderId },
        });
    }
    const acceptedRows = timely
      .filter(({ order }) => added.has(order.orderId))
      .reduce((sum, { lines }) => sum + lines.length, 0);
    const accepted = row.accepted + acceptedRows;
    const chunkRows =
      chunk.reduce((sum, { lines }) => sum + lines.length, 0) + (row.position === 0 ? parsed.problems.length : 0);
    const processed = row.processed + chunkRows;
    await tx
      .update(orderImports)
      .set({
        position: row.position + chunk.length,
        orders: row.orders + added.size,
        processed,
        accepted,
        rejected: processed - accepted,
        problems: problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS),
        ...(finished ? { state: 'done' as const, content: null, finishedAt: now } : {}),
      })
      .where(eq(orderImports.id, importId));
    return !finished;
  });
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
    problems: problems.map((problem: ImportProblem) => ({
      ...problem,
      message: csvWords(problem.code, problem.params, locale),
    })),
  };
}

export async function importById(ctx: RequestContext, companyId: string, importId: string): Promise<OrderImport> {
  const [row] = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select(PROGRESS)
      .from(orderImports)
      .where(and(eq(orderImports.companyId, companyId), eq(orderImports.id, importId))),
  );
  if (!row) throw new NotFound();
  return present(row, ctx.locale);
}

/** The company's last 50 uploads, without their problems. */
export async function listImports(ctx: RequestContext, companyId: string) {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select(PROGRESS)
      .from(orderImports)
      .where(eq(orderImports.companyId, companyId))
      .orderBy(desc(orderImports.id))
      .limit(50),
  );
  return {
    items: rows.map((row) => {
      const { problems: _, ...rest } = present(row, ctx.locale);
      return rest;
    }),
  };
}
