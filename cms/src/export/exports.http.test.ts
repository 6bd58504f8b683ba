import { LOCALES } from '../locales.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { ContentExport } from './types.ts';

let cms: RunningCms;
let nobody: Client;
beforeAll(async () => {
  cms = await startCms();
  nobody = await cms.as(null);
});
afterAll(() => cms.stop());

const contentExport = () => nobody<ContentExport>('GET', '/export/content', undefined, withKey);

describe('access to the exports', () => {
  test.each(['/export/pages', '/export/content'])('%s answers to the service key alone', async (address) => {
    expect((await nobody('GET', address)).status).toBe(401);
    expect((await nobody('GET', address, undefined, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await (await cms.as('admin@demo.example'))('GET', address)).status).toBe(401);
    expect((await nobody('GET', address, undefined, withKey)).status).toBe(200);
  });
});

describe('conditional requests of the exports', () => {
  test.each(['/export/pages', '/export/content'])('%s answers 304 until something changes', async (address) => {
    const first = await nobody('GET', address, undefined, withKey);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toBe(`"${String(first.body.version)}"`);
    const again = await nobody('GET', address, undefined, { ...withKey, 'if-none-match': tag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
    const admin = await cms.as('admin@demo.example');
    const { body } = await admin<{ docs: { id: string }[] }>('GET', '/badges?limit=1');
    await admin('PATCH', `/badges/${body.docs[0]?.id}?locale=cs`, { name: { text: `Jméno ${address}` } });
    const changed = await nobody('GET', address, undefined, { ...withKey, 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });
});

describe('content for the engine', () => {
  test('nine badges, hints by language and audience, a word list per language', async () => {
    const { body } = await contentExport();
    expect(body.badges.map(({ type }) => type)).toEqual([
      'love_us',
      'celebrity',
      'helpful',
      'friendly',
      'popular',
      'role_model',
      'transparent',
      'trendy',
      'trusted',
    ]);
    const languages = LOCALES.filter((locale) => locale !== 'vi');
    const audiences = ['any', 'shops', 'services', 'hotels', 'restaurants', 'products'];
    expect(body.hints.map(({ locale, audience }) => `${locale} ${audience}`).sort()).toEqual(
      languages.flatMap((locale) => audiences.map((audience) => `${locale} ${audience}`)).sort(),
    );
    for (const { grades } of body.hints) {
      expect(Object.keys(grades)).toEqual(['1', '2', '3', '4', '5']);
      for (const phrases of Object.values(grades)) expect(phrases).not.toEqual([]);
    }
    const english = (audience: string) =>
      body.hints.find((hints) => hints.locale === 'en' && hints.audience === audience)?.grades[5] ?? [];
    expect(english('restaurants')).toContain('The food was delicious and the staff attentive.');
    for (const other of ['any', 'shops', 'services', 'hotels', 'products'])
      expect(english(other).join(' ')).not.toMatch(/food/u);
    expect(body.staff.map(({ role }) => role).toSorted()).toEqual([
      'administrator',
      'marketing',
      'moderator',
      'support',
      'translator',
    ]);
    expect(body.wordLists).toHaveLength(30);
  });

  test('words and translations as staff typed them', async () => {
    const moderator = await cms.as('moderator@demo.example');
    const translator = await cms.as('translator@demo.example');
    const { body: lists } = await moderator<{ docs: { id: string }[] }>(
      'GET',
      '/word-lists?where[language][equals]=pl',
    );
    const words = [{ word: 'łajdak', kind: 'offensive', prefix: true }];
    expect((await moderator('PATCH', `/word-lists/${lists.docs[0]?.id}`, { words })).status).toBe(200);
    const row = { locale: 'cs', namespace: 'mails', key: 'layout.regards', text: 'Mějte se' };
    const { body: found } = await translator<{ entries: { rows: { id: string; revision: number }[] }[] }>(
      'GET',
      '/texts?locale=cs&key=mails:layout.regards',
    );
    const { id, revision } = found.entries[0]?.rows[0] ?? {};
    expect((await translator('PUT', `/texts/${id}`, { text: row.text, revision })).status).toBe(200);
    const { body } = await contentExport();
    expect(body.wordLists.find(({ language }) => language === 'pl')?.words).toEqual(words);
    expect(body.translations).toContainEqual(row);
  });
});
