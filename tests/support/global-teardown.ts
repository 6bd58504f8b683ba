import type { TestPostgres } from './postgres.ts';

/** Stops the server of the global setup, which runs in the same process. */
export default async function globalTeardown(): Promise<void> {
  const { testPostgres } = globalThis as { testPostgres?: TestPostgres };
  await testPostgres?.stop();
}
