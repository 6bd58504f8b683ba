import { parse } from 'csv-parse/sync';
import { domainError } from '../../kernel/errors.ts';
import { decodeText, countLineEnds } from './encoding.ts';

export class CsvEmpty extends domainError('csv_empty', 422) {}
export class CsvUnreadable extends domainError('csv_unreadable', 422) {}
export class CsvTooManyRows extends domainError('csv_too_many_rows', 422) {}

// A file of maximum size can be all line ends, all delimiters or one cell. These limits are far beyond any real file
// and
// keep malicious ones from blocking the process.
const LINES_A_ROW = 20;
const DELIMITERS_A_ROW = 100;
export const MAX_ROW_CHARACTERS = 200_000;

/** The cells of a row and the line on which it ends. */
export interface CsvRecord {
  cells: string[];
  line: number;
}

/** The first `length` characters; never splits a surrogate pair, which the database would refuse. */
export const truncate = (text: string, length: number): string =>
  Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('');

/** A column name in lower case without spaces, accents and punctuation. */
export const normalizeHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]/g, '');

export function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).slice(0, MAX_ROW_CHARACTERS);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Guards against excessive cells. @throws CsvUnreadable, or CsvTooManyRows if there are too many lines. */
export function refuseTooManyCells(
  text: string,
  delimiter: string,
  { maxRows, maxDelimiters }: { maxRows: number; maxDelimiters: number },
): void {
  let found = 0;
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    else if (sign === delimiter && ++found > maxDelimiters)
      throw line > maxRows ? new CsvTooManyRows({ maximum: maxRows }) : new CsvUnreadable({ line });
  }
}

/** The text of an uploaded file of any encoding. @throws CsvTooManyRows */
export function decodeCsv(bytes: Buffer, maxRows: number): { text: string; encoding: string } {
  if (countLineEnds(bytes) > LINES_A_ROW * maxRows) throw new CsvTooManyRows({ maximum: maxRows });
  return decodeText(bytes);
}

/**
 * Parses the header and at most `maxRows` + 1 rows; detects the delimiter from the header.
 * @throws CsvEmpty, CsvUnreadable with the line, CsvTooManyRows
 */
export function parseCsv(text: string, maxRows: number): CsvRecord[] {
  if (text.trim() === '') throw new CsvEmpty();
  const delimiter = delimiterOf(text);
  refuseTooManyCells(text, delimiter, { maxRows, maxDelimiters: DELIMITERS_A_ROW * maxRows });
  // The parser creates an Error for every row of unexpected length, even though it accepts them: skip stack traces.
  const traced = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to: maxRows + 2,
      max_record_size: MAX_ROW_CHARACTERS,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : 1;
    throw new CsvUnreadable({ line });
  } finally {
    Error.stackTraceLimit = traced;
  }
}
