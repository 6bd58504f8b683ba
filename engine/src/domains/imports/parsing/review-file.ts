import { domainError } from '../../../kernel/errors.ts';
import { CsvEmpty, CsvTooManyRows, parseCsv, decodeCsv, truncate } from '../../../platform/csv/records.ts';

export class ImportEmpty extends domainError('import_empty', 422) {}
export class ImportJsonUnreadable extends domainError('import_json_unreadable', 422) {}
export class ImportJsonShape extends domainError('import_json_shape', 422) {}

export const MAX_ROWS = 50_000;
const MAX_COLUMNS = 200;
const MAX_NAME = 200;
/** Of nested objects: `reviewer.displayName` has depth two. */
const MAX_DEPTH = 4;
/** Characters of malformed JSON shown in the error. */
const MAX_SHOWN = 60;

export interface FileRow {
  /** Line of a CSV, or the number of a JSON entry, starting at 1. */
  row: number;
  cells: Record<string, string>;
}

export interface ReviewFile {
  format: 'csv' | 'json';
  encoding: string;
  columns: string[];
  rows: FileRow[];
}

/**
 * Reads an uploaded CSV or JSON file in any encoding.
 * @throws ImportEmpty, CsvUnreadable with the line, CsvTooManyRows, ImportJsonUnreadable, ImportJsonShape
 */
export function readReviewFile(bytes: Buffer): ReviewFile {
  const { text, encoding } = decodeCsv(bytes, MAX_ROWS);
  const file = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (file.rows.length === 0) throw new ImportEmpty();
  if (file.rows.length > MAX_ROWS) throw new CsvTooManyRows({ maximum: MAX_ROWS });
  return { ...file, encoding };
}

/** Names from the header; an empty one becomes `#position`, a repeated one `name (number)`. */
function columnNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.slice(0, MAX_COLUMNS).map((cell, index) => {
    const name = truncate(cell, MAX_NAME) || `#${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function readCsv(text: string): Omit<ReviewFile, 'encoding'> {
  if (text.trim() === '') throw new ImportEmpty();
  try {
    const [header, ...records] = parseCsv(text, MAX_ROWS);
    const columns = columnNames(header?.cells ?? []);
    const rows = records.map(({ cells, line }) => ({
      row: line,
      cells: Object.fromEntries(columns.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : []))),
    }));
    return { format: 'csv', columns, rows };
  } catch (error) {
    throw error instanceof CsvEmpty ? new ImportEmpty() : error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const before = text.slice(0, at);
    throw new ImportJsonUnreadable({
      line: before.split('\n').length,
      near: truncate(
        text.slice(Math.max(0, at - MAX_SHOWN / 2), at + MAX_SHOWN / 2).replace(/\s+/g, ' '),
        MAX_SHOWN,
      ).trim(),
    });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list itself, or the only list in an object, as in exports of some sources. */
function entriesOf(value: unknown): Record<string, unknown>[] {
  const lists = Array.isArray(value) ? [value] : isObject(value) ? Object.values(value).filter(Array.isArray) : [];
  const [list] = lists;
  if (!list || lists.length > 1 || !list.every(isObject)) throw new ImportJsonShape();
  return list;
}

/** Collects strings, numbers and booleans of an object and its nested objects under dotted paths. */
function flatten(entry: Record<string, unknown>, path: string, depth: number, into: Record<string, string>): void {
  for (const [key, value] of Object.entries(entry)) {
    if (Object.keys(into).length >= MAX_COLUMNS) return;
    const name = truncate(path === '' ? key : `${path}.${key}`, MAX_NAME);
    if (isObject(value) && depth < MAX_DEPTH) flatten(value, name, depth + 1, into);
    else if (['string', 'number', 'boolean'].includes(typeof value)) {
      const text = String(value).trim();
      if (text !== '') into[name] = text;
    }
  }
}

function readJson(text: string): Omit<ReviewFile, 'encoding'> {
  const columns = new Set<string>();
  const rows = entriesOf(parseJson(text)).map((entry, index) => {
    const cells: Record<string, string> = {};
    flatten(entry, '', 1, cells);
    for (const name of Object.keys(cells)) if (columns.size < MAX_COLUMNS) columns.add(name);
    return { row: index + 1, cells };
  });
  return { format: 'json', columns: [...columns], rows };
}
