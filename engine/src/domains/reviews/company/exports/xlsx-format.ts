import { withoutForbiddenCharacters } from '../../../../kernel/xml-characters.ts';
import { Zip, ZipDeflate } from 'fflate';
import { EXPORT_COLUMNS } from './export-rows.ts';
import type { ExportColumn, ExportRow } from './export-rows.ts';
import type { ExportWriter } from './text-formats.ts';

/** Rows of a sheet below its header: Excel reads at most 1,048,576. */
const SHEET_ROWS = 1_000_000;
/** Excel's limit of a cell. */
const CELL_LETTERS = 32_767;
const DAY_MS = 86_400_000;
/** Days between Excel's epoch and ours. */
const EPOCH_DAYS = 25_569;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Text that XML may contain. */
const escaped = (text: string): string =>
  withoutForbiddenCharacters(text.slice(0, CELL_LETTERS)).replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

function cell(value: ExportRow[ExportColumn]): string {
  if (value === null) return '<c/>';
  if (value instanceof Date) return `<c s="1"><v>${value.getTime() / DAY_MS + EPOCH_DAYS}</v></c>`;
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  // Inline text is never read as a formula.
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const sheetRow = (cells: string[]): string => `<row>${cells.join('')}</row>`;
const HEADER = sheetRow(EXPORT_COLUMNS.map((column) => cell(column)));
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>${HEADER}`;
const SHEET_END = '</sheetData></worksheet>';
/** Style 1 shows date and time. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The parts that name the sheets; in a zip they may come last. */
function frame(sheets: number): [name: string, xml: string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const type = (part: string, kind: string): string =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('workbook', 'sheet.main')}${type('styles', 'styles')}${numbers.map((n) => type(`worksheets/sheet${n}`, 'worksheet')).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbers.map((n) => `<sheet name="reviews${n > 1 ? ` ${n}` : ''}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)).join('')}${relation(`rId${sheets + 1}`, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** A workbook with a sheet per million reviews. */
export const writeXlsx: ExportWriter = async function* (rows) {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    const parts = made;
    made = [];
    return parts;
  };
  let sheets = 0;
  const open = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  const openSheet = (): ZipDeflate => {
    const part = open(`xl/worksheets/sheet${++sheets}.xml`);
    part.push(Buffer.from(SHEET_START));
    return part;
  };
  let sheet = openSheet();
  let left = SHEET_ROWS;
  for await (const part of rows) {
    if (part.length > left) {
      sheet.push(Buffer.from(SHEET_END), true);
      sheet = openSheet();
      left = SHEET_ROWS;
    }
    left -= part.length;
    const xml = part.map((row) => sheetRow(EXPORT_COLUMNS.map((column) => cell(row[column])))).join('');
    sheet.push(Buffer.from(xml));
    yield* taken();
  }
  sheet.push(Buffer.from(SHEET_END), true);
  for (const [name, xml] of frame(sheets)) open(name).push(Buffer.from(xml), true);
  zip.end();
  yield* taken();
};
