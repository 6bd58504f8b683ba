import { DomainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { defineImport } from '../../platform/import-run.ts';
import { companyById } from '../companies/public.ts';
import { chunkFrom, ordersOf } from './csv-orders.ts';
import type { CsvOrder } from './csv-orders.ts';
import { readCsvFile } from './csv.ts';
import { fileOf, lockImport, saveImport } from './import-repo.ts';
import { addOrders, collecting, isFuturePurchase } from './orders.ts';
import type { ImportProblem } from './schema.ts';

/** Works through an upload, 500 orders a transaction at most. */
export const runImport = defineImport({
  name: 'invitations.import-orders',
  store: { fileOf, lockImport, saveImport },
  inTx: (app, companyId, work) => app.db.tenantTx(companyId, work),
  failed: { line: 0, column: null, code: 'csv_failed', params: {} },
  async read(app, content, { companyId, basis }) {
    const company = await companyById(app.db.read, companyId);
    return ordersOf(readCsvFile(content).rows, basis ?? undefined, company?.timeZone ?? 'UTC');
  },
  async takeChunk(app, tx, { row, parsed, now }) {
    // What the rows themselves got wrong is noted once, with the first chunk.
    const unreadable = row.position === 0 ? parsed.problems : [];
    const problems = [...row.problems, ...unreadable];
    let setup;
    try {
      setup = await collecting(app, tx, row.companyId, row.configId ?? undefined);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refused: [...problems, { line: 0, column: null, code: error.code, params: error.params }] };
    }
    const chunk = chunkFrom(parsed.orders, row.position);
    const timely = chunk.filter(({ order }) => !isFuturePurchase(order, now));
    const orders = timely.map(({ order }) => order);
    const { added: invited, refused: unreached } = await addOrders(app, tx, setup, orders, 'csv', row.id);
    const added = timely.filter(({ order }) => invited.has(order.orderId));
    const refused = chunk.filter(({ order }) => !invited.has(order.orderId));
    problems.push(...refused.map((one) => refusal(one, now, unreached.get(one.order.orderId))));
    const position = row.position + chunk.length;
    const processed = row.processed + rowsOf(chunk) + unreadable.length;
    const accepted = row.accepted + rowsOf(added);
    return {
      ...{ position, finished: position >= parsed.orders.length },
      counters: { orders: row.orders + added.length, processed, accepted, rejected: processed - accepted },
      problems: problems.sort((a, b) => a.line - b.line),
    };
  },
});

const rowsOf = (orders: CsvOrder[]): number => orders.reduce((sum, { lines }) => sum + lines.length, 0);

/** Why an order was not taken. */
function refusal({ order, lines }: CsvOrder, now: Date, unreached: FieldError | undefined): ImportProblem {
  const line = lines[0] ?? 0;
  const column = unreached?.path.startsWith('products.') ? 'product_name' : (unreached?.path ?? null);
  if (unreached) return { line, column, code: unreached.code, params: unreached.params ?? {} };
  return isFuturePurchase(order, now)
    ? { line, column: 'purchased_at', code: 'purchase_in_future', params: {} }
    : { line, column: 'order_id', code: 'csv_order_known', params: { orderId: order.orderId } };
}
