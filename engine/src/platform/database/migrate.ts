import { fileURLToPath } from 'node:url';
import { createSearchIndex } from '@app/search';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openQueue } from '../queue/queue.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
// Arbitrary, but unique among our advisory locks.
const LOCK = 7_301_001;

/**
 * Brings the database at `url` to this version: tables, queue and search index on PostgreSQL. Safe to run from several
 * processes at once: they wait for each other on an advisory lock.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS, migrationsSchema: 'engine_meta' });
    await client.query('select engine.secure_tenant_tables()');
    const queue = await openQueue({ databaseUrl: url });
    await queue.counts('events');
    await queue.close();
    const search = createSearchIndex({ databaseUrl: url });
    await search.setup();
    await search.close();
  } finally {
    await client.end();
  }
}
