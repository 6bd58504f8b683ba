import { startCms, type Client, type RunningCms } from '../testing/cms.ts';

let cms: RunningCms;
let administrator: Client;
beforeAll(async () => {
  cms = await startCms();
  administrator = await cms.as('admin@demo.example');
});
afterAll(() => cms.stop());

const COLLECTIONS = ['pages', 'media', 'files', 'badges', 'plan-cards', 'redirects', 'word-lists', 'users'];
const QUERIES = [
  'page=abc',
  'page=-1',
  'page=0',
  'page=1e99',
  'page=99999999999999999999',
  'limit=-5',
  'limit=1e30',
  'limit=x',
  'depth=-1',
  'depth=1e99',
  'depth=x',
  'locale=xx',
  'locale[]=pl',
  'fallback-locale=xx',
  'draft=maybe',
  'trash=x',
  'where=abc',
  'where=1',
  'where=null',
  'where=[]',
  'where={"or":1}',
  'where[or]=x',
  'where[and][]=x',
  'where[]=x',
  'where[id][equals]=x',
  'where[id][in]=%00',
  'where[id][near]=1',
  'where[nothing][equals]=1',
  'where[id]=1',
  'where[createdAt][greater_than]=0000-01-01',
  'where[createdAt][less_than]=yesterday',
  'where[id][like][x]=1',
  'where[__proto__][equals]=1',
  'where[constructor][prototype][x]=1',
  'where[id][equals][0][0]=1',
  'sort=nothing',
  'sort[]=x',
  'sort=-',
  'sort=__proto__',
  'select[nothing]=true',
  'select=x',
  'populate=x',
  'joins=x',
];
const DEEP = 20_000;
const deepJson = `{"title":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`;

/** Answers of 500 and more, with their requests. */
async function failures(asked: [method: string, address: string, body?: unknown][]): Promise<string[]> {
  const failed: string[] = [];
  for (const [method, address, body] of asked) {
    const { status } = await administrator(method, address, body);
    if (status >= 500) failed.push(`${method} ${address}: ${status}`);
  }
  return failed;
}

test.each(COLLECTIONS)('%s: no malformed query is answered with 500', async (collection) => {
  const asked = QUERIES.map((query): [string, string] => ['GET', `/${collection}?${query}`]);
  expect(await failures([...asked, ...asked.map(([, address]): [string, string] => ['DELETE', address])])).toEqual([]);
});

test('no malformed body is answered with 500: nested too deeply, no object, not storable', async () => {
  const json = { 'content-type': 'application/json' };
  const failed: string[] = [];
  for (const address of [
    '/pages',
    '/users/login',
    '/users/forgot-password',
    '/media',
    '/texts/bulk',
    '/globals/navigation',
  ])
    for (const body of [deepJson, '{', '[]', 'null', '"text"', '{"title":"\\u0000","email":"\\u0000"}']) {
      const { status } = await administrator('POST', address, body, json);
      if (status >= 500) failed.push(`POST ${address} ${body.slice(0, 20)}: ${status}`);
    }
  expect(failed).toEqual([]);
});

test('a collection without endpoints answers 404', async () => {
  for (const collection of ['change-notices', 'site-builds', 'translations', 'translation-history', 'payload-jobs']) {
    const { status, body } = await administrator('PUT', `/${collection}/x?page=1`, {});
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|localhost/);
  }
});

test('an invalid id or unknown path is not answered with 500', async () => {
  const ids = ['x', '0', '%00', '../users', "'", '9'.repeat(400)];
  const asked = COLLECTIONS.flatMap((collection) =>
    ids.flatMap((id): [string, string, unknown?][] => [
      ['GET', `/${collection}/${id}`],
      ['PATCH', `/${collection}/${id}`, {}],
      ['DELETE', `/${collection}/${id}`],
      ['POST', `/${collection}/${id}/duplicate`, { url: 'http://127.0.0.1:1/x.png' }],
      ['GET', `/${collection}/versions/${id}`],
    ]),
  );
  const others: [string, string, unknown?][] = [
    ['POST', '/users/verify/x'],
    ['POST', '/users/reset-password', { token: 'x', password: 'y' }],
    ['POST', '/media', { url: 'http://127.0.0.1:1/x.png', filename: 'x.png' }],
    ['GET', '/media/paste-url?src=http://127.0.0.1:1/x.png'],
    ['GET', '/media/file/%00'],
    ['GET', '/nothing'],
  ];
  expect(await failures([...asked, ...others])).toEqual([]);
});

test.each([
  ['GET', '/users/login', 'POST'],
  ['DELETE', '/users/me', 'GET'],
  ['GET', '/texts/bulk', 'POST'],
  ['PUT', '/pages/1', 'GET, PATCH, DELETE'],
  ['DELETE', '/globals/navigation', 'GET, POST'],
])('%s %s answers 405 with the allowed methods', async (method, address, allowed) => {
  const { status, headers } = await administrator(method, address);
  expect([status, headers.get('allow')?.split(', ').sort()]).toEqual([405, allowed.split(', ').sort()]);
});
