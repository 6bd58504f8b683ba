import { domainError } from '../../kernel/errors.ts';
import { CsvEmpty, CsvTooManyRows, csvRecords, csvText, cut, plainName } from '../../platform/csv-records.ts';

export class CsvHeaderWrong extends domainError('csv_header_wrong', 422) {}
export class CsvColumnRepeated extends domainError('csv_column_repeated', 422) {}

const MAX_ROWS = 10_000;
const MAX_COLUMNS = 500;

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
  'product_category',
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
  product_category: ['productcategory', 'category', 'kategoria', 'kategoriaproduktu', 'kategorie'],
};

const COLUMN_BY_NAME = new Map(
  COLUMNS.flatMap((column) => [plainName(column), ...ALIASES[column]].map((name) => [name, column] as const)),
);

export interface CsvRow {
  line: number;
  cells: Partial<Record<CsvColumn, string>>;
}

/**
 * Reads an uploaded order file, of whichever encoding.
 * @throws what `readCsv` does.
 */
export function readCsvFile(bytes: Buffer): { rows: CsvRow[]; encoding: string } {
  const { text, encoding } = csvText(bytes, MAX_ROWS);
  return { rows: readCsv(text), encoding };
}

/**
 * Reads the rows of an order file; columns in any order, known aliases accepted, delimiter found from the header.
 * @throws CsvEmpty, CsvUnreadable with the line, CsvHeaderWrong naming the missing columns, CsvColumnRepeated,
 * CsvTooManyRows.
 */
export function readCsv(text: string): CsvRow[] {
  const [header, ...rows] = csvRecords(text, MAX_ROWS);
  const names = (header?.cells ?? []).slice(0, MAX_COLUMNS);
  const columns = names.map((name) => COLUMN_BY_NAME.get(plainName(name)));
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
  return rows.map(({ cells: record, line }) => {
    const cells: Partial<Record<CsvColumn, string>> = {};
    columns.forEach((column, at) => {
      const value = record[at];
      if (column && value !== undefined && value !== '') cells[column] = value;
    });
    return { line, cells };
  });
}
