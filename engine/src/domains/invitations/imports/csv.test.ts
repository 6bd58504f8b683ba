import iconv from 'iconv-lite';
import { cpuRatio } from '../../../../../tests/support/cpu-time.ts';
import { decodeText } from '../../../platform/csv/encoding.ts';
import { truncate } from '../../../platform/csv/records.ts';
import { parseCsvDate } from '../../../platform/csv/dates.ts';
import { mappingFor } from './column-mapping.ts';
import { inspectOrders, readBeginning } from './order-file.ts';
import type { CsvRow } from './order-file.ts';
import { OrderReader, readOrders } from './order-reader.ts';
import { isProblem } from './order-rows.ts';
import type { CsvOrder } from './order-rows.ts';
import type { ImportProblem } from '../schema.ts';

const MB = 1024 * 1024;
const HEADER = 'order_id,email,name\n';
const WARSAW = 'Europe/Warsaw';

/** Code and params of the error thrown by `work`. */
async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
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
const inOrder = (rows: CsvRow[]) =>
  async function* () {
    yield* rows;
  };
const OPTIONS = { basis: 'consent', zone: WARSAW } as const;
async function read(...rows: CsvRow[]): Promise<{ orders: CsvOrder[]; problems: ImportProblem[] }> {
  const items = await Array.fromAsync(readOrders(inOrder(rows), OPTIONS));
  return { orders: items.filter((one): one is CsvOrder => !isProblem(one)), problems: items.filter(isProblem) };
}

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
  ])('date cell %s is read in the company’s time zone', (cell, instant) => {
    expect(parseCsvDate(cell, WARSAW)).toBe(instant);
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
  ])('%s is not a date', (cell) => {
    expect(parseCsvDate(cell, WARSAW)).toBeUndefined();
  });
});

