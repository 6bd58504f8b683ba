import { COLORS } from './sheet.ts';
import type { TextStyle } from '../../../../../platform/pdf/typesetter.ts';
import type { Sheet } from './sheet.ts';
import type { InvoiceView } from './view.ts';

const ITEM = 1;
const GAP = 16;
/** So that two words of a header stand beside each other where there is room. */
const LEAST = 44;
const HEADER: TextStyle = { size: 8, color: COLORS.muted };
const CELL: TextStyle = { size: 9.5 };
const NOTE: TextStyle = { size: 8.5, color: COLORS.muted };

/** Figures stand at the right. */
const alignOf = (column: number): 'left' | 'right' => (column <= ITEM ? 'left' : 'right');

interface Cell {
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** Columns as wide as their widest word or figure; the item has the rest. */
function cellsOf(sheet: Sheet, { headers, rows }: InvoiceView): Cell[] {
  const widths = headers.map((header, index) => {
    if (index === ITEM) return 0;
    const words = header.split(' ').map((word) => sheet.widthOf(word, HEADER));
    return (
      Math.max(
        ...words,
        ...rows.map(({ cells }) => sheet.widthOf(cells[index] ?? '', CELL)),
        index > ITEM ? LEAST : 0,
      ) + GAP
    );
  });
  const rest = sheet.width - widths.reduce((sum, width) => sum + width, 0) + GAP;
  let { left: x } = sheet;
  return widths.map((width, index) => {
    const full = index === ITEM ? rest : width;
    const cell = { x, width: full - GAP, align: alignOf(index) };
    x += full;
    return cell;
  });
}

/** The lines of the invoice; on every page that they take the header stands again. */
export function drawTable(sheet: Sheet, view: InvoiceView): void {
  const { headers, rows } = view;
  const cells = cellsOf(sheet, view);
  const headerLines = headers.map((header, index) => sheet.wrap(header, cells[index]?.width ?? 0, HEADER));
  const headerHeight = Math.max(...headerLines.map(({ length }) => length)) * sheet.lineHeight(HEADER) + 8;
  const place = (draw: (lines: string[], cell: Cell) => void) => {
    for (const [index, cell] of cells.entries()) draw(headerLines[index] ?? [], cell);
  };
  const drawHeader = (repeated: boolean) => {
    const { y } = sheet;
    const put = (lines: string[], { x, width, align }: Cell) => sheet.lines(lines, x, y, width, { ...HEADER, align });
    if (repeated) sheet.artifact(() => place(put));
    else
      sheet.group('TR', () => place((lines, cell) => sheet.element('TH', () => put(lines, cell), { scope: 'Column' })));
    sheet.y = y + headerHeight;
    sheet.rule(sheet.y, COLORS.text, 1);
  };
  sheet.group('Table', () => {
    drawHeader(false);
    for (const { cells: texts, note } of rows) {
      const wrapped = texts.map((text, index) => sheet.wrap(text, cells[index]?.width ?? 0, CELL));
      const noted = note ? sheet.wrap(note, cells[ITEM]?.width ?? 0, NOTE) : [];
      const height =
        Math.max(...wrapped.map(({ length }) => length)) * sheet.lineHeight(CELL) +
        noted.length * sheet.lineHeight(NOTE) +
        12;
      if (!sheet.fits(height)) {
        sheet.newPage();
        drawHeader(true);
      }
      const top = sheet.y + 6;
      sheet.group('TR', () => {
        for (const [index, { x, width, align }] of cells.entries()) {
          sheet.element('TD', () => {
            const bottom = sheet.lines(wrapped[index] ?? [], x, top, width, { ...CELL, align });
            if (index === ITEM) sheet.lines(noted, x, bottom, width, NOTE);
          });
        }
      });
      sheet.y += height;
      sheet.rule(sheet.y);
    }
  });
  sheet.y += 8;
}
