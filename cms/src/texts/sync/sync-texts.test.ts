import type { Mark } from '@app/locales/marks.ts';
import type { Messages } from '@app/locales/messages.ts';
import pg from 'pg';
import type { Locale } from '../../locales.ts';
import { migrate, environmentFor } from '../../testing/cms.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/support.ts';
import { readEditedTexts } from '../reading/edited-texts.ts';
import { ROWS_SQL, STATE_SQL, textStateOf, type StateColumns } from '../text-state.ts';
import { syncTexts, type SyncResult } from './sync-texts.ts';
import { expectedRows } from './expected-rows.ts';

type Files = Partial<Record<Locale, Messages>>;
type Marks = Partial<Record<Locale, Record<string, Mark>>>;

let database: TestDatabase;
let client: pg.Client;
let firstLoad: string;
beforeAll(async () => {
  database = await cloneDatabase({ empty: true });
  const { code, output } = await migrate({ ...environmentFor(database.url), LOG_LEVEL: 'info' });
  if (code !== 0) throw new Error(output);
  firstLoad = output;
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
// Each test runs in a transaction that is rolled back.
beforeEach(async () => {
  await client.query('begin');
  await client.query('truncate cms.translations, cms.translation_history');
});
afterEach(async () => void (await client.query('rollback')));

async function sync(files: Files, marks: Marks = {}): Promise<SyncResult> {
  const synced = await syncTexts(
    client,
    expectedRows(
      ['common'],
      (locale) => files[locale] ?? {},
      (locale) => marks[locale] ?? {},
    ),
  );
  await client.query('drop table files, difference');
  return synced;
}
interface Row extends StateColumns {
  state: string;
}
async function text(locale: Locale, key: string): Promise<Row | undefined> {
  const { rows } = await client.query<Row>(
    `select t.locale::text as locale, t.text, t.file_text as "fileText", t.base_seen as "baseSeen", t.known, t.draft,
       coalesce(b.text, b.file_text) as base, ${STATE_SQL} as state
     from ${ROWS_SQL} where t.locale = $1 and t.key = $2`,
    [locale, key],
  );
  return rows[0];
}
const edit = (locale: Locale, key: string, words: string) =>
  client.query('update cms.translations set text = $3 where locale = $1 and key = $2', [locale, key, words]);

const files: Files = {
  pl: { a: 'Jeden', b: 'Dwa' },
  en: { a: 'One', b: 'Two' },
  de: { a: 'Eins', b: 'Zwei' },
};

test('the first start loads all files into the table of texts', () => {
  expect(Number(/"added":(\d+)/.exec(firstLoad)?.[1])).toBeGreaterThan(30_000);
});

describe('a sync of the files', () => {
  test('a sync of the files makes a row of every text and every missing text; a second sync does nothing', async () => {
    expect(await sync(files)).toMatchObject({ rows: 60, added: 60, changed: 0, removed: 0 });
    expect(await text('de', 'a')).toMatchObject({ fileText: 'Eins', baseSeen: 'Jeden', state: 'done' });
    expect(await text('cs', 'a')).toMatchObject({ fileText: null, state: 'missing' });
    expect(await sync(files)).toMatchObject({ added: 0, changed: 0, removed: 0, taken: 0 });
  });

  test('a changed base makes translations that did not change with it outdated', async () => {
    await sync(files);
    await sync({ ...files, pl: { a: 'Pierwszy', b: 'Dwa' }, en: { a: 'First', b: 'Two' } });
    expect(await text('de', 'a')).toMatchObject({ state: 'outdated', baseSeen: 'Jeden', base: 'Pierwszy' });
    expect(await text('en', 'a')).toMatchObject({ state: 'done' });
    expect(await text('de', 'b')).toMatchObject({ state: 'done' });
    const { rows } = await client.query(
      'select locale, before, after, how from cms.translation_history order by locale',
    );
    expect(rows).toEqual([
      { locale: 'en', before: 'One', after: 'First', how: 'files' },
      { locale: 'pl', before: 'Jeden', after: 'Pierwszy', how: 'files' },
    ]);
    await sync({ ...files, pl: { a: 'Pierwszy', b: 'Dwa' }, de: { a: 'Erstens', b: 'Zwei' } });
    expect(await text('de', 'a')).toMatchObject({ state: 'done', baseSeen: 'Pierwszy' });
  });

  test('a sync never overwrites texts of staff or the base that they were written for', async () => {
    await sync(files);
    await edit('de', 'a', 'Nummer eins');
    await sync({ ...files, pl: { a: 'Pierwszy', b: 'Dwa' }, de: { a: 'Erstens', b: 'Zwei' } });
    expect(await text('de', 'a')).toMatchObject({
      text: 'Nummer eins',
      fileText: 'Erstens',
      baseSeen: 'Jeden',
      state: 'outdated',
    });
  });

  test('an edit that the file has taken over is not an edit any more', async () => {
    await sync(files);
    await edit('de', 'a', 'Nummer eins');
    expect((await readEditedTexts(client)).items).toHaveLength(1);
    expect(await sync({ ...files, de: { a: 'Nummer eins', b: 'Zwei' } })).toMatchObject({ taken: 1 });
    expect(await text('de', 'a')).toMatchObject({ text: null, fileText: 'Nummer eins', state: 'done' });
    expect((await readEditedTexts(client)).items).toEqual([]);
    expect((await client.query('select 1 from cms.translation_history')).rowCount).toBe(0);
  });

  test('a removed key removes its rows except texts of staff, which return with the key', async () => {
    await sync(files);
    await edit('de', 'b', 'Nummer zwei');
    const less: Files = { pl: { a: 'Jeden' }, en: { a: 'One' }, de: { a: 'Eins' } };
    expect(await sync(less)).toMatchObject({ removed: 29 });
    expect(await text('cs', 'b')).toBeUndefined();
    expect(await text('de', 'b')).toMatchObject({ text: 'Nummer zwei', state: 'unknown' });
    expect((await readEditedTexts(client)).items).toEqual([]);
    await sync(files);
    expect(await text('de', 'b')).toMatchObject({ text: 'Nummer zwei', state: 'done' });
  });

  test('marks of the files make texts drafts or outdated, and what staff confirm stays until the files say more', async () => {
    const marks: Marks = { de: { a: { base: 'Raz' }, b: { draft: true } } };
    await sync(files, marks);
    expect(await text('de', 'a')).toMatchObject({ state: 'outdated', baseSeen: 'Raz', base: 'Jeden' });
    expect(await text('de', 'b')).toMatchObject({ state: 'draft', baseSeen: 'Dwa' });
    expect(await text('en', 'a')).toMatchObject({ state: 'done' });
    expect(await sync(files, marks)).toMatchObject({ added: 0, changed: 0 });

    await client.query(
      "update cms.translations set draft = false, base_seen = 'Jeden' where locale = 'de' and key = 'a'",
    );
    await client.query("update cms.translations set draft = false where locale = 'de' and key = 'b'");
    await sync(files, marks);
    expect([(await text('de', 'a'))?.state, (await text('de', 'b'))?.state]).toEqual(['done', 'done']);

    await sync({ ...files, de: { a: 'Eins', b: 'Zwo' } }, marks);
    expect(await text('de', 'b')).toMatchObject({ state: 'draft', fileText: 'Zwo' });
    await sync({ ...files, de: { a: 'Eins', b: 'Zwo' } });
    expect(await text('de', 'b')).toMatchObject({ state: 'done' });
  });

  test('a draft of staff stays a draft when the files take it over', async () => {
    await sync(files);
    await client.query("update cms.translations set text = 'Zwo', draft = true where locale = 'de' and key = 'b'");
    await sync({ ...files, de: { a: 'Eins', b: 'Zwo' } }, { de: { b: { draft: true } } });
    expect(await text('de', 'b')).toMatchObject({ text: null, fileText: 'Zwo', state: 'draft' });
  });

  test('rows of an earlier version of the cms become edits', async () => {
    await client.query(
      "insert into cms.translations (id, locale, namespace, key, text) values (gen_random_uuid(), 'de', 'common', 'a', 'Alt')",
    );
    await sync(files);
    expect(await text('de', 'a')).toMatchObject({ text: 'Alt', fileText: 'Eins', baseSeen: 'Jeden', state: 'done' });
  });
});

test('STATE_SQL and stateOf agree on every combination', async () => {
  await sync(files);
  const words = [null, 'x', 'y'];
  const standings = words.flatMap((own) =>
    words.flatMap((fileText) =>
      words.flatMap((baseSeen) =>
        words.flatMap((base) =>
          [true, false].flatMap((known) =>
            [true, false].map((draft) => ({ own, fileText, baseSeen, base, known, draft })),
          ),
        ),
      ),
    ),
  );
  for (const locale of ['de', 'pl'] as const) {
    for (const { own, fileText, baseSeen, base, known, draft } of standings) {
      await client.query("update cms.translations set text = $1, file_text = null where locale = 'pl' and key = 'a'", [
        base,
      ]);
      await client.query(
        'update cms.translations set text = $2, file_text = $3, base_seen = $4, known = $5, draft = $7 where locale = $1 and key = $6',
        [locale, own, fileText, baseSeen, known, 'a', draft],
      );
      const row = await text(locale, 'a');
      if (!row) throw new Error('no row');
      expect(row.state).toBe(textStateOf(row));
    }
  }
});
