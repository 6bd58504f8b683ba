import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { PICTURE_FILES, pictureKey } from './files.ts';
import { deletePictures } from './repo.ts';

/** A picture that is not shown by then never will be: its upload broke off. */
const NEW_MINUTES = 60;
const BATCH = 100;

/**
 * Deletes removed and replaced pictures. Files are deleted before their rows, so that a crash in between leaves no
 * unknown files. @returns how many were deleted
 */
export async function sweepPictures(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<{ id: string }>(sql`
    select id from engine.pictures where state = 'removed'
      or (state = 'new' and created_at < engine.app_now() - make_interval(mins => ${NEW_MINUTES}))
    limit ${BATCH}`);
  const deleted: string[] = [];
  for (const { id } of rows) {
    try {
      for (const file of PICTURE_FILES) await app.storage.delete(pictureKey(id, file));
      deleted.push(id);
    } catch (error) {
      app.log.error({ err: error, pictureId: id }, 'deleting a picture failed');
    }
  }
  if (deleted.length > 0) await deletePictures(app.db.queries, deleted);
  return deleted.length;
}
