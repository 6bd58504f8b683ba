import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aReport } from '../../../../testing/transparency.ts';
import { loadTransparency } from './transparency-data.ts';

const answers = new Map<string, [status: number, body: unknown]>();
const engine = createServer((req, res) => {
  const [status, body] = answers.get(req.url ?? '') ?? [404, { code: 'not_found' }];
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  process.env['ENGINE_URL'] = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => engine.close(resolve)));

const ROOT = '/api/v1/transparency';
beforeEach(() => {
  answers.clear();
  const items = [
    { month: '2026-06', complete: false, received: 9 },
    { month: '2026-05', complete: true, received: 12 },
  ];
  answers.set(ROOT, [200, { items }]);
  for (const { month, complete } of items) answers.set(`${ROOT}/${month}`, [200, aReport({ month, complete })]);
});

const load = async (month?: string) => {
  const { status, headers, props } = await loadTransparency(month, 'en');
  return [status, props.kind === 'shown' ? props.report.month : props.kind, headers['x-cache-seconds']];
};

it('the transparency report shows the last completed month, or the one in the address, cached like the current month', async () => {
  expect(await load()).toEqual([200, '2026-05', '60']);
  expect(await load('2026-06')).toEqual([200, '2026-06', '60']);
});

it('the transparency report shows the current month if no other exists', async () => {
  answers.set(ROOT, [200, { items: [{ month: '2026-06', complete: false, received: 0 }] }]);
  expect(await load()).toEqual([200, '2026-06', '60']);
});

it.each(['2026-07', '2019-12', '2026-13', 'may', '../stats'])(
  'the transparency report rejects the month “%s”',
  async (month) => {
    expect(await load(month)).toEqual([404, 'missing', '60']);
  },
);

it('the transparency report is unavailable while the engine is down', async () => {
  answers.set(ROOT, [500, {}]);
  expect(await load()).toEqual([503, 'down', undefined]);
});
