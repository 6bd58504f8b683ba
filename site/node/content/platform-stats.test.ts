import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPlatformStats, statsForBuild } from './platform-stats.ts';

let status = 200;
let body: unknown;
const engine = createServer((req, res) => {
  res.writeHead(req.url === '/api/v1/stats' ? status : 404).end(JSON.stringify(body));
});
beforeAll(() => new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => engine.close(resolve)));

it('counts come from the engine, and are null if it does not answer properly', async () => {
  const ask = () => fetchPlatformStats({ ENGINE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` });
  body = { companies: 1200, reviews: 41_000, byKind: { shops: 700, services: 200, hotels: 200, restaurants: 100 } };
  expect(await ask()).toMatchObject({ companies: 1200, reviews: 41_000 });
  status = 503;
  expect(await ask()).toBeNull();
  status = 200;
  body = { companies: 'many' };
  expect(await ask()).toBeNull();
  expect(await fetchPlatformStats({ ENGINE_URL: 'http://127.0.0.1:9' })).toBeNull();
  expect(await fetchPlatformStats({})).toBeNull();
});

it('counts are kept for a day, so that a publish changes only its own page', async () => {
  const config = { ENGINE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` };
  const count = (reviews: number) => {
    body = { companies: 1, reviews, byKind: { shops: 1, services: 0, hotels: 0, restaurants: 0 } };
  };
  const day = Date.parse('2026-03-01T12:00:00Z');
  status = 200;
  count(5);
  const first = await statsForBuild(config, undefined, day);
  expect(first).toMatchObject({ at: '2026-03-01T12:00:00.000Z', stats: { reviews: 5 } });
  count(6);
  expect(await statsForBuild(config, first, day + 86_399_000)).toBe(first);
  expect(await statsForBuild(config, first, day + 86_400_000)).toMatchObject({ stats: { reviews: 6 } });
  // An engine that does not answer takes nothing away.
  status = 503;
  expect(await statsForBuild(config, first, day + 86_400_000)).toBe(first);
  expect(await statsForBuild(config, undefined, day)).toBeUndefined();
});
