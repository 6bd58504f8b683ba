import { parse } from 'csv-parse/sync';
import { XSS_PAYLOADS } from '../../../../../../tests/support/xss-payloads.ts';
import { toCsvLine } from '../../../../platform/csv/write.ts';
import { EXPORT_COLUMNS } from './export-rows.ts';
import type { ExportRow } from './export-rows.ts';
import { writeCsv, writeJson } from './text-formats.ts';
import type { ExportWriter } from './text-formats.ts';

const TEXT_COLUMNS = EXPORT_COLUMNS.filter((column) => /author|product$|text|answer|note|expert|source/.test(column));

const rows: ExportRow[] = XSS_PAYLOADS.map(
  (text) =>
    Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, TEXT_COLUMNS.includes(column) ? text : 1])) as never,
);

async function written(write: ExportWriter): Promise<string> {
  const parts: Uint8Array[] = [];
  const all = async function* () {
    yield rows;
  };
  for await (const part of write(all())) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Spreadsheets take such a cell for a formula; the sign of a number alone is none. */
const isFormula = (cell: string): boolean => /^\s*[=@＝＠＋－]|^\s*[+-](?![\d ]+(?:[.,]\d+)?$)/.test(cell);

/** A cell as it was before it got its apostrophe. */
const bare = (cell: string | undefined): string | undefined => cell?.replace(/^'(?=\s|[=+\-@＝＋－＠])/, '');

it.each([',', ';', '\t'])(
  'no text of an export begins a formula in a program that separates by %j',
  async (separator) => {
    const csv = await written(writeCsv);
    // Programs other than those of the standard take quotes for quotes only at the start of a cell.
    const cells = parse(csv, { bom: true, delimiter: [',', separator], relax_column_count: true }).flat() as string[];
    expect(cells.filter(isFormula)).toEqual([]);
  },
);

it('every text of an export is in its own cell, as it was written', async () => {
  const cells = parse(await written(writeCsv), { bom: true, columns: true }) as Record<string, string>[];
  expect(cells).toHaveLength(rows.length);
  const texts = XSS_PAYLOADS.map((text) => text.toWellFormed());
  for (const column of TEXT_COLUMNS) expect(cells.map((row) => bare(row[column]))).toEqual(texts.map(bare));
  const json = JSON.parse(await written(writeJson)) as Record<string, string>[];
  expect(json.map(({ text }) => text)).toEqual(XSS_PAYLOADS);
});

it('no name begins a formula in the other tables for spreadsheets', () => {
  const texts = XSS_PAYLOADS.map((text) => text.toWellFormed());
  const file = texts.map((text) => toCsvLine([text, 'end'])).join('');
  for (const delimiter of [[','], [',', ';', '\t']]) {
    const lines = parse(file, { delimiter, relax_column_count: true }) as string[][];
    expect(lines.flat().filter(isFormula)).toEqual([]);
    expect(lines).toHaveLength(XSS_PAYLOADS.length);
  }
  const own = parse(file) as string[][];
  expect(own.map(([text]) => bare(text))).toEqual(texts.map(bare));
});
