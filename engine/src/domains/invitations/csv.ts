import { parse } from 'csv-parse/sync';
import { domainError } from '../../kernel/errors.ts';
import { decode, lineEnds } from './csv-encoding.ts';

export class CsvEmpty extends domainError('csv_empty', 422) {}
export class CsvHeaderWrong extends domainError('csv_header_wrong', 422) {}
export class CsvColumnRepeated extends domainError('csv_column_repeated', 422) {}
export class CsvUnreadable extends domainError('csv_unreadable', 422) {}
export class CsvTooManyRows extends domainError('csv_too_many_rows', 422) {}

const MAX_ROWS = 10_000;
// A file of the largest size can be all line ends, all delimiters or one cell. These bounds are far beyond any order
// file and keep what is not one from holding up the process.
const MAX_LINES = 20 * MAX_ROWS;
const MAX_DELIMITERS = 100 * MAX_ROWS;
const MAX_COLUMNS = 500;
const MAX_ROW_CHARACTERS = 200_000;

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
export type CsvColumn = (typeof COLUMNS)[number];

// Names that shop systems and spreadsheets give the same columns, compared without case, spaces and punctuation.
const ALIASES: Record<CsvColumn, string[]> = {
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

const COLUMN_BY_NAME = new Map(
  COLUMNS.flatMap((column) => [plain(column), ...ALIASES[column]].map((name) => [name, column] as const)),
);

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).slice(0, MAX_ROW_CHARACTERS);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** @throws CsvUnreadable, or CsvTooManyRows when there are many lines, for more cells than an order file can have. */
function refuseTooManyCells(text: string, delimiter: string): void {
  let found = 0;
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    else if (sign === delimiter && ++found > MAX_DELIMITERS)
      throw line > MAX_ROWS ? new CsvTooManyRows({ maximum: MAX_ROWS }) : new CsvUnreadable({ line });
  }
}

/** The first `length` characters; never half of one, which the database would refuse. */
export const cut = (text: string, length: number): string => [...text.slice(0, 2 * length)].slice(0, length).join('');

export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

/**
 * Reads an uploaded order file, of whichever encoding.
 * @throws what `readCsv` does.
 */
export function readCsvFile(bytes: Buffer): { rows: CsvRow[]; encoding: string } {
  if (lineEnds(bytes) > MAX_LINES) throw new CsvTooManyRows({ maximum: MAX_ROWS });
  const { text, encoding } = decode(bytes);
  return { rows: readCsv(text), encoding };
}

/**
 * Reads the rows of an order file; columns in any order, known aliases accepted, delimiter found from the header.
 * @throws CsvEmpty, CsvUnreadable with the line, CsvHeaderWrong naming the missing columns, CsvColumnRepeated,
 * CsvTooManyRows.
 */
export function readCsv(text: string): CsvRow[] {
  if (text.trim() === '') throw new CsvEmpty();
  const [header, ...rows] = recordsOf(text);
  const names = (header?.record ?? []).slice(0, MAX_COLUMNS);
  const columns = names.map((name) => COLUMN_BY_NAME.get(plain(name)));
  const missing = [
    ...(columns.includes('order_id') ? [] : ['order_id']),
    // One of the two reaches the customer.
    ...(columns.includes('email') || columns.includes('phone') ? [] : ['email']),
  ];
  if (missing.length > 0) throw new CsvHeaderWrong({ missing: missing.join(', '), found: cut(names.join(', '), 200) });
  const repeated = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at);
  if (repeated) throw new CsvColumnRepeated({ column: repeated });
  if (rows.length === 0) throw new CsvEmpty();
  if (rows.length > MAX_ROWS) throw new CsvTooManyRows({ maximum: MAX_ROWS });
  return rows.map(({ record, info }) => {
    const cells: Partial<Record<CsvColumn, string>> = {};
    columns.forEach((column, at) => {
      const value = record[at];
      if (column && value !== undefined && value !== '') cells[column] = value;
    });
    return { line: info.lines, cells };
  });
}

/** The header and, at most, one row more than are allowed. */
function recordsOf(text: string): { record: string[]; info: { lines: number } }[] {
  const delimiter = delimiterOf(text);
  refuseTooManyCells(text, delimiter);
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to: MAX_ROWS + 2,
      max_record_size: MAX_ROW_CHARACTERS,
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : 1;
    throw new CsvUnreadable({ line });
  }
}
