import type { TestPostgres } from './postgres.ts';

/** Stops what the global setup has started, in the same process. */
export default async function globalTeardown(): Promise<void> {
  const { testPostgres } = globalThis as { testPostgres?: TestPostgres };
  await testPostgres?.stop();
}
