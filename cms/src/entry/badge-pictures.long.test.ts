import pg from 'pg';
import { environmentFor, type Environment, migrate, payloadCommand } from '../testing/cms.ts';
import { cloneDatabase, type TestDatabase } from '../testing/support.ts';

const MEDIA = '01900000-0000-7000-8000-000000000001';
const BADGE = '01900000-0000-7000-8000-000000000002';

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

const back = async () => {
  await client.query("update cms.payload_migrations set batch = batch + 1 where name like '%badge_pictures'");
  return payloadCommand(['migrate:down'], environment);
};

test('the migration of badge pictures moves the picture to the base locale, and back', async () => {
  expect((await migrate(environment)).code).toBe(0);
  expect((await back()).code).toBe(0);
  await client.query('insert into cms.media (id) values ($1)', [MEDIA]);
  await client.query("insert into cms.badges (id, type, image_id) values ($1, 'trusted', $2)", [BADGE, MEDIA]);
  await client.query(
    "insert into cms.badges_locales (_parent_id, _locale, name_text) values ($1, 'de', 'Fest'), ($1, 'pl', 'Pewni')",
    [BADGE],
  );
  expect((await migrate(environment)).code).toBe(0);
  const { rows } = await client.query('select _locale, name_text, image_id from cms.badges_locales order by _locale');
  expect(rows).toEqual([
    { _locale: 'pl', name_text: 'Pewni', image_id: MEDIA },
    { _locale: 'de', name_text: 'Fest', image_id: null },
  ]);
  expect((await back()).code).toBe(0);
  expect((await client.query('select image_id from cms.badges')).rows).toEqual([{ image_id: MEDIA }]);
});
