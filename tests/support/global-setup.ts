import { startPostgres } from './postgres.ts';

/** Jest's global setup: one PostgreSQL for the whole run, passed to the workers as TEST_DATABASE_URL. */
export default async function globalSetup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  if (server.inMemory) process.env['TEST_DATABASE_IN_MEMORY'] = '1';
  Object.assign(globalThis, { testPostgres: server });
}
