import { CreateOrder } from '@app/contracts/invitations';
import type { ContactBasis } from '@app/contracts/invitations';
import { fieldErrors } from '../../platform/validation.ts';
import type { CsvColumn, CsvRow } from './csv.ts';
import type { ImportProblem } from './schema.ts';

/** One order of the file, with the lines of its rows (one row per product). */
export interface CsvOrder {
  lines: number[];
  order: CreateOrder;
}

// Cells that a spreadsheet would run when an export of ours is opened; a phone's leading + is no formula.
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s()./-]*$)/;

function instantOf(value: string): string | undefined {
  const dotted = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(value);
  const [, day, month, year, hour = '0', minute = '0'] = dotted ?? [];
  const iso = dotted
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:00Z`
    : value.replace(' ', 'T');
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const FIELD_COLUMN: Record<string, CsvColumn> = {
  orderId: 'order_id',
  email: 'email',
  phone: 'phone',
  name: 'name',
  purchasedAt: 'purchased_at',
  language: 'language',
  basis: 'basis',
};

/**
 * Turns rows into orders: good rows go through, the others become problems with line, column and reason.
 * Rows with the same order id are one order; `basis` may be given once for the whole file.
 */
export function ordersOf(
  rows: CsvRow[],
  fileBasis: ContactBasis | undefined,
): { orders: CsvOrder[]; problems: ImportProblem[] } {
  const orders = new Map<string, CsvOrder>();
  const problems: ImportProblem[] = [];
  const refuse = (line: number, column: string | null, code: string, params: ImportProblem['params'] = {}) =>
    problems.push({ line, column, code, params });

  for (const { line, cells } of rows) {
    const formula = (Object.keys(cells) as CsvColumn[]).find((column) => FORMULA.test(cells[column] ?? ''));
    if (formula) {
      refuse(line, formula, 'csv_formula', { value: (cells[formula] ?? '').slice(0, 40) });
      continue;
    }
    const purchasedAt = cells.purchased_at === undefined ? undefined : instantOf(cells.purchased_at);
    if (cells.purchased_at !== undefined && purchasedAt === undefined) {
      refuse(line, 'purchased_at', 'csv_date', { value: cells.purchased_at.slice(0, 40) });
      continue;
    }
    const product = cells.product_id ?? cells.product_name;
    const parsed = CreateOrder.safeParse(
      {
        orderId: cells.order_id,
        email: cells.email,
        phone: cells.phone,
        name: cells.name,
        purchasedAt,
        language: cells.language?.toLowerCase().slice(0, 2),
        basis: cells.basis?.toLowerCase() ?? fileBasis,
        products:
          product === undefined
            ? []
            : [{ productId: product, name: cells.product_name ?? product, url: cells.product_url }],
      },
      { reportInput: true },
    );
    if (!parsed.success) {
      const [first] = fieldErrors(parsed.error);
      const column =
        FIELD_COLUMN[first?.path.split('.')[0] ?? ''] ?? (first?.path.endsWith('url') ? 'product_url' : 'product_name');
      refuse(line, column, first?.code ?? 'invalid_value', first?.params ?? {});
      continue;
    }
    const order = parsed.data;
    const known = orders.get(order.orderId);
    if (!known) {
      orders.set(order.orderId, { lines: [line], order });
    } else if (known.order.email.toLowerCase() !== order.email.toLowerCase()) {
      refuse(line, 'email', 'csv_order_mixed', { orderId: order.orderId, line: known.lines[0] ?? line });
    } else if (
      order.products.every((one) => known.order.products.some(({ productId }) => productId === one.productId))
    ) {
      refuse(line, 'order_id', 'csv_row_repeated', { orderId: order.orderId, line: known.lines[0] ?? line });
    } else {
      known.order.products.push(...order.products);
      known.lines.push(line);
    }
  }
  return { orders: [...orders.values()], problems };
}
