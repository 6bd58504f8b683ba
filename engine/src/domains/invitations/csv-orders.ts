import { CreateOrder, MAX_ORDER_PRODUCTS } from '@app/contracts/invitations';
import type { ContactBasis } from '@app/contracts/invitations';
import { fieldErrors } from '../../platform/validation.ts';
import { instantOf } from '../../platform/csv-dates.ts';
import { cut } from '../../platform/csv-records.ts';
import type { CsvColumn, CsvRow } from './csv.ts';
import type { ImportProblem } from './schema.ts';

const CHUNK_ORDERS = 500;
const CHUNK_PRODUCTS = 10_000;

/** One order of the file, with the lines of its rows (one row per product). */
export interface CsvOrder {
  lines: number[];
  order: CreateOrder;
}

// Cells that a spreadsheet would run when an export of ours is opened; a phone's leading + is no formula.
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s()./-]*$)/;

/** Text that the database refuses: NUL, and halves of characters outside the basic plane. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** `pl-PL`, `pl_PL` → `pl`; either written Norwegian is `no`. */
function languageOf(cell: string): string {
  const language = cell.toLowerCase().replace(/^([a-z]{2})[-_][a-z0-9_-]+$/, '$1');
  return language === 'nb' || language === 'nn' ? 'no' : language;
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

const PRODUCT_COLUMN: Record<string, CsvColumn> = { url: 'product_url', category: 'product_category' };

/** The column in which two rows of one order name different customers; an empty cell says nothing. */
function conflict(known: CreateOrder, { email, phone }: CreateOrder): 'email' | 'phone' | undefined {
  if (known.email !== undefined && email !== undefined)
    return known.email.toLowerCase() === email.toLowerCase() ? undefined : 'email';
  return known.phone !== undefined && phone !== undefined && known.phone !== phone ? 'phone' : undefined;
}

/**
 * Turns rows into orders: good rows go through, the others become problems with line, column and reason.
 * Rows with the same order id are one order; `basis` may be given once for the whole file. Dates are of `zone`.
 */
export function ordersOf(
  rows: CsvRow[],
  fileBasis: ContactBasis | undefined,
  zone: string,
): { orders: CsvOrder[]; problems: ImportProblem[] } {
  const orders = new Map<string, CsvOrder>();
  const problems: ImportProblem[] = [];
  const refuse = (line: number, column: string | null, code: string, params: ImportProblem['params'] = {}) =>
    problems.push({ line, column, code, params });

  for (const { line, cells } of rows) {
    const columns = Object.keys(cells) as CsvColumn[];
    const unstorable = columns.find((column) => !isStorable(cells[column] ?? ''));
    if (unstorable) {
      refuse(line, unstorable, 'csv_characters');
      continue;
    }
    const formula = columns.find((column) => FORMULA.test(cells[column] ?? ''));
    if (formula) {
      refuse(line, formula, 'csv_formula', { value: cut(cells[formula] ?? '', 40) });
      continue;
    }
    const purchasedAt = cells.purchased_at === undefined ? undefined : instantOf(cells.purchased_at, zone);
    if (cells.purchased_at !== undefined && purchasedAt === undefined) {
      refuse(line, 'purchased_at', 'csv_date', { value: cut(cells.purchased_at, 40) });
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
        language: cells.language === undefined ? undefined : languageOf(cells.language),
        basis: cells.basis?.toLowerCase() ?? fileBasis,
        products:
          product === undefined
            ? []
            : [
                {
                  ...{ productId: product, name: cells.product_name ?? product, url: cells.product_url },
                  category: cells.product_category,
                },
              ],
      },
      { reportInput: true },
    );
    if (!parsed.success) {
      const [first] = fieldErrors(parsed.error);
      const column =
        FIELD_COLUMN[first?.path.split('.')[0] ?? ''] ??
        PRODUCT_COLUMN[first?.path.split('.').at(-1) ?? ''] ??
        'product_name';
      refuse(line, column, first?.code ?? 'invalid_value', first?.params ?? {});
      continue;
    }
    const order = parsed.data;
    const known = orders.get(order.orderId);
    const mixed = known && conflict(known.order, order);
    if (!known) {
      orders.set(order.orderId, { lines: [line], order });
    } else if (mixed) {
      refuse(line, mixed, 'csv_order_mixed', { orderId: order.orderId, line: known.lines[0] ?? line });
    } else if (
      order.products.every((one) => known.order.products.some(({ productId }) => productId === one.productId))
    ) {
      refuse(line, 'order_id', 'csv_row_repeated', { orderId: order.orderId, line: known.lines[0] ?? line });
    } else if (known.order.products.length >= MAX_ORDER_PRODUCTS) {
      refuse(line, 'product_id', 'csv_too_many_products', { orderId: order.orderId, maximum: MAX_ORDER_PRODUCTS });
    } else {
      known.order.products.push(...order.products);
      known.order.email ??= order.email;
      known.order.phone ??= order.phone;
      known.lines.push(line);
    }
  }
  return { orders: [...orders.values()], problems };
}

/**
 * The orders from `position` on that one transaction takes: so many that none of its statements has more parameters
 * than PostgreSQL's 65,535 (three for each ordered product).
 */
export function chunkFrom(orders: CsvOrder[], position: number): CsvOrder[] {
  let end = position;
  let products = 0;
  for (; end < orders.length && end - position < CHUNK_ORDERS; end++) {
    products += orders[end]?.order.products.length ?? 0;
    if (products > CHUNK_PRODUCTS && end > position) break;
  }
  return orders.slice(position, end);
}
