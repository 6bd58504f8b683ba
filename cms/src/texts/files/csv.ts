import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Locale } from '../../locales.ts';
import { type FileRow, type FileText, UnreadableFile } from './rows.ts';

const COLUMNS = ['locale', 'namespace', 'key', 'source', 'text', 'state', 'comment', 'revision'] as const;
const NEEDED = ['namespace', 'key', 'text'] as const;

/**
 * Cells that a spreadsheet would run as formulas. They get an apostrophe, which spreadsheets hide and the import
 * removes.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const escaped = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
const unescaped = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** Writes CSV with a byte order mark, without which spreadsheets misread UTF-8. */
export function writeCsv(locale: Locale, texts: readonly FileText[]): string {
  const records = texts.map(({ note, ...text }) => ({ ...text, locale, comment: note }));
  return stringify(records, { header: true, columns: [...COLUMNS], bom: true, cast: { string: escaped } });
}

/** Reads CSV separated by commas, semicolons or tabs. @throws UnreadableFile */
export function readCsv(content: string, locale: Locale): FileRow[] {
  const records = parseCsv(content);
  return records.map(({ record, info }) => {
    const cell = (column: (typeof COLUMNS)[number]): string => unescaped(record[column] ?? '');
    const place = String(info.lines);
    if (cell('locale') !== '' && cell('locale') !== locale)
      throw new UnreadableFile(`Line ${place}: the language is "${cell('locale')}" and not "${locale}"`);
    const revision = /^\d+$/.test(cell('revision')) ? { revision: Number(cell('revision')) } : {};
    const source = cell('source') === '' ? {} : { source: cell('source') };
    return { place, namespace: cell('namespace'), key: cell('key'), text: cell('text'), ...source, ...revision };
  });
}

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

/** Spreadsheets of many countries write semicolons; the header row, which has only names, tells. */
function delimiterOf(content: string): string {
  const [head = ''] = content.split(/\r?\n/, 1);
  return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

function parseCsv(content: string): Parsed[] {
  try {
    return parse(content, {
      bom: true,
      info: true,
      delimiter: delimiterOf(content),
      skip_empty_lines: true,
      relax_column_count_less: true,
      columns: (names: string[]) => {
        const known = names.map((name) => name.trim().toLowerCase());
        const missing = NEEDED.filter((name) => !known.includes(name));
        if (missing.length > 0) throw new UnreadableFile(`The first line lacks the columns ${missing.join(', ')}`);
        return known;
      },
    }) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(error.message);
    throw error;
  }
}
