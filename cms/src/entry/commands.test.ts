import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/support.ts';
import { pages } from '../seed/pages/index.ts';
import { environmentFor, type Environment, migrate, payloadCommand, runInWorkspace, seed } from '../testing/cms.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');

describe('commands on an empty database', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let environment: Environment;

  beforeAll(async () => {
    database = await cloneDatabase({ empty: true });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    environment = environmentFor(database.url);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const count = async (table: string): Promise<number> =>
    Number((await client.query<{ n: string }>(`select count(*) as n from cms.${table}`)).rows[0]?.n);

  const counts = async (tables: string[]): Promise<number[]> => {
    const found: number[] = [];
    for (const table of tables) found.push(await count(table));
    return found;
  };

  test('two concurrent migrations succeed, and all tables are in the schema cms', async () => {
    const outcomes = await Promise.all([migrate(environment), migrate(environment)]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    expect(await count('payload_migrations')).toBe(
      (await readdir(MIGRATIONS)).filter((file) => /^\d.*\.ts$/.test(file)).length,
    );
    const texts = await count('translations');
    expect(texts).toBeGreaterThan(30_000);
    expect((await migrate(environment)).code).toBe(0);
    expect(await count('translations')).toBe(texts);
    const elsewhere = await client.query("select 1 from pg_tables where schemaname = 'public'");
    expect(elsewhere.rowCount).toBe(0);
  });

  test('seeding a second time changes nothing', async () => {
    expect((await seed(environment)).code).toBe(0);
    const tables = [
      'pages',
      '_pages_v',
      'badges',
      'plan_cards',
      'hint_dictionaries',
      'word_lists',
      'users',
      'navigation',
      'site_settings',
      'change_notices',
    ];
    const before = await counts(tables);
    expect((await seed(environment)).code).toBe(0);
    expect(await counts(tables)).toEqual(before);
    expect(Object.fromEntries(tables.map((table, index) => [table, before[index]]))).toMatchObject({
      pages: pages.length,
      badges: 9,
      plan_cards: 3,
      word_lists: 30,
      users: 5,
    });
  });

  test('seeding keeps what staff have changed', async () => {
    await client.query("update cms.pages set name = 'Our own name' where path = '/'");
    expect((await seed(environment)).code).toBe(0);
    expect((await client.query<{ name: string }>("select name from cms.pages where path = '/'")).rows).toEqual([
      { name: 'Our own name' },
    ]);
  });

  test('a production installation gets an administrator, and the sample stories as drafts', async () => {
    await client.query('truncate cms.pages, cms._pages_v, cms.users cascade');
    const real = {
      ...environment,
      NODE_ENV: 'production',
      DEMO_PASSWORD: undefined,
      PUBLIC_URL: 'https://reviews.example',
      STAFF_KEY: 'staff-key-of-the-tests-0000000000',
      UPLOADS_DIR: '/nowhere',
      ADMIN_EMAIL: 'boss@reviews.example',
      ADMIN_PASSWORD: 'password-of-the-boss',
    };
    const { code, output } = await seed(real);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    const users = await client.query<{ email: string }>('select email from cms.users');
    expect(users.rows).toEqual([{ email: 'boss@reviews.example' }]);
    const drafts = await client.query<{ path: string }>(
      "select path from cms.pages where _status = 'draft' order by path",
    );
    expect(drafts.rows.map(({ path: at }) => at)).toEqual([
      '/references',
      '/references/amenajari-frasinelul',
      '/references/pizzeria-foxcombe',
      '/references/sowinek-ogrody',
      '/references/willa-pliszka-nad-morzem',
      '/use-case/rgol',
    ]);
    expect(await count('pages')).toBe(pages.length);
  });
});

test('the migrations match the collections', async () => {
  const before = await readdir(MIGRATIONS);
  const { code, output } = await payloadCommand(
    ['migrate:create', 'drift', '--skip-empty'],
    environmentFor('postgres://nobody@127.0.0.1:1/none'),
  );
  expect(output).not.toContain('error');
  expect(code).toBe(0);
  expect(await readdir(MIGRATIONS)).toEqual(before);
});

describe('configuration of commands', () => {
  test('every wrong variable is named at once', async () => {
    const { code, output } = await runInWorkspace(['--import', '@app/jsx', 'src/entry/seed.ts'], {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      CMS_PORT: 'many',
      DATABASE_URL: 'mysql://x',
    });
    expect(code).toBe(1);
    for (const key of ['DATABASE_URL', 'PAYLOAD_SECRET', 'CMS_SERVICE_KEY', 'CMS_PORT', 'PUBLIC_URL', 'UPLOADS_DIR'])
      expect(output).toContain(key);
  });
});
