import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Locale } from '../../locales.ts';
import { type FileRow, type FileText, UnreadableFile } from './parsed.ts';

const COLUMNS = ['locale', 'namespace', 'key', 'source', 'text', 'state', 'comment', 'revision'] as const;
const NEEDED = ['namespace', 'key', 'text'] as const;

/** A spreadsheet runs what begins so. An apostrophe before it is shown by none, and taken away again when it comes back. */
const FORMULA = /^'*[=+\-@\t\r]/;
const escaped = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
const unescaped = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** With a byte order mark: without it spreadsheets take UTF-8 for something else. */
export function writeCsv(locale: Locale, texts: readonly FileText[]): string {
  const records = texts.map(({ note, ...text }) => ({ ...text, locale, comment: note }));
  return stringify(records, { header: true, columns: [...COLUMNS], bom: true, cast: { string: escaped } });
}

/** Reads such a file, also with semicolons or tabs between the cells. @throws UnreadableFile */
export function readCsv(content: string, locale: Locale): FileRow[] {
  const records = parseCsv(content);
  return records.map(({ record, info }) => {
    const of = (column: (typeof COLUMNS)[number]): string => unescaped(record[column] ?? '');
    const place = String(info.lines);
    if (of('locale') !== '' && of('locale') !== locale)
      throw new UnreadableFile(`Line ${place}: the language is "${of('locale')}" and not "${locale}"`);
    const revision = /^\d+$/.test(of('revision')) ? { revision: Number(of('revision')) } : {};
    const source = of('source') === '' ? {} : { source: of('source') };
    return { place, namespace: of('namespace'), key: of('key'), text: of('text'), ...source, ...revision };
  });
}

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

/** Spreadsheets of many countries write semicolons: the first line, which has names alone, tells. */
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
