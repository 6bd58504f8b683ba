import { BASE_LOCALE, LOCALES } from '../locales.ts';
import { type Answer, type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { HistoryItem, ImportReport, ProgressCell, TextEntry, TextPage, TextRow } from './types.ts';

let cms: RunningCms;
let translator: Client;
beforeAll(async () => {
  cms = await startCms({ ALL_TEXTS: '1' });
  translator = await cms.as('translator@demo.example');
}, 120_000);
afterAll(() => cms.stop());

const list = async (query: string, client = translator) => (await client<TextPage>('GET', `/texts?${query}`)).body;

async function entry(locale: string, key: string, client = translator): Promise<TextEntry> {
  const { entries } = await list(`locale=${locale}&key=${key}`, client);
  const [found] = entries;
  if (!found) throw new Error(`There is no text ${key} in ${locale}`);
  return found;
}
async function row(locale: string, key: string): Promise<TextRow> {
  const { rows } = await entry(locale, key);
  const found = rows.find((one) => key.endsWith(`:${one.key}`)) ?? rows[0];
  if (!found) throw new Error(`There is no row ${key}`);
  return found;
}
interface Saved {
  rows: TextRow[];
}
const save = async (of: TextRow, text: string | null, client = translator): Promise<Answer<Saved>> =>
  client<Saved>('PUT', `/texts/${of.id}`, { text, revision: of.revision });
const notices = async (): Promise<{ title: string; by: string }[]> =>
  (
    await cms.database.query<{ title: string; by: string }>(
      "select title, by from cms.change_notices where entity = 'translations' order by created_at",
    )
  ).rows;
const exported = async () => {
  const { body } = await (
    await cms.as(null)
  )<{ translations: unknown[] }>('GET', '/export/content', undefined, withKey);
  return body.translations;
};

describe('the table', () => {
  test('has every text of every language from the first start on', async () => {
    const { rows } = await cms.database.query<{ locale: string; n: string }>(
      'select locale, count(*) as n from cms.translations group by locale',
    );
    expect(rows.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort());
    for (const { n } of rows) expect(Number(n)).toBeGreaterThan(1000);
    expect(await exported()).toEqual([]);
  });

  test('shows own text, base and English side by side, plural forms together', async () => {
    const { rows, model } = await entry('cs', 'mails:invitation.validity');
    expect(rows.map(({ form }) => form)).toEqual(['one', 'few', 'many', 'other']);
    expect(rows[3]).toMatchObject({ state: 'done', text: null, english: expect.stringContaining('{{count}} days') });
    expect(rows[1]?.base).toBe(rows[1]?.baseSeen);
    expect(model).toContain('{{count}}');
  });

  test('goes on page by page to the end, without a gap or a double', async () => {
    const seen: string[] = [];
    const query = 'locale=cs&namespace=mails&limit=17';
    let page = await list(query);
    seen.push(...page.entries.map(({ family }) => family));
    while (page.next !== null) {
      page = await list(`${query}&after=${page.next}`);
      seen.push(...page.entries.map(({ family }) => family));
    }
    const { rows } = await cms.database.query<{ family: string }>(
      "select distinct family, position / 10 as place from cms.translations where locale = 'cs' and namespace = 'mails' and form in ('', 'other') order by 2",
    );
    expect(seen).toEqual(rows.map(({ family }) => family));
    const { counts, entries } = await list('locale=cs&namespace=footer');
    expect(counts).toMatchObject({ missing: 0, outdated: 0, unknown: 0 });
    expect(counts?.done).toBe(entries.flatMap((one) => one.rows).length);
  });

  test('finds by state and by words, in any of the languages, signs of SQL included', async () => {
    expect((await list('locale=vi&namespace=profile&state=missing')).entries.length).toBeGreaterThan(10);
    expect((await list('locale=vi&namespace=profile&state=done')).entries).toEqual([]);
    expect((await list('locale=cs&q=invitation.subject')).entries[0]?.family).toBe('invitation.subject');
    const polish = await list(`locale=cs&q=${encodeURIComponent('jak oceniasz firmę')}`);
    expect(polish.entries.map(({ family }) => family)).toContain('invitation.subject');
    expect((await list('locale=cs&q=%25')).entries.every((one) => JSON.stringify(one).includes('%'))).toBe(true);
    expect((await list(`locale=cs&q=${encodeURIComponent("' or 1=1 --")}`)).entries).toEqual([]);
  });

  test.each([
    '',
    'locale=xx',
    'locale=cs&limit=500',
    'locale=cs&state=lost',
    'locale=cs&after=x',
    'locale=cs&namespace=x',
  ])('says what is wrong with "%s"', async (query) => {
    const answer = await translator<{ code: string; detail: string }>('GET', `/texts?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request_invalid', detail: expect.any(String) } });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('progress adds up', async () => {
    const { body } = await translator<{ cells: ProgressCell[] }>('GET', '/texts/progress');
    const cell = body.cells.find(({ locale, namespace }) => locale === 'cs' && namespace === 'mails');
    const { counts } = await list('locale=cs&namespace=mails');
    expect(cell).toMatchObject({ ...counts });
    expect(new Set(body.cells.map(({ locale }) => locale)).size).toBe(LOCALES.length);
  });
});

describe('a save', () => {
  test('changes the text, tells the site and the engine, and keeps what was before', async () => {
    const before = await row('cs', 'mails:invitation.subject');
    const { status, body } = await save(before, '  Jak hodnotíte {{companyName}}?  ');
    expect(status).toBe(200);
    expect(body.rows[0]).toMatchObject({
      text: 'Jak hodnotíte {{companyName}}?',
      fileText: before.fileText,
      state: 'done',
      editedBy: 'Tomáš Dvořák',
      revision: before.revision + 1,
    });
    expect(await notices()).toEqual([{ title: 'cs mails:invitation.subject', by: 'translator@demo.example' }]);
    expect(await exported()).toEqual([
      { locale: 'cs', namespace: 'mails', key: 'invitation.subject', text: 'Jak hodnotíte {{companyName}}?' },
    ]);
    const { body: history } = await translator<{ items: HistoryItem[] }>('GET', `/texts/${before.id}/history`);
    expect(history.items).toMatchObject([
      { before: before.fileText, after: 'Jak hodnotíte {{companyName}}?', how: 'edit', by: 'Tomáš Dvořák' },
    ]);
  });

  test('that was overtaken is refused with the other text, and changes nothing', async () => {
    const read = await row('cs', 'mails:reminder.subject');
    await save(read, 'První {{companyName}}');
    const told = (await notices()).length;
    const answer = await translator<{ code: string; rows: TextRow[] }>('PUT', `/texts/${read.id}`, {
      text: 'Druhý {{companyName}}',
      revision: read.revision,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'text_changed', rows: [{ text: 'První {{companyName}}' }] },
    });
    expect((await notices()).length).toBe(told);
  });

  test('of two at the same moment only one goes through', async () => {
    const read = await row('cs', 'mails:reminder.preview');
    const outcomes = await Promise.all([save(read, 'Jeden'), save(read, 'Dva')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['Jak to šlo?', 'lacks', '{{companyName}}'],
    ['{{companyName}} {{nmae}}', 'invents', '{{nmae}}'],
    ['{{companyName', 'broken_placeholder', ''],
    ['Привет {{companyName}}', 'foreign_script', ''],
  ])('of "%s" is refused: %s', async (text, code, names) => {
    const read = await row('cs', 'mails:reminder.lead');
    const { status, body } = await translator<{ invalid: { findings: { code: string; names: string }[] }[] }>(
      'PUT',
      `/texts/${read.id}`,
      { text, revision: read.revision },
    );
    expect(status).toBe(422);
    expect(body.invalid[0]?.findings).toContainEqual(expect.objectContaining({ code, names }));
    expect((await row('cs', 'mails:reminder.lead')).revision).toBe(read.revision);
  });

  test('of one plural form needs the others to be there; all together go', async () => {
    const key = 'mails:invitation.validity';
    const place = "locale = 'hu' and namespace = 'mails' and family = 'invitation.validity'";
    await cms.database.query(`update cms.translations set file_text = null, base_seen = null where ${place}`);
    const { rows } = await entry('hu', key);
    const [one, other] = rows;
    if (!one || !other) throw new Error(`${key} has no two forms in hu`);
    expect(rows.map(({ form, state }) => [form, state])).toEqual([
      ['one', 'missing'],
      ['other', 'missing'],
    ]);
    const alone = await save(one, 'Egy napig él.');
    expect(alone).toMatchObject({
      status: 422,
      body: { invalid: [{ findings: [{ code: 'forms_missing', names: 'other' }] }] },
    });
    const both = [
      { id: one.id, text: 'Egy napig él.', revision: one.revision },
      { id: other.id, text: '{{count}} napig él.', revision: other.revision },
    ];
    expect((await translator('POST', '/texts/bulk', { rows: both })).status).toBe(200);
    expect((await entry('hu', key)).rows.map(({ state }) => state)).toEqual(['done', 'done']);
    expect((await notices()).at(-1)?.title).toBe('hu mails:invitation.validity_one (+1)');
  });

  test('of a form brings its sisters to the readers, who replace all forms at once', async () => {
    const read = await row('de', 'mails:invitation.validity_other');
    await save(read, 'Der Link gilt {{count}} Tage.');
    const keys = (await exported()) as { locale: string; key: string }[];
    expect(keys.filter(({ locale }) => locale === 'de').map(({ key }) => key)).toEqual([
      'invitation.validity_one',
      'invitation.validity_other',
    ]);
  });

  test('of nothing goes back to the file', async () => {
    const before = await row('cs', 'mails:verifyEmail.subject');
    const { body } = await save(before, 'Jiný předmět');
    const [edited] = body.rows;
    if (!edited) throw new Error('nothing came back');
    expect((await save(edited, '')).body.rows[0]).toMatchObject({ text: null, state: 'done' });
    const { body: history } = await translator<{ items: HistoryItem[] }>('GET', `/texts/${before.id}/history`);
    expect(history.items.map(({ how }) => how)).toEqual(['revert', 'edit']);
    const restored = await translator<Saved>('POST', `/texts/${before.id}/restore`, {
      version: history.items[1]?.id,
      revision: edited.revision + 1,
    });
    expect(restored.body.rows[0]).toMatchObject({ text: 'Jiný předmět' });
  });

  test('is nothing without its notice', async () => {
    const before = await row('cs', 'mails:verifyEmail.preview');
    const rename = (from: string, to: string) => cms.database.query(`alter table cms.${from} rename to ${to}`);
    await rename('change_notices', 'away');
    try {
      expect((await save(before, 'Jinak')).status).toBe(500);
    } finally {
      await rename('away', 'change_notices');
    }
    expect(await row('cs', 'mails:verifyEmail.preview')).toEqual(before);
    const { body } = await translator<{ items: HistoryItem[] }>('GET', `/texts/${before.id}/history`);
    expect(body.items).toEqual([]);
    expect((await save(before, 'Jinak')).status).toBe(200);
  });

  test('of many is all or none', async () => {
    const one = await row('cs', 'mails:passwordReset.subject');
    const other = await row('cs', 'mails:passwordReset.lead');
    const rows = [
      { id: one.id, text: 'Nové heslo', revision: one.revision },
      { id: other.id, text: 'Bez jména {{nic}}', revision: other.revision },
    ];
    expect((await translator('POST', '/texts/bulk', { rows })).status).toBe(422);
    expect((await row('cs', 'mails:passwordReset.subject')).text).toBeNull();
  });

  test('of no row there is, or with a body that is none', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    expect((await translator('PUT', `/texts/${id}`, { text: 'x', revision: 0 })).status).toBe(404);
    expect((await translator('PUT', '/texts/none', { text: 'x', revision: 0 })).status).toBe(400);
    expect((await translator('PUT', `/texts/${id}`, { text: 1 })).status).toBe(400);
    expect((await translator('POST', '/texts/bulk', { rows: [] })).status).toBe(400);
  });
});

test('a changed base makes the others outdated, and saving them as they are says that they still fit', async () => {
  const key = 'mails:layout.regards';
  const base = await row(BASE_LOCALE, key);
  const own = await row('sk', key);
  expect((await save(base, 'Serdecznie pozdrawiamy')).status).toBe(200);
  const outdated = await row('sk', key);
  expect(outdated).toMatchObject({ state: 'outdated', base: 'Serdecznie pozdrawiamy', baseSeen: own.base });
  expect((await list('locale=sk&state=outdated')).entries.map(({ family }) => family)).toEqual(['layout.regards']);
  const told = (await notices()).length;
  const { body } = await save(outdated, outdated.fileText);
  expect(body.rows[0]).toMatchObject({ state: 'done', text: null });
  expect((await notices()).length).toBe(told);
  const { body: history } = await translator<{ items: HistoryItem[] }>('GET', `/texts/${own.id}/history`);
  expect(history.items[0]).toMatchObject({ how: 'confirm' });
});

test('a text of the base keeps the placeholders that the code fills in', async () => {
  const base = await row(BASE_LOCALE, 'mails:reminder.subject');
  expect((await save(base, 'Przypominamy')).status).toBe(422);
});

describe('comments', () => {
  test('are one for all languages; who writes second is told', async () => {
    const place = { namespace: 'mails', family: 'layout.about' };
    const write = (text: string, revision: number | null) =>
      translator('PUT', '/texts/notes', { ...place, text, revision });
    expect((await write('Stopka', null)).body).toEqual({ note: { text: 'Stopka', by: 'Tomáš Dvořák', revision: 1 } });
    expect((await entry('hu', 'mails:layout.about')).note?.text).toBe('Stopka');
    expect(await write('Inaczej', null)).toMatchObject({
      status: 409,
      body: { code: 'note_changed', note: { text: 'Stopka' } },
    });
    expect((await write('Stopka listu', 1)).status).toBe(200);
    expect((await write('', 2)).body).toEqual({ note: null });
    expect((await entry('hu', 'mails:layout.about')).note).toBeNull();
    expect(
      (await translator('PUT', '/texts/notes', { namespace: 'mails', family: 'none', text: 'x', revision: null }))
        .status,
    ).toBe(404);
  });
});

describe('files', () => {
  const download = async (query: string): Promise<string> => {
    const { body, status } = await translator<{ text: string }>('GET', `/texts/export?${query}`);
    expect(status).toBe(200);
    return body.text ?? `${JSON.stringify(body, null, 2)}\n`;
  };
  const upload = async (query: string, content: string): Promise<Answer<ImportReport>> => {
    const headers = { 'content-type': 'text/plain' };
    return translator<ImportReport>('POST', `/texts/import?${query}`, content, headers);
  };

  test.each(['json', 'csv', 'xliff'])('%s: taken away and brought back nothing changes', async (format) => {
    const content = await download(`locale=fr&namespace=profile&format=${format}`);
    const { body } = await upload(`locale=fr&namespace=profile&format=${format}`, content);
    expect(body.counts).toMatchObject({ change: 0, refused: 0, unknown: 0, conflict: 0 });
    expect(body.counts.same).toBeGreaterThan(30);
  });

  test('a trial says row by row what would happen and saves nothing; then the good rows are saved', async () => {
    const head = 'namespace,key,source,text\n';
    const good = await row('fr', 'mails:layout.greetingPlain');
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
    expect((await row('fr', 'mails:layout.greetingPlain')).text).toBeNull();
    const done = await upload('locale=fr&format=csv&apply=1', content);
    expect(done.body).toMatchObject({ applied: true, counts: { change: 1 } });
    expect((await row('fr', 'mails:layout.greetingPlain')).text).toBe('Salut !');
    const { body: history } = await translator<{ items: HistoryItem[] }>('GET', `/texts/${good.id}/history`);
    expect(history.items[0]).toMatchObject({ how: 'import', after: 'Salut !' });
  });

  test('a file that is older than a text is a conflict, unless it may overwrite', async () => {
    const file = await download('locale=it&namespace=footer&format=xliff');
    const [first] = (await list('locale=it&namespace=footer')).entries;
    const before = first?.rows[0];
    if (!before?.fileText) throw new Error('it/footer is empty');
    await save(before, 'Nel frattempo');
    const changed = file.replace(`state="final">${before.fileText}<`, 'state="final">Dal file<');
    expect((await upload('locale=it&format=xliff&apply=1', changed)).body).toMatchObject({
      counts: { conflict: 1, change: 0 },
    });
    expect((await upload('locale=it&format=xliff&apply=1&overwrite=1', changed)).body.counts.change).toBe(1);
  });

  test('a text for another base than today’s is outdated from the start', async () => {
    const content = 'namespace,key,source,text\nmails,passwordReset.subject,Dawna podstawa,Nuovo oggetto\n';
    expect((await upload('locale=it&format=csv&apply=1', content)).body.counts.change).toBe(1);
    expect(await row('it', 'mails:passwordReset.subject')).toMatchObject({
      state: 'outdated',
      baseSeen: 'Dawna podstawa',
    });
  });

  test.each([
    ['json', '{'],
    ['csv', 'a,b\n'],
    ['xliff', '<xliff'],
  ])('%s that is none is refused with the reason', async (format, content) => {
    const answer = await upload(`locale=it&namespace=mails&format=${format}`, content);
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_unreadable', detail: expect.any(String) } });
  });
});

describe('who may', () => {
  test.each(['marketing@demo.example', 'moderator@demo.example'])('not %s', async (email) => {
    const client = await cms.as(email);
    for (const address of ['/texts?locale=cs', '/texts/progress', '/texts/export?locale=cs&format=csv'])
      expect(await client('GET', address)).toMatchObject({ status: 403, body: { code: 'role_lacks_right' } });
  });

  test('not who is not signed in, or comes from another origin', async () => {
    const nobody = await cms.as(null);
    expect((await nobody('GET', '/texts?locale=cs')).status).toBe(401);
    expect(
      (await translator('GET', '/texts?locale=cs', undefined, { origin: 'https://elsewhere.example' })).status,
    ).toBe(401);
  });

  test('a translator with languages has these and no others, and gives herself none', async () => {
    const administrator = await cms.as('admin@demo.example');
    const account = { name: 'Hana', email: 'hana@demo.example', password: 'password-of-hana', role: 'translator' };
    const { body } = await administrator<{ doc: { id: string } }>('POST', '/users', { ...account, locales: ['cs'] });
    const cookie = await cms.as(null);
    const signedIn = await cookie('POST', '/users/login', { email: account.email, password: account.password });
    const headers = { cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const hana: Client = (method, address, sent, more) => cookie(method, address, sent, { ...headers, ...more });
    expect((await hana('GET', '/texts?locale=cs')).status).toBe(200);
    for (const address of ['/texts?locale=hu', '/texts/export?locale=hu&format=json'])
      expect(await hana('GET', address)).toMatchObject({ status: 403, body: { code: 'locale_not_yours' } });
    const { body: progress } = await hana<{ cells: ProgressCell[] }>('GET', '/texts/progress');
    expect(new Set(progress.cells.map(({ locale }) => locale))).toEqual(new Set(['cs']));
    const foreign = await row('hu', 'mails:layout.regards');
    expect((await save(foreign, 'Üdvözlettel', hana)).status).toBe(403);
    expect((await hana('GET', `/texts/${foreign.id}/history`)).status).toBe(403);
    await hana('PATCH', `/users/${body.doc.id}`, { locales: ['cs', 'hu'] });
    expect((await save(foreign, 'Üdvözlettel', hana)).status).toBe(403);
  });

  test('nobody through the collection', async () => {
    for (const address of ['/translations', '/translation-history', '/translation-notes'])
      expect((await translator('GET', address)).status).toBe(501);
  });
});
