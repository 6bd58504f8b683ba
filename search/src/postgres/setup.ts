import type { Pool, PoolClient } from 'pg';
import { transaction, withClient } from './database.ts';
import { LAYOUT, LOCKS, TABLE_SUFFIXES, createIndexes, createTables, dropTables, findTrigramSchema } from './layout.ts';

interface State {
  layout: number;
  generation: number;
  filled: boolean;
}

/** Checks first: `IF NOT EXISTS` needs the privilege to create even if nothing is created. */
async function ensureSchemaAndExtension(client: PoolClient): Promise<void> {
  const schemas = await client.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'search'`);
  if (!schemas.rowCount) await client.query('CREATE SCHEMA search');
  if (!(await findTrigramSchema(client))) {
    const { rows } = await client.query<{ may: boolean }>(`SELECT has_schema_privilege('public', 'CREATE') AS may`);
    await client.query(`CREATE EXTENSION pg_trgm SCHEMA ${rows[0]?.may ? 'public' : 'search'}`);
  }
}

/** Creates what is missing, one process at a time; an index of another layout is emptied. */
export function setUp(pool: Pool): Promise<{ needsReindex: boolean }> {
  return withClient(pool, (client) =>
    transaction(client, async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.setup]);
      await ensureSchemaAndExtension(client);
      await client.query(`
        CREATE TABLE IF NOT EXISTS search.state (
          singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
          layout integer NOT NULL,
          generation integer NOT NULL,
          -- A reindex fills the tables named _next: writers write there too.
          building boolean NOT NULL DEFAULT false,
          filled_at timestamptz
        )`);
      const { rows } = await client.query<State>(
        'SELECT layout, generation, filled_at IS NOT NULL AS filled FROM search.state',
      );
      const state = rows[0];
      if (state?.layout === LAYOUT) return { needsReindex: !state.filled };

      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.writers]);
      for (const suffix of TABLE_SUFFIXES) await dropTables(client, suffix);
      const generation = (state?.generation ?? 0) + 1;
      await createTables(client, '', generation);
      await createIndexes(client, '', generation);
      await client.query(
        `INSERT INTO search.state (layout, generation) VALUES ($1, $2)
         ON CONFLICT (singleton) DO UPDATE SET layout = $1, generation = $2, building = false, filled_at = NULL`,
        [LAYOUT, generation],
      );
      return { needsReindex: true };
    }),
  );
}
