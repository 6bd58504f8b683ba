import { sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { PICTURES_ROOT } from '../../platform/pictures/picture-urls.ts';
import { sendPicture } from '../../platform/pictures/send-picture.ts';
import { isViewToken } from '../../platform/pictures/view-token.ts';
import { PICTURE_FILES, mediaTypeOf, pictureKey } from './files.ts';

export const PICTURE_PATH = `${PICTURES_ROOT}/:id/:file`;

const Address = z.object({ id: Id, file: z.enum(PICTURE_FILES) });
/** A list has many of them, and each replacement has another address: an hour is short enough for removed ones. */
const MAX_AGE_SECONDS = 3600;

async function findPicture(app: AppContext, id: string): Promise<{ public: boolean } | undefined> {
  const { rows } = await app.db.queries.execute<{ public: boolean }>(sql`
    select c.state = 'active' as public from engine.pictures p join engine.companies c on c.id = p.company_id
    where p.id = ${id} and p.state = 'shown'`);
  return rows[0];
}

async function mayPreview(app: AppContext, id: string, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token.length > 100) return false;
  return isViewToken(app, token, id, await app.db.tx((tx) => app.clock.now(tx)));
}

/** Serves the pictures of companies and products: of companies that are not public only with a token of their panel. */
export function servePicture(app: AppContext): RequestHandler {
  return async (req, res) => {
    const address = Address.safeParse(req.params);
    if (!address.success) throw new NotFound();
    const { id, file } = address.data;
    const picture = await findPicture(app, id);
    if (!picture || !(picture.public || (await mayPreview(app, id, req.query['token'])))) throw new NotFound();
    await sendPicture(app, req, res, {
      key: pictureKey(id, file),
      contentType: mediaTypeOf(file),
      public: picture.public,
      maxAgeSeconds: MAX_AGE_SECONDS,
      etag: `${id}.${file}`,
    });
  };
}
