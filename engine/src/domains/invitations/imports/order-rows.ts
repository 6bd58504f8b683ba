import { CreateOrder, MAX_ORDER_PRODUCTS } from '@app/contracts/invitations';
import type { ContactBasis } from '@app/contracts/invitations';
import { fieldErrors } from '../../../platform/requests/validation.ts';
import { parseCsvDate } from '../../../platform/csv/dates.ts';
import { truncate } from '../../../platform/csv/records.ts';
import type { OrderColumn } from '@app/contracts/inviting/order-imports';
import type { CsvRow } from './order-file.ts';
import type { ImportProblem } from '../schema.ts';

/** An order of the file, with the line numbers of its rows (one row per product). */
export interface CsvOrder {
  lines: number[];
  order: CreateOrder;
}

// Cells that a spreadsheet would execute when one of our exports is opened; the + of a phone number is not a formula.
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s()./-]*$)/;

/** PostgreSQL rejects NUL and lone surrogates. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** `pl-PL`, `pl_PL` → `pl`; `nb` and `nn` → `no`. */
function parseLanguage(cell: string): string {
  const language = cell.toLowerCase().replace(/^([a-z]{2})[-_][a-z0-9_-]+$/, '$1');
  return language === 'nb' || language === 'nn' ? 'no' : language;
}

const FIELD_COLUMN: Record<string, OrderColumn> = {
  orderId: 'order_id',
  email: 'email',
  phone: 'phone',
  name: 'name',
  purchasedAt: 'purchased_at',
  language: 'language',
  market: 'market',
  basis: 'basis',
};

const PRODUCT_COLUMN: Record<string, OrderColumn> = {
  url: 'product_url',
  category: 'product_category',
  imageUrl: 'product_image',
  gtin: 'product_gtin',
  mpn: 'product_mpn',
  brand: 'product_brand',
};

/** The column in which two rows of one order name different customers; empty cells are ignored. */
function conflictingField(known: CreateOrder, { email, phone }: CreateOrder): 'email' | 'phone' | undefined {
  if (known.email !== undefined && email !== undefined)
    return known.email.toLowerCase() === email.toLowerCase() ? undefined : 'email';
  return known.phone !== undefined && phone !== undefined && known.phone !== phone ? 'phone' : undefined;
}

/** An order with one product at most, or why there is none. @param zone of dates without one */
export function parseRow(
  { line, cells }: CsvRow,
  fileBasis: ContactBasis | undefined,
  zone: string,
): CsvOrder | ImportProblem {
  const refuse = (column: string | null, code: string, params: ImportProblem['params'] = {}): ImportProblem => ({
    line,
    column,
    code,
    params,
  });
  const columns = Object.keys(cells) as OrderColumn[];
  const unstorable = columns.find((column) => !isStorable(cells[column] ?? ''));
  if (unstorable) return refuse(unstorable, 'csv_characters');
  const formula = columns.find((column) => FORMULA.test(cells[column] ?? ''));
  if (formula) return refuse(formula, 'csv_formula', { value: truncate(cells[formula] ?? '', 40) });
  const purchasedAt = cells.purchased_at === undefined ? undefined : parseCsvDate(cells.purchased_at, zone);
  if (cells.purchased_at !== undefined && purchasedAt === undefined)
    return refuse('purchased_at', 'csv_date', { value: truncate(cells.purchased_at, 40) });
  const productId = cells.product_id ?? cells.product_name;
  const { product_name: name = productId, product_url: url, product_category: category } = cells;
  const { product_image: imageUrl, product_gtin: gtin, product_mpn: mpn, product_brand: brand } = cells;
  const parsed = CreateOrder.safeParse(
    {
      orderId: cells.order_id,
      email: cells.email,
      phone: cells.phone,
      name: cells.name,
      purchasedAt,
      language: cells.language === undefined ? undefined : parseLanguage(cells.language),
      market: cells.market,
      basis: cells.basis?.toLowerCase() ?? fileBasis,
      products: productId === undefined ? [] : [{ productId, name, url, category, imageUrl, gtin, mpn, brand }],
    },
    { reportInput: true },
  );
  if (parsed.success) return { lines: [line], order: parsed.data };
  const [first] = fieldErrors(parsed.error);
  const column =
    FIELD_COLUMN[first?.path.split('.')[0] ?? ''] ??
    PRODUCT_COLUMN[first?.path.split('.').at(-1) ?? ''] ??
    'product_name';
  return refuse(column, first?.code ?? 'invalid_value', first?.params ?? {});
}

export const isProblem = <Problem extends ImportProblem>(parsed: CsvOrder | Problem): parsed is Problem =>
  'code' in parsed;

/** Adds another row of the same order. @returns why it cannot be added */
export function addToOrder(known: CsvOrder, { order, lines: [line = 0] }: CsvOrder): ImportProblem | undefined {
  const { orderId } = order;
  const first = known.lines[0] ?? line;
  const conflict = conflictingField(known.order, order);
  if (conflict) return { line, column: conflict, code: 'csv_order_mixed', params: { orderId, line: first } };
  const isKnown = (id: string): boolean => known.order.products.some(({ productId }) => productId === id);
  if (order.products.every(({ productId }) => isKnown(productId)))
    return { line, column: 'order_id', code: 'csv_row_repeated', params: { orderId, line: first } };
  if (known.order.products.length >= MAX_ORDER_PRODUCTS)
    return {
      line,
      column: 'product_id',
      code: 'csv_too_many_products',
      params: { orderId, maximum: MAX_ORDER_PRODUCTS },
    };
  known.order.products.push(...order.products);
  known.order.email ??= order.email;
  known.order.phone ??= order.phone;
  known.lines.push(line);
  return undefined;
}
