import { readNamespace } from '@app/locales';
import { readMarks } from '@app/locales/marks.ts';
import type { Payload } from 'payload';
import { LOCALES, NAMESPACES, type Namespace } from '../../locales.ts';
import { syncTexts, type SyncResult } from './sync-texts.ts';
import { expectedRows } from './expected-rows.ts';

/** Syncs the files of `locales/` into the cms. */
export async function syncFiles(
  { db, logger }: Payload,
  namespaces: readonly Namespace[] = NAMESPACES,
): Promise<SyncResult> {
  const started = performance.now();
  const marks = new Map(LOCALES.map((locale) => [locale, readMarks(locale)]));
  const wanted = expectedRows(
    namespaces,
    (locale, namespace) => readNamespace(locale, namespace as Namespace),
    (locale, namespace) => marks.get(locale)?.[namespace as Namespace] ?? {},
  );
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const synced = await syncTexts(client, wanted);
    await client.query('commit');
    logger.info({ ...synced, milliseconds: Math.round(performance.now() - started) }, 'Texts are those of the files');
    return synced;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
