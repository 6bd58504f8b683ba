import { readNamespace } from '@app/locales';
import { getPayload } from 'payload';
import { config } from '../config.ts';
import { BASE_LOCALE, NAMESPACES, type Namespace } from '../locales.ts';
import payloadConfig from '../payload.config.ts';
import { seed } from '../seed/seed.ts';
import { syncFiles } from '../texts/sync/sync-files.ts';
import { syncTexts } from '../texts/sync/sync-texts.ts';
import { type ReadTexts, expectedRows } from '../texts/sync/expected-rows.ts';

/** Migrates and seeds the template database of tests. */
const payload = await getPayload({ config: payloadConfig });
await payload.db.pool.query('create schema if not exists cms');
await payload.db.migrate();
await (process.env.ALL_TEXTS ? syncFiles(payload) : syncSome());
await seed(payload, config);
await payload.destroy();
process.exit(0);

/**
 * All 85,000 texts take some seconds, so tests ask for them with ALL_TEXTS. Others get the base locale, which the keys
 * of pages need, and two namespaces in every language.
 */
async function syncSome(): Promise<void> {
  const isWanted = (locale: string, namespace: string) =>
    locale === BASE_LOCALE || ['footer', 'mails'].includes(namespace);
  const read: ReadTexts = (locale, namespace) =>
    isWanted(locale, namespace) ? readNamespace(locale, namespace as Namespace) : {};
  const rows = expectedRows(NAMESPACES, read).filter(({ locale, namespace }) => isWanted(locale, namespace));
  const client = await payload.db.pool.connect();
  await client.query('begin');
  await syncTexts(client, rows);
  await client.query('commit');
  client.release();
}
