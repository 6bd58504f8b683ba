import iconv from 'iconv-lite';
import { cpuRatio } from '../../../../tests/support/cpu-time.ts';
import { decode } from '../../platform/csv-encoding.ts';
import { cut } from '../../platform/csv-records.ts';
import { chunkFrom, ordersOf } from './csv-orders.ts';
import { instantOf } from '../../platform/csv-dates.ts';
import { readCsv, readCsvFile } from './csv.ts';
import type { CsvRow } from './csv.ts';

const MB = 1024 * 1024;
const HEADER = 'order_id,email,name\n';
const WARSAW = 'Europe/Warsaw';

/** The code and the params of what `work` throws. */
function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    const { code, params } = error as { code: string; params: object };
    return { code, ...params };
  }
  return undefined;
}

const row = (cells: CsvRow['cells'], line = 2): CsvRow => ({
  line,
  cells: { order_id: `O-${line}`, email: 'a@customer.example', ...cells },
});
const read = (...rows: CsvRow[]) => ordersOf(rows, 'consent', WARSAW);

describe('a date cell', () => {
  it.each([
    ['2026-01-05', '2026-01-04T23:00:00.000Z'],
    ['2026-07-05', '2026-07-04T22:00:00.000Z'],
    ['2026-01-05 14:30', '2026-01-05T13:30:00.000Z'],
    ['2026-01-05T14:30:15', '2026-01-05T13:30:15.000Z'],
    ['2026-01-05T14:30:15.250Z', '2026-01-05T14:30:15.250Z'],
    ['2026-01-05T14:30+05:00', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05 14:30:15 +0500', '2026-01-05T09:30:15.000Z'],
    ['05.01.2026', '2026-01-04T23:00:00.000Z'],
    ['5.1.2026', '2026-01-04T23:00:00.000Z'],
    ['05/01/2026', '2026-01-04T23:00:00.000Z'],
    ['2026/01/05', '2026-01-04T23:00:00.000Z'],
    ['05.01.2026 9:05', '2026-01-05T08:05:00.000Z'],
    ['05.01.2026  14:30:15', '2026-01-05T13:30:15.000Z'],
    ['05/01/2026 14:30', '2026-01-05T13:30:00.000Z'],
  ])('%s is an instant in the zone of the company', (cell, instant) => {
    expect(instantOf(cell, WARSAW)).toBe(instant);
  });

  it.each([
    '1',
    '12',
    '2026',
    '2026-01',
    '2026-W05',
    '2026-02-30',
    '30.02.2026',
    '32.13.2026',
    '2026-13-01',
    '05.01.26',
    '05.01.0026',
    '0026-01-05',
    '05.01.2026 25:00',
    '45000',
    'yesterday',
    'Jan 5 2026',
  ])('%s is none', (cell) => {
    expect(instantOf(cell, WARSAW)).toBeUndefined();
  });
});

describe('cells', () => {
  it('with characters that the database refuses cost their row only', () => {
    const { orders, problems } = read(
      row({ name: 'An\0na' }, 2),
      row({ product_name: 'Mug \ud83d' }, 3),
      row({ name: 'Zoë 😀' }, 4),
    );
    expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'name', 'csv_characters'],
      [3, 'product_name', 'csv_characters'],
    ]);
    expect(orders.map(({ order }) => order.name)).toEqual(['Zoë 😀']);
  });

  it('are quoted in whole characters', () => {
    const { problems } = read(
      row({ name: `=${'x'.repeat(38)}😀😀` }, 2),
      row({ purchased_at: `${'x'.repeat(39)}😀😀` }, 3),
    );
    expect(problems.map(({ params }) => params)).toEqual([
      { value: `=${'x'.repeat(38)}😀` },
      { value: `${'x'.repeat(39)}😀` },
    ]);
    expect(cut('😀'.repeat(50), 40)).toBe('😀'.repeat(40));
  });

  it.each([
    ['pl', 'pl'],
    ['PL', 'pl'],
    ['pl-PL', 'pl'],
    ['pl_PL', 'pl'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['sr-Latn-RS', 'sr'],
  ])('may name the language as %s', (cell, language) => {
    expect(read(row({ language: cell })).orders[0]?.order.language).toBe(language);
  });

  it.each(['slovak', 'xx', 'p', '-'])('of %s name no language', (cell) => {
    expect(read(row({ language: cell })).problems).toMatchObject([{ column: 'language' }]);
  });
});

describe('orders of many rows', () => {
  const products = (orderId: string, count: number, line = 2) =>
    Array.from({ length: count }, (_, n) => row({ order_id: orderId, product_id: `P-${n}` }, line + n));

  it('have at most 50 products', () => {
    const { orders, problems } = read(...products('A', 52));
    expect(orders.map(({ order, lines }) => [order.products.length, lines.length])).toEqual([[50, 50]]);
    expect(problems).toEqual(
      [52, 53].map((line) => ({
        line,
        column: 'product_id',
        code: 'csv_too_many_products',
        params: { orderId: 'A', maximum: 50 },
      })),
    );
  });

  it('are worked through in chunks that no statement is too long for', () => {
    const rows = Array.from({ length: 600 }, (_, n) => products(`O-${n}`, n < 300 ? 50 : 1)).flat();
    const { orders } = read(...rows);
    const sizes: number[] = [];
    for (let at = 0; at < orders.length; at += sizes.at(-1) ?? 1) sizes.push(chunkFrom(orders, at).length);
    expect(sizes).toEqual([200, 400]);
    expect(chunkFrom(orders, 600)).toEqual([]);
  });
});

