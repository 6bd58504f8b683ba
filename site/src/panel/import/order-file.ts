/** What the engine takes; checked here only to spare the customer an upload that must fail. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Why a dropped file is not uploaded, as a key under `panel:import.file.`. */
export type FileFault = 'notCsv' | 'empty' | 'tooLarge' | 'several';

/** Looks at what was dropped or chosen. Types differ between systems (Excel's for CSV), so the name decides. */
export function checkFiles(files: readonly Pick<File, 'name' | 'size'>[]): FileFault | null {
  const [file] = files;
  if (files.length !== 1 || !file) return 'several';
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return 'notCsv';
  if (file.size === 0) return 'empty';
  return file.size > MAX_FILE_BYTES ? 'tooLarge' : null;
}

/** Columns of the file, in the order in which we explain them. */
export const ORDER_COLUMNS = [
  'order_id',
  'email',
  'phone',
  'name',
  'purchased_at',
  'language',
  'basis',
  'product_id',
  'product_name',
  'product_url',
  'product_category',
] as const;
export const REQUIRED_COLUMNS: ReadonlySet<string> = new Set(['order_id', 'email']);

/** One order of two products and one without any: enough to see how rows repeat. */
const SAMPLE_ROWS = [
  [
    '1001',
    'anna@example.com',
    '+48600700800',
    'Anna',
    '2026-03-02',
    'pl',
    'consent',
    'SKU-1',
    'Kubek 300 ml',
    'https://www.example.com/p/1',
    'Kubki',
  ],
  [
    '1001',
    'anna@example.com',
    '+48600700800',
    'Anna',
    '2026-03-02',
    'pl',
    'consent',
    'SKU-2',
    'Dzbanek 1 l',
    'https://www.example.com/p/2',
    'Dzbanki',
  ],
  ['1002', 'max@example.com', '', 'Max', '2026-03-03', 'de', 'customer_notice', '', '', '', ''],
];

/** A file that goes through as it is, with a byte order mark so that spreadsheets read it as UTF-8. */
export function sampleFile(): string {
  return toCsv([ORDER_COLUMNS, ...SAMPLE_ROWS]);
}

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

/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
