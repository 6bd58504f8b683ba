import { type Client, type RunningCms, startCms } from '../testing/cms.ts';

let cms: RunningCms;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
});
afterAll(() => cms.stop());

/** As the list of the admin asks. */
async function search(words: string): Promise<string[]> {
  const q = encodeURIComponent(words);
  const where = `where[or][0][name][like]=${q}&where[or][1][path][like]=${q}`;
  const { body } = await marketing<{ docs: { path: string }[] }>('GET', `/pages?draft=true&depth=0&limit=100&${where}`);
  return body.docs.map(({ path }) => path).toSorted();
}

test('pages are found by words typed on them, by words of texts they name, by name and by path', async () => {
  const title = { key: null, text: 'Zażółć gęślą jaźń' };
  await marketing('POST', '/pages?draft=true&locale=pl', {
    name: 'Search',
    path: '/searched',
    blocks: [{ blockType: 'hero', title }],
    _status: 'draft',
  });
  expect(await search('zazolc GESLA')).toEqual(['/searched']);
  expect(await search('/searched')).toEqual(['/searched']);
  expect(await search('100% no such words')).toEqual([]);

  for (const odd of ['where[and]=x', 'where[or]=x', 'where[or][a][name][like]=x', 'where[and][99]=x'])
    expect((await marketing('GET', `/pages?${odd}`)).status).toBeLessThan(500);

  const { rows } = await cms.database.query<{ text: string }>(
    `select coalesce(text, file_text) as text from cms.translations where locale = 'pl' and namespace = 'home' and key = 'hero.title'`,
  );
  expect(await search(rows[0]?.text.toLocaleUpperCase('pl') ?? '')).toContain('/');
});
