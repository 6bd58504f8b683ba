import { toCsvLine } from '../../../../platform/csv/write.ts';
import { EXPORT_COLUMNS } from './export-rows.ts';
import type { ExportColumn, ExportRow } from './export-rows.ts';

/** Writes rows as they come; each part is sent on before the next is made. */
export type ExportWriter = (rows: AsyncIterable<ExportRow[]>) => AsyncIterable<Uint8Array>;

function cellOf(value: ExportRow[ExportColumn]): string {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** RFC 4180, with a byte order mark: without it Excel takes UTF-8 for something else. */
export const writeCsv: ExportWriter = async function* (rows) {
  yield Buffer.from(`\uFEFF${toCsvLine(EXPORT_COLUMNS)}`);
  for await (const part of rows)
    yield Buffer.from(part.map((row) => toCsvLine(EXPORT_COLUMNS.map((column) => cellOf(row[column])))).join(''));
};

/** One array with an object per review and line. */
export const writeJson: ExportWriter = async function* (rows) {
  let first = true;
  yield Buffer.from('[');
  for await (const part of rows) {
    const lines = part.map((row) => {
      const separator = first ? '\n' : ',\n';
      first = false;
      return separator + JSON.stringify(Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, row[column]])));
    });
    yield Buffer.from(lines.join(''));
  }
  yield Buffer.from('\n]\n');
};
