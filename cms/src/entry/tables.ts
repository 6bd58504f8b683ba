import type { Payload } from 'payload';

/**
 * Brings the schema `cms` up to date, and the texts of this release into it. Payload neither takes a lock nor makes the
 * schema: the caller holds the lock, and `query` runs in its connection.
 */
export async function updateTables(payload: Payload, query: (sql: string) => Promise<unknown>): Promise<void> {
  await query('create schema if not exists cms');
  await payload.db.migrate();
  const { syncFiles } = await import('../texts/read-files.ts');
  await syncFiles(payload);
}

/** Fills an empty cms. In production demo accounts are made, and sample stories published, only with DEMO_PASSWORD. */
export async function fill(payload: Payload): Promise<void> {
  const [{ config }, { seed }] = await Promise.all([import('../config.ts'), import('../seed/seed.ts')]);
  const started = performance.now();
  const made = await seed(payload, config);
  payload.logger.info({ made, milliseconds: Math.round(performance.now() - started) }, 'Seeded');
  if (!config.demoPassword)
    payload.logger.info('No demo accounts, sample stories are drafts: DEMO_PASSWORD is not set');
}
