import { eventually } from '../../../tests/support/eventually.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';

/** Knows companies without a dash; a drawing ends when the engine answers it. */
const BUNDLE = `
const ask = (path) => fetch(globalThis.process.env.ENGINE_URL + path).then((response) => response.text());
const getServerData = async ({ url }) => {
  await ask('/look' + url);
  return { props: { url }, status: url.includes('-') ? 404 : 200, headers: { 'x-cache-tags': 'company-1' } };
};
exports.getPageChunk = async () => ({ getServerData });
exports.default = async ({ pageData: { result } }) => {
  await ask('/draw' + result.serverData.url);
  return { html: '<p>' + result.serverData.url + '</p>' };
};
`;

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
  await test.build.writeBundle(BUNDLE);
  await test.build.publish('2');
  await test.serves('2');
});
afterAll(() => test.close());
beforeEach(() => {
  test.reset();
  test.engine.seen.length = 0;
});

const asked = (what: RegExp) => test.engine.seen.filter(({ url }) => what.test(url)).length;
const status = async (path: string) => (await test.get(path)).status;
const madeUp = (many: number) => Array.from({ length: many }, (_, n) => status(`/opinie/no-${n}`));
/** Until called, the engine answers nothing of the kind. */
function hold(what: RegExp): () => void {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  test.engine.holds = (url) => (what.test(url) ? held : null);
  return go;
}

it('made-up URLs wait in their own queue and take no slot of real pages', async () => {
  const go = hold(/^\/draw\/opinie\/no-/);
  const many = madeUp(80);
  await eventually('all are known not to be there', () => asked(/^\/look\/opinie\/no-/) === 80);
  await eventually('four are drawn', () => asked(/^\/draw\/opinie\/no-/) === 4);
  for (const path of ['/opinie/buty', '/opinie/sklep', '/de/bewertungen/schuhe']) expect(await status(path)).toBe(200);
  go();
  const statuses = await Promise.all(many);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  expect(statuses.filter((one) => one === 503).length).toBeGreaterThanOrEqual(60);
});

it('a cached page is rendered again without waiting for unknown URLs', async () => {
  expect(await status('/opinie/buty')).toBe(200);
  test.door.cache.purge(['company-1']);
  const go = hold(/^\/look\/opinie\/no-/);
  const many = madeUp(600);
  expect(await Promise.race(many)).toBe(503);
  const { headers } = await test.get('/opinie/buty');
  expect(headers['x-cache']).toBe('miss');
  go();
  await Promise.all(many);
});

it('an unknown URL waits in the large queue', async () => {
  const go = hold(/^\/look\//);
  const many = madeUp(100);
  await eventually('as many are asked for as can be', () => asked(/^\/look\//) === 24);
  const real = status('/opinie/buty');
  go();
  expect(await real).toBe(200);
  await Promise.all(many);
});
