import { parse } from 'csv-parse/sync';
import { domainError } from '../../kernel/errors.ts';

export class CsvEmpty extends domainError('csv_empty', 422) {}
export class CsvHeaderWrong extends domainError('csv_header_wrong', 422) {}
export class CsvUnreadable extends domainError('csv_unreadable', 422) {}
export class CsvTooManyRows extends domainError('csv_too_many_rows', 422) {}

const MAX_ROWS = 10_000;

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

function columnOf(header: string): CsvColumn | undefined {
  const name = plain(header);
  return COLUMNS.find((column) => plain(column) === name || ALIASES[column].includes(name));
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
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
    const cells: Partial<Record<CsvColumn, string>> = {};
    columns.forEach((column, at) => {
      const value = record[at];
      if (column && value !== undefined && value !== '') cells[column] = value;
    });
    return { line: info.lines, cells };
  });
}
