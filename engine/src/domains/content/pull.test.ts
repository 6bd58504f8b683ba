import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { CONTENT_STEP_MS, contentPull, storeContent } from './pull.ts';
import { contentVersions } from './schema.ts';
import { isStaff } from './service.ts';

const SECOND = 1000;
const CONTENT = { version: '1', hints: [], wordLists: [], translations: [] };

let cms: Server;
let status: number;
let asked: number;
let test: TestApp;
let at: number;
let step: () => Promise<void>;
let told: ReturnType<typeof jest.spyOn>[];

/** Advances the clock and runs the step as often as its loop would. @returns what it threw. */
async function pass(seconds: number): Promise<string[]> {
  const thrown: string[] = [];
  const end = at + seconds * SECOND;
  while (at < end) {
    at += CONTENT_STEP_MS;
    await step().catch((error: Error) => thrown.push(error.message));
  }
  return thrown;
}

const pulled = async () => (await test.app.db.queries.select().from(contentVersions)).length > 0;
const listen = (port: number) => new Promise<void>((resolve) => cms.listen(port, '127.0.0.1', resolve));
const away = () => new Promise<void>((resolve) => void cms.close(() => resolve()));

beforeEach(async () => {
  status = 200;
  asked = 0;
  at = 1_000_000;
  cms = createServer((_req, res) => {
    asked++;
    res.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(CONTENT));
  });
  await listen(0);
  test = await testApp({ CMS_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` });
  told = [jest.spyOn(test.app.log, 'warn'), jest.spyOn(test.app.log, 'info')];
  step = contentPull(test.app, () => at);
});
afterEach(async () => {
  await test.close();
  if (cms.listening) await away();
});

it('content is pulled at startup, then every five minutes', async () => {
  await step();
  expect(await pulled()).toBe(true);
  expect(await pass(290)).toEqual([]);
  expect(asked).toBe(1);
  await pass(20);
  expect(asked).toBe(2);
});

it('staff missing from the list count as having left', async () => {
  const store = (staff: { id: string; role: 'moderator' | 'translator' }[]) =>
    test.app.db.tx((tx) => storeContent(test.app, tx, { ...CONTENT, staff }));
  await store([
    { id: '1', role: 'moderator' },
    { id: '2', role: 'moderator' },
  ]);
  await store([{ id: '1', role: 'translator' }]);
  const moderator = (staffId: string) => isStaff(test.app.db.queries, { staffId, name: 'X', role: 'moderator' });
  expect([await moderator('1'), await moderator('2'), await moderator('3')]).toEqual([false, false, true]);
  expect(await isStaff(test.app.db.queries, { staffId: '1', name: 'X', role: 'translator' })).toBe(true);
});

it('a cms that starts later causes one log line and is asked again soon', async () => {
  const { port } = cms.address() as AddressInfo;
  await away();
  expect(await pass(30)).toEqual([]);
  const [warned, informed] = told;
  expect(warned?.mock.calls).toEqual([
    [
      { reason: 'the cms does not answer: ECONNREFUSED', retrySeconds: 10 },
      expect.stringContaining('waits for the cms'),
    ],
  ]);
  await listen(port);
  expect(await pass(10)).toEqual([]);
  expect(await pulled()).toBe(true);
  expect(informed?.mock.calls).toEqual([[expect.stringContaining('the cms answers')]]);
});

it('a cms that is down for more than a minute is logged as an error every five minutes', async () => {
  status = 503;
  expect(await pass(60)).toEqual([]);
  const said = 'the cms answered 503 for its content';
  expect(await pass(20)).toEqual([said]);
  expect(await pass(280)).toEqual([]);
  expect(await pass(20)).toEqual([said]);
});

it('a cms that refuses the key is an error at once', async () => {
  status = 401;
  expect(await pass(60)).toEqual(['the cms answered 401 for its content']);
});
