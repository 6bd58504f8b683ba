import chardet from 'chardet';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { CreateOrder } from '@app/contracts/invitations';
import type { ContactBasis } from '@app/contracts/invitations';
import { domainError } from '../../kernel/errors.ts';
import { fieldErrors } from '../../platform/validation.ts';
import type { ImportProblem } from './schema.ts';

export class CsvEmpty extends domainError('csv_empty', 422) {}
export class CsvHeaderWrong extends domainError('csv_header_wrong', 422) {}
export class CsvUnreadable extends domainError('csv_unreadable', 422) {}
export class CsvTooManyRows extends domainError('csv_too_many_rows', 422) {}

export const MAX_ROWS = 100_000;

const COLUMNS = [
  'order_id',
  'email',
  'phone',
  'name',
  'purchased_at',
  'language',
  'basis',
  'product_id',
  'product_name',
  'product_url',
] as const;
type Column = (typeof COLUMNS)[number];

// Names that shop systems and spreadsheets give the same columns, compared without case, spaces and punctuation.
const ALIASES: Record<Column, string[]> = {
  order_id: [
    'orderid',
    'order',
    'ordernumber',
    'orderno',
    'ordernr',
    'orderref',
    'numerzamowienia',
    'nrzamowienia',
    'zamowienie',
    'bestellnummer',
    'cisloobjednavky',
  ],
  email: ['email', 'mail', 'emailaddress', 'customeremail', 'adresemail'],
  phone: ['phone', 'phonenumber', 'mobile', 'telefon', 'tel', 'numertelefonu'],
  name: ['name', 'customername', 'customer', 'fullname', 'firstname', 'imie', 'imieinazwisko', 'klient', 'kundenname'],
  purchased_at: [
    'purchasedat',
    'purchasedate',
    'orderdate',
    'date',
    'datazakupu',
    'datazamowienia',
    'data',
    'bestelldatum',
    'datum',
  ],
  language: ['language', 'lang', 'locale', 'jezyk', 'sprache'],
  basis: ['basis', 'contactbasis', 'consent', 'podstawa'],
  product_id: ['productid', 'sku', 'productsku', 'idproduktu', 'artikelnummer'],
  product_name: ['productname', 'product', 'nazwaproduktu', 'produkt', 'artikel'],
  product_url: ['producturl', 'url', 'productlink', 'link', 'adresproduktu'],
};

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]/g, '');

function columnOf(header: string): Column | undefined {
  const name = plain(header);
  return COLUMNS.find((column) => plain(column) === name || ALIASES[column].includes(name));
}

const LEGACY = new Set([
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'ISO-8859-2',
  'ISO-8859-1',
  'Shift_JIS',
  'EUC-JP',
  'UTF-16LE',
  'UTF-16BE',
]);
// Letters of Polish, Czech, Hungarian … that windows-1250 spells in bytes which windows-1252 gives to rare signs.
const CENTRAL_EUROPEAN_BYTES = new Set([
  0xb9, 0xbf, 0x9c, 0x9f, 0xb3, 0xa5, 0xaf, 0x8c, 0x8f, 0xa3, 0x9a, 0x9e, 0xf8, 0xec, 0xf5, 0xfb,
]);

function legacyEncoding(bytes: Buffer): string {
  const guess = chardet.detect(bytes);
  if (guess && LEGACY.has(guess) && !['ISO-8859-1', 'ISO-8859-2', 'windows-1250', 'windows-1252'].includes(guess))
    return guess;
  // The guesser cannot tell the Latin ones apart in short files; spreadsheets of our markets write windows-1250.
  const central = bytes.some((byte) => CENTRAL_EUROPEAN_BYTES.has(byte));
  return central || guess === 'ISO-8859-2' || guess === 'windows-1250' ? 'windows-1250' : 'windows-1252';
}

/** Text of a file of unknown encoding: UTF-8 (with or without BOM) when it is valid, else the likeliest older one. */
export function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes.length >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))) {
    return { text: iconv.decode(bytes, 'utf-16'), encoding: 'UTF-16' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text: text.replace(/^\ufeff/, ''), encoding: 'UTF-8' };
  } catch {
    // Lines that are UTF-8 stay so when others are not: files are sometimes pasted together.
    const encoding = legacyEncoding(bytes);
    const lines: string[] = [];
    let mixed = false;
    for (const line of splitLines(bytes)) {
      try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(line);
        if (line.some((byte) => byte > 0x7f)) mixed = true;
        lines.push(text);
      } catch {
        lines.push(iconv.decode(line, encoding));
      }
    }
    return { text: lines.join('').replace(/^\ufeff/, ''), encoding: mixed ? `UTF-8, ${encoding}` : encoding };
  }
}

function* splitLines(bytes: Buffer): Generator<Buffer> {
  let from = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, from)) {
    yield bytes.subarray(from, at + 1);
    from = at + 1;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

export interface CsvRow {
  line: number;
  cells: Partial<Record<Column, string>>;
}

/**
 * Reads the rows of an order file; columns in any order, known aliases accepted, delimiter found from the header.
 * @throws CsvEmpty, CsvUnreadable with the line, CsvHeaderWrong naming the missing columns, CsvTooManyRows.
 */
export function readCsv(text: string): CsvRow[] {
  if (text.trim() === '') throw new CsvEmpty();
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as typeof records;
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : 1;
    throw new CsvUnreadable({ line });
  }
  const [header, ...rows] = records;
  const columns = (header?.record ?? []).map(columnOf);
  const missing = (['order_id', 'email'] as const).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new CsvHeaderWrong({ missing: missing.join(', '), found: (header?.record ?? []).join(', ').slice(0, 200) });
  const repeated = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at);
  if (repeated) throw new CsvHeaderWrong({ missing: '', found: repeated });
  if (rows.length === 0) throw new CsvEmpty();
  if (rows.length > MAX_ROWS) throw new CsvTooManyRows({ maximum: MAX_ROWS });
  return rows.map(({ record, info }) => {
    const cells: Partial<Record<Column, string>> = {};
    columns.forEach((column, at) => {
      const value = record[at];
      if (column && value !== undefined && value !== '') cells[column] = value;
    });
    return { line: info.lines, cells };
  });
}

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

const FIELD_COLUMN: Record<string, Column> = {
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
    const formula = (Object.keys(cells) as Column[]).find((column) => FORMULA.test(cells[column] ?? ''));
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