describe('a header', () => {
  it('that names a column twice says which', () => {
    expect(failureOf(() => readCsv('order_id;E-mail;email\n1;a@b.example;c@d.example\n'))).toEqual({
      code: 'csv_column_repeated',
      column: 'email',
    });
  });

  it('without a needed column says which are missing and what was found', () => {
    expect(failureOf(() => readCsv('numer;adres\n1;a@b.example\n'))).toEqual({
      code: 'csv_header_wrong',
      missing: 'order_id, email',
      found: 'numer, adres',
    });
  });
});

describe('a file of more than anyone orders', () => {
  const goodFile = Buffer.from(HEADER + '1,a@b.example,Anna\n'.repeat(10_000));
  const full = (part: string, start = HEADER) =>
    Buffer.from(start + part.repeat(Math.floor((10 * MB - start.length) / part.length)));

  it.each([
    ['short rows', full('a,b\n'), 'csv_too_many_rows'],
    ['blank lines', full('\n'), 'csv_too_many_rows'],
    ['line ends of another system', full('a\r', 'order_id,email\r'), 'csv_too_many_rows'],
    ['delimiters in a row', full(','), 'csv_unreadable'],
    ['delimiters in rows', full(`${','.repeat(1000)}\n`), 'csv_unreadable'],
    ['columns', full(','), 'csv_unreadable'],
    ['one cell', full('x', `${HEADER}1,a@b.example,"`), 'csv_unreadable'],
    ['rows of an older encoding', iconv.encode(full('ą,b\n').toString(), 'windows-1250'), 'csv_too_many_rows'],
    ['bytes of no encoding', Buffer.concat([Buffer.from(HEADER), Buffer.alloc(10 * MB - 100, 0xb9)]), 'csv_unreadable'],
  ])('as %s is refused soon', async (_name, bytes, code) => {
    const ratio = await cpuRatio(
      () => expect(failureOf(() => readCsvFile(bytes))).toMatchObject({ code }),
      () => Array.from({ length: 10 }, () => expect(readCsvFile(goodFile).rows).toHaveLength(10_000)),
    );
    // Decoding 10 MB is as much work as reading one or two dozen good files. Without bounds it would be hundreds of them.
    expect(ratio).toBeLessThan(20);
  });

  it('takes 10,000 rows and not one more', () => {
    const rows = (count: number) => Buffer.from(HEADER + '1,a@b.example,Anna\n'.repeat(count));
    expect(readCsvFile(rows(10_000)).rows).toHaveLength(10_000);
    expect(failureOf(() => readCsvFile(rows(10_001)))).toEqual({ code: 'csv_too_many_rows', maximum: 10_000 });
  });
});

describe('the encoding', () => {
  it('is told from lines that are not UTF-8, wherever they stand', () => {
    const late = Buffer.concat([
      Buffer.from(HEADER + '1,a@b.example,Anna\n'.repeat(9000)),
      iconv.encode('2,c@d.example,Łukasz Bąk\n', 'windows-1250'),
    ]);
    const { text, encoding } = decode(late);
    expect(encoding).toBe('windows-1250');
    expect(text.endsWith('2,c@d.example,Łukasz Bąk\n')).toBe(true);
  });

  it('may change from line to line', () => {
    const lines = Array.from({ length: 6 }, (_, n) => iconv.encode('Żółć Śmigły\n', n % 2 ? 'utf-8' : 'windows-1250'));
    expect(decode(Buffer.concat(lines))).toEqual({ text: 'Żółć Śmigły\n'.repeat(6), encoding: 'UTF-8, windows-1250' });
  });
});

describe('rows with a phone number', () => {
  const phoned = (cells: CsvRow['cells'], line = 2): CsvRow => ({ line, cells: { order_id: 'O-1', ...cells } });

  it('need no address: the header names one of the two', () => {
    expect(readCsv('order_id,phone\n1,600700800\n')).toHaveLength(1);
    expect(failureOf(() => readCsv('order_id,name\n1,Anna\n'))).toMatchObject({ missing: 'email' });
    const { orders, problems } = read(phoned({ phone: '600 700 800' }), phoned({ name: 'Anna' }, 3));
    expect(orders).toMatchObject([{ order: { orderId: 'O-1', phone: '600 700 800' } }]);
    expect(problems).toMatchObject([{ line: 3, column: 'email', code: 'email_or_phone' }]);
  });

  it('of one order may say it once, and never two customers', () => {
    const { orders, problems } = read(
      phoned({ phone: '600 700 800', product_id: 'a' }),
      phoned({ phone: '600 700 801', product_id: 'b' }, 3),
      phoned({ email: 'a@customer.example', phone: '600 700 800', product_id: 'c' }, 4),
    );
    expect(orders[0]?.order).toMatchObject({ phone: '600 700 800', email: 'a@customer.example' });
    expect(orders[0]?.lines).toEqual([2, 4]);
    expect(problems).toMatchObject([{ line: 3, column: 'phone', code: 'csv_order_mixed' }]);
  });
});
