import type { OrderColumn, OrderImportMapping } from '@app/contracts/inviting/order-imports';
import { MAX_ORDER_ROWS } from '@app/contracts/inviting/order-imports';
import { CsvEmpty, decodeCsv } from '../../../platform/csv/records.ts';
import { streamCsv } from '../../../platform/csv/stream.ts';
import { assertComplete, columnNames, mappingFor } from './column-mapping.ts';

const LIMITS = { maxRows: MAX_ORDER_ROWS, maxDelimiters: 40 * MAX_ORDER_ROWS };

export interface CsvRow {
  line: number;
  cells: Partial<Record<OrderColumn, string>>;
}

/** The cells of a record under our columns' names. */
function rowOf({ cells, line }: { cells: string[]; line: number }, places: readonly [OrderColumn, number][]): CsvRow {
  const row: CsvRow = { line, cells: {} };
  for (const [column, at] of places) if (cells[at]) row.cells[column] = cells[at];
  return row;
}

const placesOf = (columns: readonly string[], mapping: OrderImportMapping): [OrderColumn, number][] =>
  (Object.entries(mapping) as [OrderColumn, string][]).map(([column, name]) => [column, columns.indexOf(name)]);

/** The rows of a decoded file, one by one. @throws as `streamCsv` */
export async function* rowsOf(text: string, mapping: OrderImportMapping): AsyncGenerator<CsvRow> {
  let places: [OrderColumn, number][] | undefined;
  for await (const record of streamCsv(text, LIMITS)) {
    if (places) yield rowOf(record, places);
    else places = placesOf(columnNames(record.cells), mapping);
  }
}

interface MappingChoice {
  given?: string | undefined;
  remembered?: OrderImportMapping | undefined;
}

/** Decodes an uploaded file of any encoding. @throws CsvTooManyRows */
export const decodeOrders = (bytes: Buffer): { text: string; encoding: string } => decodeCsv(bytes, MAX_ORDER_ROWS);

/** The columns, their mapping and the first rows of a file, or of its beginning. @throws CsvEmpty, and as `mappingFor` */
export async function readBeginning(bytes: Buffer, choice: MappingChoice, rows: number) {
  const { text, encoding } = decodeOrders(bytes);
  const records = [];
  for await (const record of streamCsv(text, LIMITS)) {
    records.push(record);
    if (records.length > rows) break;
  }
  const [header, ...first] = records;
  const columns = columnNames(header?.cells ?? []);
  const chosen = mappingFor(columns, choice);
  const places = placesOf(columns, chosen.mapping);
  return { encoding, columns, ...chosen, rows: first.map((record) => rowOf(record, places)) };
}

/**
 * Reads a whole file once, to know that all of it can be read and how many rows it has.
 * @throws CsvEmpty, CsvUnreadable with the line, CsvTooManyRows, CsvHeaderWrong naming the missing columns,
 * CsvColumnRepeated
 */
export async function inspectOrders(bytes: Buffer, choice: MappingChoice = {}) {
  const { text, encoding } = decodeOrders(bytes);
  let mapping: OrderImportMapping | undefined;
  let rows = 0;
  for await (const { cells } of streamCsv(text, LIMITS)) {
    if (mapping) rows += 1;
    else {
      const columns = columnNames(cells);
      ({ mapping } = mappingFor(columns, choice));
      assertComplete(mapping, columns);
    }
  }
  if (!mapping || rows === 0) throw new CsvEmpty();
  return { encoding, mapping, rows };
}
