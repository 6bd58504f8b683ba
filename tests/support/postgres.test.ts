import pg from 'pg';
import { cloneDatabase } from './postgres.ts';

const run = async <T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('cloneDatabase', () => {
  test('cloneDatabase returns independent databases', async () => {
    const [one, two] = await Promise.all([cloneDatabase(), cloneDatabase()]);
    await run(one.url, 'CREATE TABLE public.only_here (id int)');
    const seen = "SELECT to_regclass('public.only_here') IS NOT NULL AS seen";
    await expect(run(one.url, seen)).resolves.toEqual([{ seen: true }]);
    await expect(run(two.url, seen)).resolves.toEqual([{ seen: false }]);
    await Promise.all([one.drop(), two.drop()]);
    await expect(run(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
  });

  test('databases are UTF-8 with a fixed locale, whatever the machine’s', async () => {
    const database = await cloneDatabase({ empty: true });
    const sql =
      'SELECT pg_encoding_to_char(encoding) AS encoding, datctype FROM pg_database WHERE datname = current_database()';
    await expect(run(database.url, sql)).resolves.toEqual([{ encoding: 'UTF8', datctype: 'C.UTF-8' }]);
    await database.drop();
  });
});
