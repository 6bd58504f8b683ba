import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import type { TestDatabase } from '../../../tests/support/postgres.ts';
import { backUp, readManifest, restore } from './backup.ts';

const LAYOUT = `
  CREATE SCHEMA engine;
  CREATE TABLE engine.shop (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, boss int,
    shout text GENERATED ALWAYS AS (upper(name)) STORED, photo bytea, more jsonb, tags text[]);
  ALTER TABLE engine.shop ADD FOREIGN KEY (boss) REFERENCES engine.shop (id);
  ALTER TABLE engine.shop ENABLE ROW LEVEL SECURITY;
  CREATE FUNCTION engine.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'append only'; END $$;
  CREATE TABLE engine.event (at timestamptz DEFAULT now(), what text);
  CREATE TABLE engine.device_salts (period int PRIMARY KEY, salt text NOT NULL);
  CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON engine.event FOR EACH ROW EXECUTE FUNCTION engine.refuse();`;

const ROWS = `
  INSERT INTO engine.shop (name, boss, photo, more, tags) VALUES
    (E'Zażółć\\tgęślą\\n口コミ \\\\N', 2, '\\x00ff0a', '{"a": [1, null, "\\""]}', '{x,"y,z",NULL}'), ('Second', 1, NULL, NULL, '{}');
  INSERT INTO engine.device_salts VALUES (1, 'secret');
  INSERT INTO engine.event (what) SELECT 'event ' || n FROM generate_series(1, 5000) n;`;

const CONTENT = `SELECT (SELECT json_agg(s ORDER BY id) FROM engine.shop s) AS shops,
  (SELECT md5(string_agg(at::text || what, ',' ORDER BY at, what)) FROM engine.event) AS events`;

describe('a backup', () => {
  let databases: TestDatabase[];
  let folder: string;

  const query = async (at: number, sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: databases[at]?.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows as unknown[];
    } finally {
      await client.end();
    }
  };
  const urlAt = (at: number): string => databases[at]?.url ?? '';
  const within = (...parts: string[]): string => path.join(folder, ...parts);

  beforeEach(async () => {
    databases = await Promise.all([cloneDatabase({ empty: true }), cloneDatabase({ empty: true })]);
    folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
    await query(0, LAYOUT + ROWS);
    mkdirSync(within('uploads', 'a'), { recursive: true });
    writeFileSync(within('uploads', 'a', 'photo.webp'), 'a photo');
  });

  afterEach(async () => {
    await Promise.all(databases.map((database) => database.drop()));
    rmSync(folder, { recursive: true });
  });

  test('a restore brings back every row, sequence and file, and replaces the rest', async () => {
    await backUp(urlAt(0), within('uploads'), within('backup'));
    await query(1, `${LAYOUT} INSERT INTO engine.shop (name) VALUES ('not in the backup')`);
    mkdirSync(within('other'));
    writeFileSync(within('other', 'stray'), '');
    await restore(urlAt(1), within('other'), within('backup'));
    expect(await query(1, CONTENT)).toEqual(await query(0, CONTENT));
    expect(readFileSync(within('other', 'a', 'photo.webp'), 'utf8')).toBe('a photo');
    expect(existsSync(within('other', 'stray'))).toBe(false);
    // What is to be destroyed in its time is in no backup.
    await expect(query(1, 'SELECT 1 FROM engine.device_salts')).resolves.toEqual([]);
    const next = "INSERT INTO engine.shop (name) VALUES ('third') RETURNING id";
    await expect(query(1, next)).resolves.toEqual([{ id: 3 }]);
  });

  test('a failed restore changes nothing', async () => {
    await backUp(urlAt(0), within('uploads'), within('backup'));
    await query(1, `${LAYOUT} INSERT INTO engine.shop (name) VALUES ('stays')`);
    writeFileSync(within('backup', 'tables', 'engine.shop.copy.gz'), 'damaged');
    await expect(restore(urlAt(1), within('uploads'), within('backup'))).rejects.toThrow();
    await expect(query(1, 'SELECT name FROM engine.shop')).resolves.toEqual([{ name: 'stays' }]);
  });

  test('a backup of another version or an unfinished one is refused', async () => {
    await backUp(urlAt(0), within('uploads'), within('backup'));
    await query(1, `${LAYOUT} ALTER TABLE engine.shop ADD since date`);
    await expect(restore(urlAt(1), within('uploads'), within('backup'))).rejects.toThrow(
      /another version of the product.*\n.*since/,
    );
    expect(() => readManifest(within('uploads'))).toThrow('no finished backup');
    await expect(backUp(urlAt(0), within('uploads'), within('backup'))).rejects.toThrow('exists already');
  });
});
