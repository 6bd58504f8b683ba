import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '../../tests/support/postgres.ts';
import { compose } from './entry/compose.ts';
import { readConfig } from './platform/config.ts';
import type { AppContext } from './platform/context.ts';

export interface TestApp {
  app: AppContext;
  databaseUrl: string;
  /** Moves the clock of every rule, e.g. `'8 days'`. */
  shiftClock(interval: string): Promise<void>;
  close(): Promise<void>;
}

/** The platform on a database of its own, for tests of services below HTTP. */
export async function testApp(env: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const database = await cloneDatabase();
  const uploads = path.join(tmpdir(), `uploads-${randomUUID()}`);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATABASE_POOL: '8',
    SMTP_URL: 'smtp://127.0.0.1:1',
    UPLOADS_DIR: uploads,
    ...env,
  });
  const { app, close } = compose('test', config);
  return {
    app,
    databaseUrl: database.url,
    async shiftClock(interval) {
      const client = await app.db.pool.connect();
      try {
        await client.query("set app.allow_clock_shift = 'on'");
        await client.query('select engine.shift_clock($1::interval)', [interval]);
      } finally {
        client.release(true);
      }
    },
    async close() {
      await close();
      await database.drop();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}
