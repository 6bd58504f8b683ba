export const CSV_TYPE = 'text/csv';

/**
 * Rows as CSV for spreadsheets: UTF-8 with byte order mark, CRLF, quoted where needed; a cell that would start a
 * formula is preceded by an apostrophe (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' && /^[=@\t\r]|^[+-](?![\d ]+$)/.test(value) ? `'${value}` : String(value);
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
