import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { PICTURE_FILES, mediaTypeOf, pictureKey } from './files.ts';
import * as repo from './repo.ts';
import type { Picture } from './repo.ts';

/** What a picture is for, and where it comes from. */
export type Subject = Pick<Picture, 'companyId' | 'use' | 'source'> & { productId?: string };

export interface Stored {
  id: string;
  width: number;
  height: number;
}

/**
 * Encodes and stores a picture that nobody sees yet. The row is written first: files without a row would never be found
 * again; a row that is never shown is swept after an hour.
 * @throws as `withDecodedPicture`
 */
export async function storePicture(app: AppContext, subject: Subject, bytes: Buffer): Promise<Stored> {
  // Loads the image library with the first picture.
  const { encodeForUse } = await import('./encode-use.ts');
  const { width, height, files } = await encodeForUse(subject.use, bytes);
  const picture = { id: newId(), width, height };
  await app.db.tx(async (tx) =>
    repo.addPicture(tx, { ...subject, ...picture, state: 'new', createdAt: await app.clock.now(tx) }),
  );
  for (const file of PICTURE_FILES) await app.storage.put(pictureKey(picture.id, file), files[file], mediaTypeOf(file));
  return picture;
}
