import { LOCALES } from '../locales.ts';
import { aColleague, PASSWORD } from '../testing/cms.ts';
import type { Answer, Client } from '../testing/cms.ts';
import { startTexts, type TextsTest } from './testing.ts';
import type { HistoryItem, ImportReport, ProgressCell } from './schemas.ts';

let texts: TextsTest;
beforeAll(async () => {
  texts = await startTexts({}, { allTexts: true });
});
afterAll(() => texts.stop());

describe('the list of texts', () => {
  test('the list of texts has every text of every language after the first start', async () => {
    const { rows } = await texts.database.query<{ locale: string; n: string }>(
      'select locale, count(*) as n from cms.translations group by locale',
    );
    expect(rows.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort());
    for (const { n } of rows) expect(Number(n)).toBeGreaterThan(1000);
    expect(await texts.exported()).toEqual([]);
  });

  test('an entry has the translation, base and English, with all plural forms', async () => {
    const { rows, model } = await texts.entry('cs', 'mails:invitation.validity');
    expect(rows.map(({ form }) => form)).toEqual(['one', 'few', 'many', 'other']);
    expect(rows[3]).toMatchObject({ state: 'done', text: null, english: expect.stringContaining('{{count}} days') });
    expect(rows[1]?.base).toBe(rows[1]?.baseSeen);
    expect(model).toContain('{{count}}');
  });

  test('the list of texts pages through all texts without gaps or duplicates', async () => {
    const seen: string[] = [];
    const query = 'locale=cs&namespace=mails&limit=17';
    let page = await texts.list(query);
    seen.push(...page.entries.map(({ family }) => family));
    while (page.next !== null) {
      page = await texts.list(`${query}&after=${page.next}`);
      seen.push(...page.entries.map(({ family }) => family));
    }
    const { rows } = await texts.database.query<{ family: string }>(
      "select distinct family, position / 10 as place from cms.translations where locale = 'cs' and namespace = 'mails' and form in ('', 'other') order by 2",
    );
    expect(seen).toEqual(rows.map(({ family }) => family));
    const { counts, entries } = await texts.list('locale=cs&namespace=footer');
    expect(counts).toMatchObject({ missing: 0, outdated: 0, unknown: 0 });
    expect(counts?.done).toBe(entries.flatMap((one) => one.rows).length);
  });

  test('the list of texts filters by state and searches all languages, with SQL wildcards escaped', async () => {
    expect((await texts.list('locale=vi&namespace=profile&state=missing')).entries.length).toBeGreaterThan(10);
    expect((await texts.list('locale=vi&namespace=profile&state=done')).entries).toEqual([]);
    expect((await texts.list('locale=cs&q=invitation.subject')).entries[0]?.family).toBe('invitation.subject');
    const polish = await texts.list(`locale=cs&q=${encodeURIComponent('jak oceniasz firmę')}`);
    expect(polish.entries.map(({ family }) => family)).toContain('invitation.subject');
    const keysFor = async (words: string) =>
      (await texts.list(`locale=cs&q=${encodeURIComponent(words)}`)).entries.map(
        ({ namespace, family }) => `${namespace}:${family}`,
      );
    const found = await keysFor('jak oceniasz firmę');
    expect(found).not.toEqual([]);
    for (const words of ['JAK OCENIASZ FIRMĘ', 'jak oceniasz firme']) expect(await keysFor(words)).toEqual(found);
    expect((await texts.list('locale=cs&q=%25')).entries.every((one) => JSON.stringify(one).includes('%'))).toBe(true);
    expect((await texts.list(`locale=cs&q=${encodeURIComponent("' or 1=1 --")}`)).entries).toEqual([]);
  });

  test.each([
    '',
    'locale=xx',
    'locale=cs&limit=500',
    'locale=cs&state=lost',
    'locale=cs&after=x',
    'locale=cs&namespace=x',
  ])('the list of texts answers 400 with the reason to "%s"', async (query) => {
    const answer = await texts.translator<{ code: string; detail: string }>('GET', `/texts?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request_invalid', detail: expect.any(String) } });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('the list of texts says where texts are overridden by words that staff typed', async () => {
    const marketing = await texts.as('marketing@demo.example');
    const named = '/badges?where[type][equals]=trusted&depth=0';
    const { body } = await marketing<{ docs: { id: string; name: { key: string } }[] }>('GET', named);
    const [badge] = body.docs;
    const placesIn = async (locale: string) =>
      (await texts.translator<{ places: Record<string, string> }>('GET', `/texts/typed?locale=${locale}`)).body.places;
    expect(await placesIn('fr')).not.toHaveProperty([badge!.name.key]);
    await marketing('PATCH', `/badges/${badge!.id}?locale=fr`, { name: { ...badge!.name, text: 'Sûr et vérifié' } });
    expect((await placesIn('fr'))[badge!.name.key]).toBe('badges');
    expect(await placesIn('it')).not.toHaveProperty([badge!.name.key]);
    expect((await texts.translator('GET', '/texts/typed?locale=xx')).status).toBe(400);
  });

  test('the progress of a namespace equals the counts of its list', async () => {
    const { body } = await texts.translator<{ cells: ProgressCell[] }>('GET', '/texts/progress');
    const cell = body.cells.find(({ locale, namespace }) => locale === 'cs' && namespace === 'mails');
    const { counts } = await texts.list('locale=cs&namespace=mails');
    expect(cell).toMatchObject({ ...counts });
    expect(new Set(body.cells.map(({ locale }) => locale)).size).toBe(LOCALES.length);
  });
});

describe('export and import', () => {
  const download = async (query: string): Promise<string> => {
    const { body, status } = await texts.translator<{ text: string }>('GET', `/texts/export?${query}`);
    expect(status).toBe(200);
    return body.text ?? `${JSON.stringify(body, null, 2)}\n`;
  };
  const upload = async (query: string, content: string): Promise<Answer<ImportReport>> => {
    const headers = { 'content-type': 'text/plain' };
    return texts.translator<ImportReport>('POST', `/texts/import?${query}`, content, headers);
  };

  test.each(['json', 'csv', 'xliff'])('importing an exported %s file changes nothing', async (format) => {
    const content = await download(`locale=fr&namespace=profile&format=${format}`);
    const { body } = await upload(`locale=fr&namespace=profile&format=${format}`, content);
    expect(body.counts).toMatchObject({ change: 0, refused: 0, unknown: 0, conflict: 0 });
    expect(body.counts.same).toBeGreaterThan(30);
  });

  test('a trial import reports each row and saves nothing; applying saves the valid rows', async () => {
    const head = 'namespace,key,source,text\n';
    const good = await texts.row('fr', 'mails:layout.greetingPlain');
    const content = `${head}mails,layout.greetingPlain,,Salut !\nmails,layout.greeting,,Sans nom\nmails,layout.none,,x\nmails,layout.regards,,\nmails,layout.greetingPlain,,Encore\n`;
    const trial = await upload('locale=fr&format=csv', content);
    expect(trial.body).toMatchObject({
      applied: false,
      counts: { change: 1, refused: 1, unknown: 1, empty: 1, twice: 1 },
      rows: [
        { place: '2', outcome: 'change', before: good.fileText, after: 'Salut !' },
        { place: '3', outcome: 'refused', findings: [{ code: 'lacks', names: '{{name}}' }] },
        { place: '4', outcome: 'unknown' },
        { place: '6', outcome: 'twice' },
      ],
    });
    expect((await texts.row('fr', 'mails:layout.greetingPlain')).text).toBeNull();
    const done = await upload('locale=fr&format=csv&apply=1', content);
    expect(done.body).toMatchObject({ applied: true, counts: { change: 1 } });
    const saved = await texts.row('fr', 'mails:layout.greetingPlain');
    expect(saved).toMatchObject({ text: 'Salut !', draft: true, state: 'draft' });
    const { body: history } = await texts.translator<{ items: HistoryItem[] }>('GET', `/texts/${good.id}/history`);
    expect(history.items[0]).toMatchObject({ how: 'import', after: 'Salut !' });

    // Readers see a draft, but it is not done until somebody confirms it.
    const drafts = async () =>
      (await texts.list('locale=fr&namespace=mails&state=draft')).entries.map(({ family }) => family);
    expect(await drafts()).toEqual(['layout.greetingPlain']);
    expect((await texts.exported()).map((one) => (one as { text: string }).text)).toContain('Salut !');
    expect(await download('locale=fr&format=csv&open=1')).toContain('Salut !');
    const confirmed = await texts.save(saved, saved.text);
    expect(confirmed.body.rows[0]).toMatchObject({ text: 'Salut !', draft: false, state: 'done' });
    expect(await drafts()).toEqual([]);
  });

  test('an import of a text that has changed since is a conflict, unless it may overwrite', async () => {
    const file = await download('locale=it&namespace=footer&format=xliff');
    const [first] = (await texts.list('locale=it&namespace=footer')).entries;
    const before = first?.rows[0];
    if (!before?.fileText) throw new Error('it/footer is empty');
    await texts.save(before, 'Nel frattempo');
    const changed = file.replace(`state="final">${before.fileText}<`, 'state="final">Dal file<');
    expect((await upload('locale=it&format=xliff&apply=1', changed)).body).toMatchObject({
      counts: { conflict: 1, change: 0 },
    });
    expect((await upload('locale=it&format=xliff&apply=1&overwrite=1', changed)).body.counts.change).toBe(1);
  });

  test('a checked import is not a draft, and a text for an older base is outdated from the start', async () => {
    const content = 'namespace,key,source,text\nmails,passwordReset.subject,Dawna podstawa,Nuovo oggetto\n';
    expect((await upload('locale=it&format=csv&apply=1&checked=1', content)).body.counts.change).toBe(1);
    expect(await texts.row('it', 'mails:passwordReset.subject')).toMatchObject({
      draft: false,
      state: 'outdated',
      baseSeen: 'Dawna podstawa',
    });
  });

  test.each([
    ['json', '{'],
    ['csv', 'a,b\n'],
    ['xliff', '<xliff'],
  ])('an invalid %s file is refused with the reason', async (format, content) => {
    const answer = await upload(`locale=it&namespace=mails&format=${format}`, content);
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_unreadable', detail: expect.any(String) } });
  });
});

describe('access to texts', () => {
  test.each(['marketing@demo.example', 'moderator@demo.example'])('%s has no access to texts', async (email) => {
    const client = await texts.as(email);
    for (const address of ['/texts?locale=cs', '/texts/progress', '/texts/export?locale=cs&format=csv'])
      expect(await client('GET', address)).toMatchObject({ status: 403, body: { code: 'role_lacks_right' } });
  });

  test('requests without a session or from another origin have no access to texts', async () => {
    const nobody = await texts.as(null);
    expect((await nobody('GET', '/texts?locale=cs')).status).toBe(401);
    expect(
      (await texts.translator('GET', '/texts?locale=cs', undefined, { origin: 'https://elsewhere.example' })).status,
    ).toBe(401);
  });

  test('a text is told what its language has for equal and similar bases', async () => {
    // A text whose base stands under another key as well.
    const { rows } = await texts.database.query<{ id: string; base: string }>(
      `select t.id, b.file_text as base from cms.translations t
       join cms.translations b on b.locale = 'pl' and b.namespace = t.namespace and b.key = t.base_key
       where t.locale = 'de' and length(b.file_text) > 5 and exists (
         select 1 from cms.translations o join cms.translations c on c.locale = 'pl' and c.namespace = o.namespace and c.key = o.base_key
         where o.locale = 'de' and o.id <> t.id and o.file_text is not null and c.file_text = b.file_text)
       order by t.namespace, t.key limit 1`,
    );
    const [{ id, base } = { id: '', base: '' }] = rows;
    const { status, body } = await texts.translator<{ similar: { base: string; likeness: number }[] }>(
      'GET',
      `/texts/${id}/similar`,
    );
    expect(status).toBe(200);
    expect(body.similar[0]).toMatchObject({ base, likeness: 1 });
    const moderator = await texts.as('moderator@demo.example');
    expect((await moderator('GET', `/texts/${id}/similar`)).status).toBe(403);
  });

  test('the glossary is written by translators in the cms, and read per language beside the texts', async () => {
    const made = await texts.translator<{ doc: { id: string } }>('POST', '/terms?locale=de', {
      base: 'wizytówka',
      found: 'wizytów',
      translation: 'Visitenkarte, Karte',
    });
    expect(made.status).toBe(201);
    const read = async (locale: string) =>
      (await texts.translator<{ terms: unknown[] }>('GET', `/texts/terms?locale=${locale}`)).body.terms;
    const term = { base: 'wizytówka', found: ['wizytów'], note: null };
    expect(await read('de')).toContainEqual({ ...term, translations: ['Visitenkarte', 'Karte'] });
    expect(await read('cs')).toContainEqual({ ...term, translations: [] });
    const marketing = await texts.as('marketing@demo.example');
    expect((await marketing('GET', '/terms')).status).toBe(403);
    expect((await marketing('GET', '/texts/terms?locale=de')).status).toBe(403);
  });

  test('a translator limited to some languages has no others and cannot add any', async () => {
    const email = 'hana@demo.example';
    const id = await aColleague(texts, { email, role: 'translator', locales: ['cs'] });
    const cookie = await texts.as(null);
    const signedIn = await cookie('POST', '/users/login', { email, password: PASSWORD });
    const headers = { cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const hana: Client = (method, address, sent, more) => cookie(method, address, sent, { ...headers, ...more });
    expect((await hana('GET', '/texts?locale=cs')).status).toBe(200);
    for (const address of ['/texts?locale=hu', '/texts/export?locale=hu&format=json'])
      expect(await hana('GET', address)).toMatchObject({ status: 403, body: { code: 'locale_not_yours' } });
    const { body: progress } = await hana<{ cells: ProgressCell[] }>('GET', '/texts/progress');
    expect(new Set(progress.cells.map(({ locale }) => locale))).toEqual(new Set(['cs']));
    const foreign = await texts.row('hu', 'mails:layout.regards');
    expect((await texts.save(foreign, 'Üdvözlettel', hana)).status).toBe(403);
    expect((await hana('GET', `/texts/${foreign.id}/history`)).status).toBe(403);
    // The glossary is every language's; she has its words in her own.
    const { body: terms } = await texts.translator<{ docs: { id: string }[] }>('GET', '/terms?limit=1&locale=pl');
    const address = `/terms/${terms.docs[0]?.id ?? ''}`;
    const own = await hana('PATCH', `${address}?locale=cs`, {
      translation: 'slovo',
      base: 'cizí',
      found: 'x',
      note: 'x',
    });
    expect(own.status).toBe(200);
    for (const locale of ['hu', 'pl', 'all'])
      expect((await hana('PATCH', `${address}?locale=${locale}`, { translation: 'idegen' })).status).toBe(403);
    expect((await hana('POST', '/terms?locale=cs', { base: 'cizí', translation: 'x' })).status).toBe(403);
    expect((await hana('DELETE', address)).status).toBe(403);
    const { body: kept } = await texts.translator<Record<string, unknown>>('GET', `${address}?locale=all`);
    expect(kept).toMatchObject({ translation: { cs: 'slovo' } });
    expect([kept['base'], kept['found'], kept['note']]).not.toContain('cizí');
    expect(JSON.stringify(kept)).not.toContain('idegen');
    await hana('PATCH', `/users/${id}`, { locales: ['cs', 'hu'] });
    expect((await texts.save(foreign, 'Üdvözlettel', hana)).status).toBe(403);
  });

  test('the collections of texts have no endpoints', async () => {
    for (const address of ['/translations', '/translation-history', '/translation-notes'])
      expect((await texts.translator('GET', address)).status).toBe(404);
  });
});
