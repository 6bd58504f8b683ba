import { readNamespace } from '@app/locales';
import type { Payload } from 'payload';
import { NAMESPACES, type Namespace } from '../locales.ts';
import { syncTexts, type Synced } from './sync.ts';
import { wantedRows } from './wanted.ts';

/** Loads the files of `locales/` into the cms, or what has changed in them since. */
export async function syncFiles(
  { db, logger }: Payload,
  namespaces: readonly Namespace[] = NAMESPACES,
): Promise<Synced> {
  const started = performance.now();
  const wanted = wantedRows(namespaces, (locale, namespace) => readNamespace(locale, namespace as Namespace));
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
