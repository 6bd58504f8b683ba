/**
 * Starts a formula in a spreadsheet, in full width too (OWASP); white space before it is dropped by some. The sign of a
 * phone number or an amount starts none.
 */
const FORMULA = /^\s*[=@＝＠＋－]|^[\t\r\n]|^\s*[+-](?![\d ]+(?:[.,]\d+)?$)/;

/**
 * A cell for spreadsheets, in quotes where needed: also for what separates cells in programs of other countries. One that
 * would start a formula follows an apostrophe.
 */
function csvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row for spreadsheets. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
