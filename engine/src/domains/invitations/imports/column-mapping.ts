import { ORDER_COLUMNS, OrderImportMapping } from '@app/contracts/inviting/order-imports';
import type { OrderColumn } from '@app/contracts/inviting/order-imports';
import { domainError } from '../../../kernel/errors.ts';
import { normalizeHeader, truncate } from '../../../platform/csv/records.ts';

/** Required columns are missing, or the mapping names columns that the file does not have. */
export class CsvHeaderWrong extends domainError('csv_header_wrong', 422) {}
export class CsvColumnRepeated extends domainError('csv_column_repeated', 422) {}

const MAX_COLUMNS = 500;
const MAX_NAME = 200;

// Names of the columns in shop systems and spreadsheets, compared without case, spaces and punctuation.
const ALIASES: Record<OrderColumn, string[]> = {
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
  market: ['market', 'marketcode', 'markt', 'rynek', 'store', 'storecode', 'shopdomain', 'domain', 'domena'],
  basis: ['basis', 'contactbasis', 'consent', 'podstawa'],
  product_id: ['productid', 'sku', 'productsku', 'idproduktu', 'artikelnummer'],
  product_name: ['productname', 'product', 'nazwaproduktu', 'produkt', 'artikel'],
  product_url: ['producturl', 'url', 'productlink', 'link', 'adresproduktu'],
  product_image: [
    'productimage',
    'productimageurl',
    'image',
    'imageurl',
    'imagelink',
    'picture',
    'zdjecie',
    'zdjecieproduktu',
    'obrazek',
    'produktbild',
    'bild',
    'obrazekproduktu',
  ],
  product_gtin: ['productgtin', 'gtin', 'ean', 'ean13', 'upc', 'barcode', 'kodean', 'kodkreskowy', 'strichcode'],
  product_mpn: ['productmpn', 'mpn', 'manufacturerpartnumber', 'kodproducenta', 'herstellernummer'],
  product_brand: ['productbrand', 'brand', 'marka', 'producent', 'marke', 'hersteller', 'znacka'],
  product_category: ['productcategory', 'category', 'kategoria', 'kategoriaproduktu', 'kategorie'],
};

const COLUMN_BY_NAME = new Map(
  ORDER_COLUMNS.flatMap((column) =>
    [normalizeHeader(column), ...ALIASES[column]].map((name) => [name, column] as const),
  ),
);

/** Names from the header: an empty one becomes `#position`, a repeated one `name (number)`. */
export function columnNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.slice(0, MAX_COLUMNS).map((cell, index) => {
    const name = truncate(cell, MAX_NAME) || `#${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Columns that an order cannot do without; of address and phone number one is enough. */
export const missingColumns = (mapping: OrderImportMapping): string[] => [
  ...(mapping.order_id === undefined ? ['order_id'] : []),
  ...(mapping.email === undefined && mapping.phone === undefined ? ['email'] : []),
];

const wrong = (missing: string[], columns: readonly string[]): CsvHeaderWrong =>
  new CsvHeaderWrong({ missing: missing.join(', '), found: truncate(columns.join(', '), 200) });

function parseMapping(given: string, columns: readonly string[]): OrderImportMapping {
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw wrong([truncate(given, 40)], columns);
  }
  const parsed = OrderImportMapping.safeParse(value);
  if (!parsed.success) throw wrong([parsed.error.issues[0]?.path.join('.') ?? ''], columns);
  const absent = Object.values(parsed.data).filter((column) => !columns.includes(column));
  if (absent.length > 0) throw wrong(absent, columns);
  return parsed.data;
}

/**
 * The mapping of a file: the given one, else what the company chose for an earlier file, completed by known names.
 * @throws CsvHeaderWrong for columns that are not in the file, CsvColumnRepeated
 */
export function mappingFor(
  columns: readonly string[],
  { given, remembered = {} }: { given?: string | undefined; remembered?: OrderImportMapping | undefined },
): { mapping: OrderImportMapping; remembered: boolean } {
  if (given !== undefined) return { mapping: parseMapping(given, columns), remembered: false };
  const known = (Object.entries(remembered) as [OrderColumn, string][]).filter(([, name]) => columns.includes(name));
  const mapping: OrderImportMapping = Object.fromEntries(known);
  const taken = new Set(Object.values(mapping));
  for (const name of columns) {
    const column = COLUMN_BY_NAME.get(normalizeHeader(name.replace(/ \(\d+\)$/, '')));
    if (!column || taken.has(name)) continue;
    if (mapping[column] === undefined) mapping[column] = name;
    else if (remembered[column] === undefined) throw new CsvColumnRepeated({ column });
  }
  const guessed = (column: OrderColumn, name: string): boolean => COLUMN_BY_NAME.get(normalizeHeader(name)) === column;
  return { mapping, remembered: known.some(([column, name]) => !guessed(column, name)) };
}

/** @throws CsvHeaderWrong naming the missing columns */
export function assertComplete(mapping: OrderImportMapping, columns: readonly string[]): void {
  const missing = missingColumns(mapping);
  if (missing.length > 0) throw wrong(missing, columns);
}
