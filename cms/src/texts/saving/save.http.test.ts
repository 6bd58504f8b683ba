import { BASE_LOCALE } from '../../locales.ts';
import { type SaveResult, startTexts, type TextsTest } from '../testing.ts';
import type { HistoryItem, TextRow } from '../schemas.ts';

let texts: TextsTest;
beforeAll(async () => {
  texts = await startTexts();
});
afterAll(() => texts.stop());

describe('saving texts', () => {
  test('a save changes the text, notifies site and engine, and writes history', async () => {
    const before = await texts.row('cs', 'mails:invitation.subject');
    const { status, body } = await texts.save(before, '  Jak hodnotíte {{companyName}}?  ');
    expect(status).toBe(200);
    expect(body.rows[0]).toMatchObject({
      text: 'Jak hodnotíte {{companyName}}?',
      fileText: before.fileText,
      state: 'done',
      editedBy: 'Tomáš Dvořák',
      revision: before.revision + 1,
    });
    expect(await texts.notices()).toEqual([{ title: 'cs mails:invitation.subject', by: 'translator@demo.example' }]);
    expect(await texts.exported()).toEqual([
      { locale: 'cs', namespace: 'mails', key: 'invitation.subject', text: 'Jak hodnotíte {{companyName}}?' },
    ]);
    const { body: history } = await texts.translator<{ items: HistoryItem[] }>('GET', `/texts/${before.id}/history`);
    expect(history.items).toMatchObject([
      { before: before.fileText, after: 'Jak hodnotíte {{companyName}}?', how: 'edit', by: 'Tomáš Dvořák' },
    ]);
  });

  test('a save of an outdated revision is refused with the present text and changes nothing', async () => {
    const read = await texts.row('cs', 'mails:reminder.subject');
    await texts.save(read, 'První {{companyName}}');
    const noticesBefore = (await texts.notices()).length;
    const answer = await texts.translator<{ code: string; rows: TextRow[] }>('PUT', `/texts/${read.id}`, {
      text: 'Druhý {{companyName}}',
      revision: read.revision,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'text_changed', rows: [{ text: 'První {{companyName}}' }] },
    });
    expect((await texts.notices()).length).toBe(noticesBefore);
  });

  test('of two simultaneous saves only one succeeds', async () => {
    const read = await texts.row('cs', 'mails:reminder.preview');
    const outcomes = await Promise.all([texts.save(read, 'Jeden'), texts.save(read, 'Dva')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['Jak to šlo?', 'lacks', '{{companyName}}'],
    ['{{companyName}} {{nmae}}', 'invents', '{{nmae}}'],
    ['{{companyName', 'broken_placeholder', ''],
    ['Привет {{companyName}}', 'foreign_script', ''],
  ])('a save of "%s" is refused: %s', async (text, code, names) => {
    const read = await texts.row('cs', 'mails:reminder.lead');
    const { status, body } = await texts.translator<{ invalid: { findings: { code: string; names: string }[] }[] }>(
      'PUT',
      `/texts/${read.id}`,
      { text, revision: read.revision },
    );
    expect(status).toBe(422);
    expect(body.invalid[0]?.findings).toContainEqual(expect.objectContaining({ code, names }));
    expect((await texts.row('cs', 'mails:reminder.lead')).revision).toBe(read.revision);
  });

  test('a single plural form cannot be saved without the others; all forms together can', async () => {
    const key = 'mails:invitation.validity';
    const place = "locale = 'hu' and namespace = 'mails' and family = 'invitation.validity'";
    await texts.database.query(`update cms.translations set file_text = null, base_seen = null where ${place}`);
    const { rows } = await texts.entry('hu', key);
    const [one, other] = rows;
    if (!one || !other) throw new Error(`${key} has no two forms in hu`);
    expect(rows.map(({ form, state }) => [form, state])).toEqual([
      ['one', 'missing'],
      ['other', 'missing'],
    ]);
    const alone = await texts.save(one, 'Egy napig él.');
    expect(alone).toMatchObject({
      status: 422,
      body: { invalid: [{ findings: [{ code: 'forms_missing', names: 'other' }] }] },
    });
    const both = [
      { id: one.id, text: 'Egy napig él.', revision: one.revision },
      { id: other.id, text: '{{count}} napig él.', revision: other.revision },
    ];
    expect((await texts.translator('POST', '/texts/bulk', { rows: both })).status).toBe(200);
    expect((await texts.entry('hu', key)).rows.map(({ state }) => state)).toEqual(['done', 'done']);
    expect((await texts.notices()).at(-1)?.title).toBe('hu mails:invitation.validity_one (+1)');
  });

  test('a saved plural form is exported with its other forms, because readers replace them all', async () => {
    const read = await texts.row('de', 'mails:invitation.validity_other');
    await texts.save(read, 'Der Link gilt {{count}} Tage.');
    const keys = (await texts.exported()) as { locale: string; key: string }[];
    expect(keys.filter(({ locale }) => locale === 'de').map(({ key }) => key)).toEqual([
      'invitation.validity_one',
      'invitation.validity_other',
    ]);
  });

  test('saving an empty text reverts to the file, and history can restore the edit', async () => {
    const before = await texts.row('cs', 'mails:verifyEmail.subject');
    const { body } = await texts.save(before, 'Jiný předmět');
    const [edited] = body.rows;
    if (!edited) throw new Error('nothing came back');
    expect((await texts.save(edited, '')).body.rows[0]).toMatchObject({ text: null, state: 'done' });
    const { body: history } = await texts.translator<{ items: HistoryItem[] }>('GET', `/texts/${before.id}/history`);
    expect(history.items.map(({ how }) => how)).toEqual(['revert', 'edit']);
    const restored = await texts.translator<SaveResult>('POST', `/texts/${before.id}/restore`, {
      version: history.items[1]?.id,
      revision: edited.revision + 1,
    });
    expect(restored.body.rows[0]).toMatchObject({ text: 'Jiný předmět' });
  });

  test('a save is rolled back if its change notice cannot be written', async () => {
    const before = await texts.row('cs', 'mails:verifyEmail.preview');
    const rename = (from: string, to: string) => texts.database.query(`alter table cms.${from} rename to ${to}`);
    await rename('change_notices', 'away');
    try {
      expect((await texts.save(before, 'Jinak')).status).toBe(500);
    } finally {
      await rename('away', 'change_notices');
    }
    expect(await texts.row('cs', 'mails:verifyEmail.preview')).toEqual(before);
    const { body } = await texts.translator<{ items: HistoryItem[] }>('GET', `/texts/${before.id}/history`);
    expect(body.items).toEqual([]);
    expect((await texts.save(before, 'Jinak')).status).toBe(200);
  });

  test('a bulk save with one invalid text saves none', async () => {
    const one = await texts.row('cs', 'mails:passwordReset.subject');
    const other = await texts.row('cs', 'mails:passwordReset.lead');
    const rows = [
      { id: one.id, text: 'Nové heslo', revision: one.revision },
      { id: other.id, text: 'Bez jména {{nic}}', revision: other.revision },
    ];
    expect((await texts.translator('POST', '/texts/bulk', { rows })).status).toBe(422);
    expect((await texts.row('cs', 'mails:passwordReset.subject')).text).toBeNull();
  });

  test('a save of an unknown row answers 404, an invalid body 400', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    expect((await texts.translator('PUT', `/texts/${id}`, { text: 'x', revision: 0 })).status).toBe(404);
    expect((await texts.translator('PUT', '/texts/none', { text: 'x', revision: 0 })).status).toBe(400);
    expect((await texts.translator('PUT', `/texts/${id}`, { text: 1 })).status).toBe(400);
    expect((await texts.translator('POST', '/texts/bulk', { rows: [] })).status).toBe(400);
  });
});

