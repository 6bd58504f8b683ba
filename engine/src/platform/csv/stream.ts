import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import {
  CsvEmpty,
  CsvTooManyRows,
  CsvUnreadable,
  MAX_ROW_CHARACTERS,
  delimiterOf,
  refuseTooManyCells,
} from './records.ts';
import type { CsvRecord } from './records.ts';

const SLICE = 64 * 1024;
const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Slices of a text that split no character. */
function* slicesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + SLICE, text.length);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to += 1;
    yield text.slice(from, to);
    from = to;
  }
}

interface StreamLimits {
  maxRows: number;
  /** Delimiters in the whole file. */
  maxDelimiters: number;
}

/**
 * Reads the header and the rows one by one, so that neither memory nor other requests suffer from a long file. Detects
 * the delimiter from the header. @throws CsvEmpty, CsvUnreadable with the line, CsvTooManyRows
 */
export async function* streamCsv(text: string, { maxRows, maxDelimiters }: StreamLimits): AsyncGenerator<CsvRecord> {
  if (text.trim() === '') throw new CsvEmpty();
  const delimiter = delimiterOf(text);
  refuseTooManyCells(text, delimiter, { maxRows, maxDelimiters });
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    to: maxRows + 2,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  const source = Readable.from(slicesOf(text));
  source.pipe(parser);
  let rows = -1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      rows += 1;
      if (rows > maxRows) throw new CsvTooManyRows({ maximum: maxRows });
      yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('lines' in error)) throw error;
    throw new CsvUnreadable({ line: Number(error.lines) });
  } finally {
    source.destroy();
    parser.destroy();
  }
}
