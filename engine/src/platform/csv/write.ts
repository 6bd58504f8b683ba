/** Starts a formula in a spreadsheet; the sign of a phone number or an amount does not. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d ]+(?:[.,]\d+)?$)/;

/** A row for spreadsheets: quoted where needed; a cell that would start a formula follows an apostrophe (OWASP). */
export function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