test('a changed base makes translations outdated, and saving one unchanged confirms it', async () => {
  const key = 'mails:layout.regards';
  const base = await texts.row(BASE_LOCALE, key);
  const own = await texts.row('sk', key);
  expect((await texts.save(base, 'Serdecznie pozdrawiamy')).status).toBe(200);
  const outdated = await texts.row('sk', key);
  expect(outdated).toMatchObject({ state: 'outdated', base: 'Serdecznie pozdrawiamy', baseSeen: own.base });
  expect((await texts.list('locale=sk&state=outdated')).entries.map(({ family }) => family)).toContain(
    'layout.regards',
  );
  const noticesBefore = (await texts.notices()).length;
  const { body } = await texts.save(outdated, outdated.fileText);
  expect(body.rows[0]).toMatchObject({ state: 'done', text: null });
  expect((await texts.notices()).length).toBe(noticesBefore);
  const { body: history } = await texts.translator<{ items: HistoryItem[] }>('GET', `/texts/${own.id}/history`);
  expect(history.items[0]).toMatchObject({ how: 'confirm' });
});

test('a suggestion saved as it came is a draft until somebody confirms it', async () => {
  const row = await texts.row('fi', 'mails:layout.regards');
  const asIs = { rows: [{ id: row.id, text: 'Terveisin', revision: row.revision, draft: true }] };
  const { body } = await texts.translator<SaveResult>('POST', '/texts/bulk', asIs);
  expect(body.rows[0]).toMatchObject({ text: 'Terveisin', state: 'draft' });
  const [saved] = body.rows as [TextRow];
  const confirmed = await texts.save(saved, 'Terveisin');
  expect(confirmed.body.rows[0]).toMatchObject({ text: 'Terveisin', state: 'done', revision: saved.revision + 1 });
  const { body: history } = await texts.translator<{ items: HistoryItem[] }>('GET', `/texts/${row.id}/history`);
  expect(history.items.map(({ how }) => how)).toEqual(['confirm', 'edit']);
});

test('a text of the base cannot lose the placeholders of its file', async () => {
  const base = await texts.row(BASE_LOCALE, 'mails:reminder.subject');
  expect((await texts.save(base, 'Przypominamy')).status).toBe(422);
});

describe('comments of texts', () => {
  test('a comment is shared by all languages, and a concurrent change of it is refused', async () => {
    const place = { namespace: 'mails', family: 'layout.about' };
    const write = (text: string, revision: number | null) =>
      texts.translator('PUT', '/texts/notes', { ...place, text, revision });
    expect((await write('Stopka', null)).body).toEqual({ note: { text: 'Stopka', by: 'Tomáš Dvořák', revision: 1 } });
    expect((await texts.entry('hu', 'mails:layout.about')).note?.text).toBe('Stopka');
    expect(await write('Inaczej', null)).toMatchObject({
      status: 409,
      body: { code: 'note_changed', note: { text: 'Stopka' } },
    });
    expect((await write('Stopka listu', 1)).status).toBe(200);
    expect((await write('', 2)).body).toEqual({ note: null });
    expect((await texts.entry('hu', 'mails:layout.about')).note).toBeNull();
    expect(
      (await texts.translator('PUT', '/texts/notes', { namespace: 'mails', family: 'none', text: 'x', revision: null }))
        .status,
    ).toBe(404);
  });
});
