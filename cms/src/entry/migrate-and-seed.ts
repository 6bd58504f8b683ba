import type { Payload } from 'payload';

/**
 * Migrates the schema `cms` and syncs the texts of this release. Payload neither locks nor creates the schema: the
 * caller holds the lock, and `query` runs on its connection.
 */
export async function migrateAndSyncTexts(payload: Payload, query: (sql: string) => Promise<unknown>): Promise<void> {
  await query('create schema if not exists cms');
  await payload.db.migrate();
  const { writeFirstVersions } = await import('../versions/first-versions.ts');
  await writeFirstVersions(payload);
  const { syncFiles } = await import('../texts/sync/sync-files.ts');
  await syncFiles(payload);
}

/** Seeds an empty cms. In production demo accounts are created and sample stories published only with DEMO_PASSWORD. */
export async function seedContent(payload: Payload): Promise<void> {
  const [{ config }, { seed }] = await Promise.all([import('../config.ts'), import('../seed/seed.ts')]);
  const started = performance.now();
  const made = await seed(payload, config);
  payload.logger.info({ made, milliseconds: Math.round(performance.now() - started) }, 'Seeded');
  if (!config.demoPassword)
    payload.logger.info('No demo accounts, sample stories are drafts: DEMO_PASSWORD is not set');
}
