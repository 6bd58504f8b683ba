import { DomainError } from '../../../kernel/errors.ts';
import type { FieldError } from '../../../kernel/errors.ts';
import { defineImport } from '../../../platform/csv/import-job.ts';
import { notifyLater } from '../../notifications/public.ts';
import { companyById } from '../../companies/public.ts';
import { decodeOrders, rowsOf } from './order-file.ts';
import { OrderReader } from './order-reader.ts';
import type { CsvOrder } from './order-rows.ts';
import { fileOf, lockImport, saveImport } from './repo.ts';
import { recordRefusedOrders, refusalReason } from '../order-coverage/refused-orders.ts';
import { addOrders, loadOrderSetup, isFuturePurchase } from '../orders/service.ts';
import type { ImportProblem } from '../schema.ts';

/** Between runs other jobs have their turn. */
const CHUNKS_PER_RUN = 40;

/** Processes an upload, at most 500 orders per transaction. */
export const runImport = defineImport({
  name: 'invitations.import-orders',
  live: 'order_import',
  onEnd: (app, tx, { id, companyId }) =>
    notifyLater(app, tx, {
      companyId,
      kind: 'import_finished',
      subjectId: id,
      key: id,
      detail: { file: 'orders' },
    }),
  store: { fileOf, lockImport, saveImport },
  inTransaction: (app, companyId, work) => app.db.tenantTx(companyId, work),
  failed: { line: 0, column: null, code: 'csv_failed', params: {} },
  chunksPerRun: CHUNKS_PER_RUN,
  async read(app, content, { companyId, basis, mapping }) {
    const company = await companyById(app.db.queries, companyId);
    const { text } = decodeOrders(content);
    const options = { basis: basis ?? undefined, zone: company?.timeZone ?? 'UTC' };
    return new OrderReader(() => rowsOf(text, mapping), options);
  },
  async takeChunk(app, tx, { row, parsed: reader, now }) {
    const { orders: chunk, problems: unreadable, finished } = await reader.next(row.position);
    const problems = [...row.problems, ...unreadable.map(({ orderRef: _, ...problem }) => problem)];
    let setup;
    try {
      setup = await loadOrderSetup(app, tx, row.companyId, row.configId ?? undefined);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refused: [...problems, { line: 0, column: null, code: error.code, params: error.params }] };
    }
    const timely = chunk.filter(({ order }) => !isFuturePurchase(order, now));
    const orders = timely.map(({ order }) => order);
    const { added: invited, refused: unreachable } = await addOrders(app, tx, setup, orders, 'csv', row.id);
    const added = timely.filter(({ order }) => invited.has(order.orderId));
    const refused = chunk.filter(({ order }) => !invited.has(order.orderId));
    const refusals = refused.map((one) => ({
      ...refusal(one, now, unreachable.get(one.order.orderId)),
      orderRef: one.order.orderId,
    }));
    problems.push(...refusals.map(({ orderRef: _, ...problem }) => problem));
    await recordRefusedOrders(
      tx,
      row.companyId,
      [...unreadable, ...refusals].map(({ orderRef = '', column }) => ({ orderRef, reason: refusalReason(column) })),
      now,
    );
    const position = row.position + chunk.length + unreadable.length;
    const processed = row.processed + countRows(chunk) + unreadable.length;
    const accepted = row.accepted + countRows(added);
    return {
      position,
      finished,
      counters: { orders: row.orders + added.length, processed, accepted, rejected: processed - accepted },
      problems: problems.sort((a, b) => a.line - b.line),
    };
  },
});

const countRows = (orders: CsvOrder[]): number => orders.reduce((sum, { lines }) => sum + lines.length, 0);

/** Why an order was not added. */
function refusal({ order, lines }: CsvOrder, now: Date, unreachable: FieldError | undefined): ImportProblem {
  const line = lines[0] ?? 0;
  const column = unreachable?.path.startsWith('products.') ? 'product_name' : (unreachable?.path ?? null);
  if (unreachable) return { line, column, code: unreachable.code, params: unreachable.params ?? {} };
  return isFuturePurchase(order, now)
    ? { line, column: 'purchased_at', code: 'purchase_in_future', params: {} }
    : { line, column: 'order_id', code: 'csv_order_known', params: { orderId: order.orderId } };
}
