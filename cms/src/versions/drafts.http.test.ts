import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { ContentExport, PagesExport } from '../export/types.ts';

let cms: RunningCms;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
  // Those of the seed.
  await cms.database.query('delete from cms.change_notices');
});
afterAll(() => cms.stop());

const nobody = async () => cms.as(null);
const exported = async () => (await (await nobody())<PagesExport>('GET', '/export/pages', undefined, withKey)).body;
const notices = async () =>
  (await cms.database.query<{ entity: string }>('select entity from cms.change_notices order by created_at')).rows.map(
    ({ entity }) => entity,
  );

interface Document {
  id: string;
  [field: string]: unknown;
}
const one = async (collection: string, where: string): Promise<Document> => {
  const { body } = await marketing<{ docs: Document[] }>('GET', `/${collection}?depth=0&locale=pl&${where}`);
  const [found] = body.docs;
  if (!found) throw new Error(`${collection} has no ${where}`);
  return found;
};

test('a menu is drafted without a trace in public, published, and never unpublished', async () => {
  const before = await exported();
  const header = [{ label: { text: 'Nowość' }, href: '/pricing', children: [] }];
  const draft = await marketing('POST', '/globals/navigation?draft=true&locale=pl', { header, _status: 'draft' });
  expect(draft.status).toBe(200);
  expect((await exported()).navigation).toEqual(before.navigation);
  expect(await notices()).toEqual([]);

  expect((await marketing('POST', '/globals/navigation?locale=pl', { _status: 'published' })).status).toBe(200);
  expect((await exported()).navigation.header).toMatchObject([{ label: { text: { pl: 'Nowość' } }, href: '/pricing' }]);
  expect(await notices()).toEqual(['navigation']);

  const refusal = await marketing<{ errors: { message: string }[] }>('POST', '/globals/navigation?locale=pl', {
    _status: 'draft',
  });
  expect([refusal.status, refusal.body.errors[0]?.message]).toEqual([
    409,
    expect.stringContaining('cannot do without'),
  ]);
  expect((await exported()).navigation.header).toHaveLength(1);
});

test.each([
  ['badges', 'where[type][equals]=trusted', 'name', async () => (await exported()).badges],
  ['plan-cards', 'where[plan][equals]=trustPro', 'tagline', async () => (await exported()).planCards],
] as const)('a draft of %s is not read by the public until it is published', async (collection, where, field, read) => {
  const document = await one(collection, where);
  const before = await read();
  const waiting = (await notices()).length;
  const change = { [field]: { key: null, text: 'Inne słowa' } };
  const draft = `/${collection}/${document.id}?draft=true&locale=pl`;
  expect((await marketing('PATCH', draft, { ...change, _status: 'draft' })).status).toBe(200);
  expect(await read()).toEqual(before);
  expect(await notices()).toHaveLength(waiting);

  const publish = await marketing('PATCH', `/${collection}/${document.id}?locale=pl`, {
    ...change,
    _status: 'published',
  });
  expect(publish.status).toBe(200);
  expect(JSON.stringify(await read())).toContain('Inne słowa');
  expect((await notices()).slice(waiting)).toEqual([collection]);

  const unpublished = await marketing('PATCH', `/${collection}/${document.id}?locale=pl`, { _status: 'draft' });
  expect(unpublished.status).toBe(collection === 'badges' ? 409 : 200);
  expect(JSON.stringify(await read()).includes('Inne słowa')).toBe(collection === 'badges');
});

test('words of a drafted badge do not reach the engine', async () => {
  const document = await one('badges', 'where[type][equals]=love_us');
  await marketing('PATCH', `/badges/${document.id}?draft=true&locale=pl`, {
    text: { key: null, text: 'Tajne słowa' },
    _status: 'draft',
  });
  const { body } = await (await nobody())<ContentExport>('GET', '/export/content', undefined, withKey);
  expect(JSON.stringify(body)).not.toContain('Tajne słowa');
  expect(body.badges.map(({ type }) => type)).toContain('love_us');
});

test('a version says who has saved it, whatever the request claims', async () => {
  const page = await one('pages', 'where[path][equals]=/pricing');
  await marketing('PATCH', `/pages/${page.id}?draft=true&autosave=true&locale=pl`, {
    name: 'Ceny',
    savedBy: 'Somebody else',
  });
  const { body } = await marketing<{ docs: { autosave: boolean; version: { name: string; savedBy: string } }[] }>(
    'GET',
    `/pages/versions?where[parent][equals]=${page.id}&sort=-updatedAt&depth=0&locale=pl`,
  );
  const account = await marketing<{ user: { name: string } }>('GET', '/users/me');
  expect(body.docs[0]).toMatchObject({ autosave: true, version: { name: 'Ceny', savedBy: account.body.user.name } });
  // What is saved by itself while somebody types stays a draft.
  expect((await exported()).pages.find(({ path }) => path === '/pricing')?.name).not.toBe('Ceny');
});
