import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { ErrorEvent } from '@sentry/node';
import { transform } from '@swc/core';
import { eventually } from '../../../tests/support/eventually.ts';
import { frontDoorTest, type FrontDoorTest } from '../../testing/front-door.ts';
import { PAGE_ERRORS_PATH, type PageError } from '../../src/lib/browser/page-error.ts';
import { MAPS_FOLDER } from '../releases/release-files.ts';

const ORIGIN = 'https://opinara.example';
const SCRIPT = '/app-0123456789abcdef0123.js';

const events: ErrorEvent[] = [];
let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest(
    { SENTRY_DSN: 'http://key@127.0.0.1:9/1', TRUSTED_PROXIES: 'loopback' },
    { report: () => undefined, reportEvent: (event) => void events.push(event) },
  );
});
afterAll(() => test.close());
beforeEach(() => void events.splice(0));

const anError = (own: Partial<PageError> = {}): PageError => ({
  name: 'TypeError',
  message: 'x is undefined',
  stack: `TypeError: x is undefined\n    at show (${ORIGIN}${SCRIPT}:1:2)`,
  page: '/',
  ...own,
});

let visitors = 0;
const aVisitor = () => ({ 'X-Forwarded-For': `198.51.100.${++visitors}` });

const send = (error: unknown, headers: Record<string, string> = aVisitor()) =>
  test.get(PAGE_ERRORS_PATH, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: typeof error === 'string' ? error : JSON.stringify(error),
  });

const reported = () => eventually('a report', () => Promise.resolve(events[0]));

it('pages carry the mark that errors may be sent, and none where there is no DSN', async () => {
  expect((await test.get('/')).headers['server-timing']).toBe('error-reports');
  const without = await test.getOfAnother({ SENTRY_DSN: '' }, '/');
  expect(without.headers['server-timing']).toBeUndefined();
  const refused = await test.getOfAnother({ SENTRY_DSN: '' }, PAGE_ERRORS_PATH, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify(anError()),
  });
  expect(refused.status).toBe(405);
});

it('the receiver of page errors reports places, page without its token, and the browser’s name, and nothing else', async () => {
  const token = 'k1.aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5z';
  const stack = [
    'TypeError: x',
    `    at async Object.show (${ORIGIN}${SCRIPT}:1:2)`,
    '    at inject (chrome-extension://abc/inject.js:3:4)',
    `    at ${ORIGIN}/invitation/shop/edit/${token}?utm=1:5:6`,
  ].join('\n');
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.7390.54 Safari/537.36 Person/7';
  const { status } = await send(anError({ stack, page: `/invitation/shop/edit/${token}` }), {
    ...aVisitor(),
    'User-Agent': userAgent,
    Cookie: 'session=secret',
  });
  expect(status).toBe(204);
  const event = await reported();
  expect(event).toEqual({
    type: undefined,
    platform: 'javascript',
    level: 'error',
    server_name: 'browser',
    tags: { page: '/invitation/shop/edit/:token', browser: 'Chrome 141' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          stacktrace: {
            frames: [
              {
                function: '<anonymous>',
                filename: expect.stringContaining('/invitation'),
                lineno: 5,
                colno: 6,
                in_app: true,
              },
              { function: 'Object.show', filename: `app://${SCRIPT}`, lineno: 1, colno: 2, in_app: true },
            ],
          },
        },
      ],
    },
  });
  expect(JSON.stringify(event)).not.toMatch(/k1\.aB3|utm|secret|198\.51|Person|extension/);
});

it('the receiver of page errors understands the stacks of Firefox and Safari', async () => {
  await send(anError({ stack: `show@${ORIGIN}${SCRIPT}:10:20\n@${ORIGIN}${SCRIPT}:30:40\n[native code]` }));
  const { exception } = await reported();
  expect(exception?.values?.[0]?.stacktrace?.frames).toMatchObject([
    { function: '<anonymous>', lineno: 30, colno: 40 },
    { function: 'show', lineno: 10, colno: 20 },
  ]);
});

it('an error without a place in our scripts is not reported', async () => {
  const foreign = 'Error: x\n    at inject (chrome-extension://abc/inject.js:3:4)\n    at https://ads.example/a.js:1:1';
  expect((await send(anError({ stack: foreign }))).status).toBe(204);
  await send(anError({ message: 'the next one' }));
  await reported();
  expect(events.map(({ exception }) => exception?.values?.[0]?.value)).toEqual(['the next one']);
});

it.each([
  ['another origin', anError(), { Origin: 'https://evil.example' }, 403],
  ['a body that is no JSON', '{', {}, 400],
  ['a body of another shape', { ...anError(), page: 'x' }, {}, 400],
  ['a body that is too large', anError({ stack: 'x'.repeat(40_000) }), {}, 413],
])('%s is refused', async (_, error, headers, status) => {
  expect((await send(error, { ...aVisitor(), ...headers })).status).toBe(status);
  expect(events).toEqual([]);
});

it('the receiver of page errors takes ten reports a minute of one visitor', async () => {
  const visitor = aVisitor();
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await send(anError(), visitor)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
  // They follow the answers, and none may arrive during the next test.
  await eventually('ten reports', () => Promise.resolve(events.length === 10));
});

it('the receiver of page errors names the place in the source, from the map that a release keeps', async () => {
  const source = `interface Company { name: string }

export function shownName(company: Company | null): string {
  const chosen = company as Company;
  return chosen.name.toUpperCase();
}

globalThis.shown = shownName(null);
`;
  const file = 'webpack://@app/site/./src/features/profile/name.ts';
  const { code, map = '' } = await transform(source, {
    filename: file,
    sourceFileName: file,
    sourceMaps: true,
    minify: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
    module: { type: 'commonjs' },
  });
  const target = join(test.build.releases, '1', MAPS_FOLDER, `${SCRIPT}.map`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, map);
  let thrown = new Error();
  try {
    runInNewContext(code, { exports: {} }, { filename: `${ORIGIN}${SCRIPT}` });
  } catch (error) {
    thrown = error as Error;
  }
  const { name, message, stack = '' } = thrown;

  await send(anError({ name, message, stack }));
  const frames = (await reported()).exception?.values?.[0]?.stacktrace?.frames;
  expect(frames?.at(-1)).toMatchObject({
    filename: 'app:///site/src/features/profile/name.ts',
    lineno: 5,
    context_line: '  return chosen.name.toUpperCase();',
    post_context: ['}', '', 'globalThis.shown = shownName(null);'],
    in_app: true,
  });
  expect((await test.get(`${SCRIPT}.map`)).status).toBe(404);
});
