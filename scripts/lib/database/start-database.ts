import { homedir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { CLONE_ID } from '../paths.ts';
import { freePortNear } from '../processes/ports.ts';
import { firstUsableFolder, serverUser } from './server-user.ts';
import { UserError } from '../user-error.ts';

const DATABASE = 'app';

export interface RunningDatabase extends EmbeddedPostgres {
  url: string;
  dataDir: string;
}

/**
 * Candidate data folders, best first: in the clone; if the server's user cannot access it (root's home is closed to
 * others), in the system's or the user's data folder, one per clone.
 */
function folders(dataDir: string, brand: string): string[] {
  const name = brand.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const shared =
    process.getuid?.() === 0 ? '/var/lib' : (process.env['XDG_DATA_HOME'] ?? path.join(homedir(), '.local', 'share'));
  return [path.join(dataDir, 'postgres'), path.join(shared, name, CLONE_ID, 'postgres')];
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}

/** Starts this clone's own PostgreSQL with the product's database. */
export async function startDatabase(options: {
  dataDir: string;
  brand: string;
  password: string;
  port: number;
  durable?: boolean;
}): Promise<RunningDatabase> {
  const { dataDir, brand, password, durable } = options;
  try {
    const user = serverUser();
    const folder = firstUsableFolder(user, folders(dataDir, brand));
    const server = await startEmbeddedPostgres({
      dataDir: folder,
      password,
      user,
      port: await freePortNear(options.port),
      durable,
    });
    await createDatabase(server.urlOf('postgres'));
    return { ...server, url: server.urlOf(DATABASE), dataDir: folder };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** @throws UserError with one sentence if an external database cannot be reached */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new UserError(
      `The database named by DATABASE_URL cannot be reached (${(error as Error).message}): mend the address or start that server.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
