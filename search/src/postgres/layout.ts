import type { ClientBase } from 'pg';

/**
 * To be raised when the tables, the folding of text or the meaning of a field change: `setup` then starts an empty
 * index and asks for a reindex.
 */
export const LAYOUT = 4;

export const COLLECTIONS = ['companies', 'products'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** Suffix of the tables: those that searches read, or those that a reindex fills. */
export type TableSuffix = '' | '_next';
export const TABLE_SUFFIXES: readonly TableSuffix[] = ['', '_next'];

/** Arbitrary advisory lock ids that nothing else in the database uses. */
export const LOCKS = { setup: 571_240_101, writers: 571_240_102, reindex: 571_240_103 } as const;

/** Tables without the indexes that are cheaper to build afterwards. */
export async function createTables(client: ClientBase, suffix: TableSuffix, generation: number): Promise<void> {
  for (const collection of COLLECTIONS) {
    const table = collection + suffix;
    // terms is null in a tombstone: a document removed while the table is being filled. "C" makes LIKE use the index.
    await client.query(`
      CREATE TABLE search.${table} (
        id uuid CONSTRAINT ${collection}_${generation}_key PRIMARY KEY,
        slug text NOT NULL DEFAULT '',
        name text NOT NULL DEFAULT '',
        compact text COLLATE "C" NOT NULL DEFAULT '',
        host text COLLATE "C",
        script text NOT NULL DEFAULT '',
        count integer NOT NULL DEFAULT 0,
        rank double precision NOT NULL DEFAULT 0,
        terms tsvector,
        -- What it shows for each facet, in one value: they are counted together.
        facets text COLLATE "C" NOT NULL DEFAULT ''
      );
      CREATE TABLE search.${collection}_words${suffix} (
        word text COLLATE "C" CONSTRAINT ${collection}_words_${generation}_key PRIMARY KEY
      );`);
  }
}

/** Where pg_trgm lives, quoted: not every database keeps its extensions in `public`. Null when it is not installed. */
export async function findTrigramSchema(client: Pick<ClientBase, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ schema: string }>(
    `SELECT quote_ident(n.nspname) AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
     WHERE e.extname = 'pg_trgm'`,
  );
  return rows[0]?.schema ?? null;
}

export async function trigramSchema(client: Pick<ClientBase, 'query'>): Promise<string> {
  const schema = await findTrigramSchema(client);
  if (!schema) throw new Error('The extension pg_trgm is missing: run setup() of the search index first');
  return schema;
}

/** `fastupdate` off: a pending list would make every search slower until the next vacuum. */
export async function createIndexes(client: ClientBase, suffix: TableSuffix, generation: number): Promise<void> {
  const trigrams = await trigramSchema(client);
  for (const collection of COLLECTIONS) {
    const table = collection + suffix;
    const index = `${collection}_${generation}`;
    const statements = [
      `CREATE INDEX ${index}_terms ON search.${table} USING gin (terms) WITH (fastupdate = off)`,
      `CREATE INDEX ${index}_compact ON search.${table} (compact)`,
      `CREATE INDEX ${index}_host ON search.${table} (host) WHERE host IS NOT NULL`,
      `CREATE INDEX ${index}_rank ON search.${table} (rank DESC, count DESC, id)`,
      `CREATE INDEX ${index}_typos ON search.${collection}_words${suffix} USING gin (word ${trigrams}.gin_trgm_ops) WITH (fastupdate = off)`,
    ];
    for (const statement of statements) await client.query(statement);
  }
}

export async function dropTables(client: ClientBase, suffix: TableSuffix): Promise<void> {
  const tables = COLLECTIONS.flatMap((name) => [`search.${name}${suffix}`, `search.${name}_words${suffix}`]);
  await client.query(`DROP TABLE IF EXISTS ${tables.join(', ')}`);
}

/** Takes the filled tables into use in place of the old ones. Inside a transaction. */
export async function swapTables(client: ClientBase): Promise<void> {
  await dropTables(client, '');
  for (const name of COLLECTIONS) {
    await client.query(`DELETE FROM search.${name}_next WHERE terms IS NULL`);
    await client.query(`ALTER TABLE search.${name}_next RENAME TO ${name}`);
    await client.query(`ALTER TABLE search.${name}_words_next RENAME TO ${name}_words`);
  }
}