describe('cells', () => {
  it('a cell with characters that PostgreSQL rejects fails only its row', async () => {
    const { orders, problems } = await read(
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

  it('cells are truncated between whole characters in messages', async () => {
    const { problems } = await read(
      row({ name: `=${'x'.repeat(38)}😀😀` }, 2),
      row({ purchased_at: `${'x'.repeat(39)}😀😀` }, 3),
    );
    expect(problems.map(({ params }) => params)).toEqual([
      { value: `=${'x'.repeat(38)}😀` },
      { value: `${'x'.repeat(39)}😀` },
    ]);
    expect(truncate('😀'.repeat(50), 40)).toBe('😀'.repeat(40));
  });

  it.each([
    ['pl', 'pl'],
    ['PL', 'pl'],
    ['pl-PL', 'pl'],
    ['pl_PL', 'pl'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['sr-Latn-RS', 'sr'],
  ])('cell %s names a language', async (cell, language) => {
    expect((await read(row({ language: cell }))).orders[0]?.order.language).toBe(language);
  });

  it.each(['slovak', 'xx', 'p', '-'])('cell %s names no language', async (cell) => {
    expect((await read(row({ language: cell }))).problems).toMatchObject([{ column: 'language' }]);
  });
});

describe('orders of many rows', () => {
  const products = (orderId: string, count: number, line = 2) =>
    Array.from({ length: count }, (_, n) => row({ order_id: orderId, product_id: `P-${n}` }, line + n));

  it('an order of several rows has at most 50 products', async () => {
    const { orders, problems } = await read(...products('A', 52));
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

  it('orders are processed in chunks small enough for one statement, and one can be read again', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => products(`O-${n}`, n < 300 ? 50 : 1, n * 50 + 2)).flat();
    const reader = new OrderReader(inOrder(rows), OPTIONS);
    const sizes: number[] = [];
    for (let at = 0, more = true; more; at += sizes.at(-1) ?? 0) {
      const chunk = await reader.next(at);
      expect(await reader.next(at)).toBe(chunk);
      sizes.push(chunk.orders.length);
      more = !chunk.finished;
    }
    expect(sizes).toEqual([200, 400]);
    // Another run, which begins where the last one ended.
    const resumed = await new OrderReader(inOrder(rows), OPTIONS).next(200);
    expect([resumed.orders.length, resumed.orders[0]?.order.orderId, resumed.finished]).toEqual([400, 'O-200', true]);
  });

  it('rows of one order may stand anywhere in the file', async () => {
    const { orders, problems } = await read(
      row({ order_id: 'A', product_id: 'P-1' }, 2),
      row({ order_id: 'B' }, 3),
      row({ order_id: 'A', product_id: 'P-2', email: 'wrong' }, 4),
    );
    expect(orders.map(({ order, lines }) => [order.orderId, lines])).toEqual([
      ['B', [3]],
      ['A', [2]],
    ]);
    expect(problems).toMatchObject([{ line: 4, column: 'email' }]);
  });
});

describe('a header', () => {
  const beginning = (text: string, given?: string, remembered?: object) =>
    readBeginning(Buffer.from(text), { given, remembered }, 5);

  it('a repeated column is reported by name', async () => {
    expect(await failureOf(() => beginning('order_id;E-mail;email\n1;a@b.example;c@d.example\n'))).toEqual({
      code: 'csv_column_repeated',
      column: 'email',
    });
  });

  it('missing columns are reported together with those found', async () => {
    expect(await failureOf(() => inspectOrders(Buffer.from('numer;adres\n1;a@b.example\n')))).toEqual({
      code: 'csv_header_wrong',
      missing: 'order_id, email',
      found: 'numer, adres',
    });
  });

  it('unknown columns are mapped by hand, and the mapping is proposed for the next file with those columns', async () => {
    const text = 'Nr;Kto;Adres\n1;Anna;a@b.example\n';
    const given = { order_id: 'Nr', name: 'Kto', email: 'Adres' };
    const first = await beginning(text, JSON.stringify(given));
    expect(first).toMatchObject({ mapping: given, remembered: false, columns: ['Nr', 'Kto', 'Adres'] });
    expect(first.rows).toEqual([{ line: 2, cells: { order_id: '1', name: 'Anna', email: 'a@b.example' } }]);
    expect(mappingFor(['Nr', 'E-mail', 'Adres'], { remembered: given })).toEqual({
      mapping: { order_id: 'Nr', email: 'Adres' },
      remembered: true,
    });
    expect(mappingFor(['order_id', 'E-mail'], { remembered: { order_id: 'order_id' } }).remembered).toBe(false);
    expect(await failureOf(() => beginning(text, '{"order_id":"Number"}'))).toMatchObject({
      code: 'csv_header_wrong',
      missing: 'Number',
    });
    expect(await failureOf(() => beginning(text, 'no mapping'))).toMatchObject({ code: 'csv_header_wrong' });
  });
});

describe('a file of more than anyone orders', () => {
  const goodFile = Buffer.from(HEADER + '1,a@b.example,Anna\n'.repeat(100_000));
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
  ])('an oversized file as %s is refused early', async (_name, bytes, code) => {
    const ratio = await cpuRatio(
      async () => expect(await failureOf(() => inspectOrders(bytes))).toMatchObject({ code }),
      async () => expect(await inspectOrders(goodFile)).toMatchObject({ rows: 100_000 }),
    );
    // Decoding 10 MB costs as much as reading one or two dozen valid files; without limits it would be hundreds.
    expect(ratio).toBeLessThan(20);
  });

  it('a file may have at most 100,000 rows', async () => {
    const rows = (count: number) => Buffer.from(HEADER + '1,a@b.example,Anna\n'.repeat(count));
    expect(await failureOf(() => inspectOrders(rows(100_001)))).toEqual({
      code: 'csv_too_many_rows',
      maximum: 100_000,
    });
  });
});

describe('the encoding', () => {
  it('the encoding is detected from lines that are not UTF-8, wherever they are', () => {
    const late = Buffer.concat([
      Buffer.from(HEADER + '1,a@b.example,Anna\n'.repeat(9000)),
      iconv.encode('2,c@d.example,Łukasz Bąk\n', 'windows-1250'),
    ]);
    const { text, encoding } = decodeText(late);
    expect(encoding).toBe('windows-1250');
    expect(text.endsWith('2,c@d.example,Łukasz Bąk\n')).toBe(true);
  });

  it('the encoding may change from line to line', () => {
    const lines = Array.from({ length: 6 }, (_, n) => iconv.encode('Żółć Śmigły\n', n % 2 ? 'utf-8' : 'windows-1250'));
    expect(decodeText(Buffer.concat(lines))).toEqual({
      text: 'Żółć Śmigły\n'.repeat(6),
      encoding: 'UTF-8, windows-1250',
    });
  });
});

describe('rows with a phone number', () => {
  const phoned = (cells: CsvRow['cells'], line = 2): CsvRow => ({ line, cells: { order_id: 'O-1', ...cells } });

  it('rows with a phone number need no email address', async () => {
    expect(await inspectOrders(Buffer.from('order_id,phone\n1,600700800\n'))).toMatchObject({ rows: 1 });
    expect(await failureOf(() => inspectOrders(Buffer.from('order_id,name\n1,Anna\n')))).toMatchObject({
      missing: 'email',
    });
    const { orders, problems } = await read(phoned({ phone: '600 700 800' }), phoned({ name: 'Anna' }, 3));
    expect(orders).toMatchObject([{ order: { orderId: 'O-1', phone: '600 700 800' } }]);
    expect(problems).toMatchObject([{ line: 3, column: 'email', code: 'email_or_phone' }]);
  });

  it('rows of one order may give the phone number once, but must not name two customers', async () => {
    const { orders, problems } = await read(
      phoned({ phone: '600 700 800', product_id: 'a' }),
      phoned({ phone: '600 700 801', product_id: 'b' }, 3),
      phoned({ email: 'a@customer.example', phone: '600 700 800', product_id: 'c' }, 4),
    );
    expect(orders[0]?.order).toMatchObject({ phone: '600 700 800', email: 'a@customer.example' });
    expect(orders[0]?.lines).toEqual([2, 4]);
    expect(problems).toMatchObject([{ line: 3, column: 'phone', code: 'csv_order_mixed' }]);
  });
});
