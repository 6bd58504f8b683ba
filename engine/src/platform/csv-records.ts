import { parse } from 'csv-parse/sync';
import { domainError } from '../kernel/errors.ts';
import { decode, lineEnds } from './csv-encoding.ts';

export class CsvEmpty extends domainError('csv_empty', 422) {}
export class CsvUnreadable extends domainError('csv_unreadable', 422) {}
export class CsvTooManyRows extends domainError('csv_too_many_rows', 422) {}

// A file of the largest size can be all line ends, all delimiters or one cell. These bounds are far beyond any real file
// and keep what is not one from holding up the process.
const LINES_A_ROW = 20;
const DELIMITERS_A_ROW = 100;
const MAX_ROW_CHARACTERS = 200_000;

/** The cells of a row, and the line on which it ends. */
export interface CsvRecord {
  cells: string[];
  line: number;
}

/** The first `length` characters; never half of one, which the database would refuse. */
export const cut = (text: string, length: number): string => [...text.slice(0, 2 * length)].slice(0, length).join('');

/** A column's name without case, spaces, accents and punctuation. */
export const plainName = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]/g, '');

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).slice(0, MAX_ROW_CHARACTERS);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

/** @throws CsvUnreadable, or CsvTooManyRows when there are many lines, for more cells than a real file can have. */
function refuseTooManyCells(text: string, delimiter: string, maxRows: number): void {
  let found = 0;
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    else if (sign === delimiter && ++found > DELIMITERS_A_ROW * maxRows)
      throw line > maxRows ? new CsvTooManyRows({ maximum: maxRows }) : new CsvUnreadable({ line });
  }
}

/** Text of an uploaded file, of whichever encoding. @throws CsvTooManyRows */
export function csvText(bytes: Buffer, maxRows: number): { text: string; encoding: string } {
  if (lineEnds(bytes) > LINES_A_ROW * maxRows) throw new CsvTooManyRows({ maximum: maxRows });
  return decode(bytes);
}

/**
 * The header and, at most, one row more than `maxRows`; the delimiter is found from the header.
 * @throws CsvEmpty, CsvUnreadable with the line, CsvTooManyRows
 */
export function csvRecords(text: string, maxRows: number): CsvRecord[] {
  if (text.trim() === '') throw new CsvEmpty();
  const delimiter = delimiterOf(text);
  refuseTooManyCells(text, delimiter, maxRows);
  // The parser makes an error for every row that is too short or too long, though it is told to let them be.
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
