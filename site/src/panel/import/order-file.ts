import { ORDER_COLUMNS } from '@app/contracts/inviting/order-imports';
import { toCsv } from '../../lib/browser/csv.ts';

/** Enough of a file for its header and first rows. */
const BEGINNING_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;

/** The beginning of a file, cut at the end of a line, so that no character is split. */
export async function beginningOf(file: Blob): Promise<Blob> {
  if (file.size <= BEGINNING_BYTES) return file;
  const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const end = bytes.lastIndexOf(LINE_FEED);
  return file.slice(0, end < 0 ? BEGINNING_BYTES : end + 1);
}

/** Of the columns `email` and `phone`, one is enough: neither is required by itself. */
export const REQUIRED_COLUMNS: ReadonlySet<string> = new Set(['order_id']);

/** An order with two products and one without, to show how rows repeat. */
const SAMPLE_ROWS = [
  [
    '1001',
    'anna@example.com',
    '+48600700800',
    'Anna',
    '2026-03-02',
    'pl',
    '',
    'consent',
    'SKU-1',
    'Kubek 300 ml',
    'https://www.example.com/p/1',
    'Kubki',
    'https://www.example.com/p/1.jpg',
  ],
  [
    '1001',
    'anna@example.com',
    '+48600700800',
    'Anna',
    '2026-03-02',
    'pl',
    '',
    'consent',
    'SKU-2',
    'Dzbanek 1 l',
    'https://www.example.com/p/2',
    'Dzbanki',
    'https://www.example.com/p/2.jpg',
  ],
  ['1002', 'max@example.com', '', 'Max', '2026-03-03', 'de', '', 'customer_notice', '', '', '', '', ''],
];

/** A valid sample file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function sampleFile(): string {
  return toCsv([ORDER_COLUMNS, ...SAMPLE_ROWS]);
}
