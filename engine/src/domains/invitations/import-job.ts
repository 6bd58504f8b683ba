import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { DomainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { isPassing } from '../../platform/passing.ts';
import { companyById } from '../companies/public.ts';
import { chunkFrom, ordersOf } from './csv-orders.ts';
import type { CsvOrder } from './csv-orders.ts';
import { readCsvFile } from './csv.ts';
import * as imports from './import-repo.ts';
import type { ImportRow } from './import-repo.ts';
import { addOrders, collecting, isFuturePurchase } from './orders.ts';
import type { ImportProblem } from './schema.ts';

/** Problems kept and shown; a file with more of them is wrong as a whole. */
const MAX_PROBLEMS = 1000;
const FAILED: ImportProblem = { line: 0, column: null, code: 'csv_failed', params: {} };

type ParsedFile = ReturnType<typeof ordersOf>;

/**
 * Works through an upload, 500 orders a transaction at most; a second run goes on where the first one stopped. It never
 * stays running for good: what another try would not mend ends it for ever, and when every try met a passing failure it
 * is shown as failed but keeps its file, so that the dead letter can be tried again.
 */
export const runImport = defineJob({
  name: 'invitations.import-orders',
  data: z.object({ importId: Id, companyId: Id }),
  async run(app, { importId, companyId }) {
    try {
      const parsed = await open(app, companyId, importId);
      if (parsed) while (await importChunk(app, companyId, importId, parsed));
    } catch (error) {
      if (isPassing(error)) throw error;
      app.report(error);
      await app.db.tenantTx(companyId, (tx) => fail(app, tx, importId, { content: null }));
    }
  },
  givenUp: (app, tx, { importId }) => fail(app, tx, importId),
});

/** The upload's orders; undefined when it is over. One that was given up runs again. */
async function open(app: AppContext, companyId: string, importId: string): Promise<ParsedFile | undefined> {
  const opened = await app.db.tenantTx(companyId, async (tx) => {
    const row = await imports.lockImport(tx, importId);
    const content = await imports.fileOf(tx, importId);
    if (!row || !content) return undefined;
    if (row.state === 'failed') {
      const problems = row.problems.filter(({ code }) => code !== FAILED.code);
      await imports.saveImport(tx, importId, { state: 'running', finishedAt: null, problems });
    }
    return { content, basis: row.basis ?? undefined, zone: (await companyById(tx, companyId))?.timeZone ?? 'UTC' };
  });
  return opened && ordersOf(readCsvFile(opened.content).rows, opened.basis, opened.zone);
}

/** Ends an import that failed unexpectedly; the orders of its earlier chunks stay. */
async function fail(app: AppContext, tx: Tx, importId: string, change: { content?: null } = {}): Promise<void> {
  const row = await imports.lockImport(tx, importId);
  if (row?.state === 'running') await end(app, tx, row, [FAILED, ...row.problems], change);
}

async function end(
  app: AppContext,
  tx: Tx,
  { id }: ImportRow,
  problems: ImportProblem[],
  change: { content?: null },
): Promise<void> {
  await imports.saveImport(tx, id, { state: 'failed', finishedAt: await app.clock.now(tx), problems, ...change });
}

/** @returns whether there is more. */
async function importChunk(app: AppContext, companyId: string, importId: string, parsed: ParsedFile): Promise<boolean> {
  return app.db.tenantTx(companyId, async (tx) => {
    const row = await imports.lockImport(tx, importId);
    if (row?.state !== 'running') return false;
    const now = await app.clock.now(tx);
    const chunk = chunkFrom(parsed.orders, row.position);
    const finished = row.position + chunk.length >= parsed.orders.length;
    // What the rows themselves got wrong is noted once, with the first chunk.
    const unreadable = row.position === 0 ? parsed.problems : [];
    const problems = [...row.problems, ...unreadable];

    let setup;
    try {
      setup = await collecting(app, tx, companyId, row.configId ?? undefined);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, params } = error;
      await end(app, tx, row, [...problems, { line: 0, column: null, code, params }], { content: null });
      return false;
    }
    const timely = chunk.filter(({ order }) => !isFuturePurchase(order, now));
    const orders = timely.map(({ order }) => order);
    const { added: invited, refused: unreached } = await addOrders(app, tx, setup, orders, 'csv', importId);
    const added = timely.filter(({ order }) => invited.has(order.orderId));
    const refused = chunk.filter(({ order }) => !invited.has(order.orderId));
    problems.push(...refused.map((one) => refusal(one, now, unreached.get(one.order.orderId))));

    const processed = row.processed + rowsOf(chunk) + unreadable.length;
    const accepted = row.accepted + rowsOf(added);
    await imports.saveImport(tx, importId, {
      position: row.position + chunk.length,
      orders: row.orders + added.length,
      processed,
      accepted,
      rejected: processed - accepted,
      problems: problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS),
      ...(finished ? { state: 'done' as const, content: null, finishedAt: now } : {}),
    });
    return !finished;
  });
}

const rowsOf = (orders: CsvOrder[]): number => orders.reduce((sum, { lines }) => sum + lines.length, 0);

/** Why an order was not taken. */
function refusal({ order, lines }: CsvOrder, now: Date, unreached: FieldError | undefined): ImportProblem {
  const line = lines[0] ?? 0;
  if (unreached) return { line, column: unreached.path, code: unreached.code, params: unreached.params ?? {} };
  return isFuturePurchase(order, now)
    ? { line, column: 'purchased_at', code: 'purchase_in_future', params: {} }
    : { line, column: 'order_id', code: 'csv_order_known', params: { orderId: order.orderId } };
}
