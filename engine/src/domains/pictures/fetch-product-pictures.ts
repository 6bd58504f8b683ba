import { sql } from 'drizzle-orm';
import { MAX_PICTURE_BYTES } from '@app/contracts/company/pictures';
import type { ImageFailure } from '@app/contracts/company/pictures';
import { DomainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { AddressForbidden, AnswerRefused, FileTooLarge } from '../../platform/outside/fetch-public.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { lockProduct, saveImageFailure } from '../catalog/public.ts';
import { replaceProductPicture } from './product-pictures.ts';
import { storePicture } from './store.ts';

/** Pictures fetched at the same time by one worker. */
const AT_ONCE = 4;
const TIMEOUT_MS = 15_000;
/** How long a worker that claimed a picture may take; afterwards it counts as dead. */
const CLAIM_SECONDS = 120;
/** Pauses before another attempt in minutes; after the last one only a member asks again. */
const PAUSES = [1, 10, 60, 6 * 60, 24 * 60];

interface Due extends Record<string, unknown> {
  id: string;
  company_id: string;
  image_url: string;
  image_attempts: number;
}

/**
 * Fetches pictures that orders name for products, stores them re-encoded, and shows them. A worker claims them by
 * postponing them, so that one that dies leaves them to others. @returns how many were tried
 */
export async function fetchProductPictures(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<Due>(sql`
    update engine.products set image_due_at = engine.app_now() + make_interval(secs => ${CLAIM_SECONDS}),
      image_attempts = image_attempts + 1
    where id in (
      select id from engine.products where image_due_at <= engine.app_now()
      order by image_due_at limit ${AT_ONCE} for update skip locked)
    returning id, company_id, image_url, image_attempts`);
  await Promise.all(rows.map((due) => fetchOne(app, due)));
  return rows.length;
}

async function fetchOne(app: AppContext, due: Due): Promise<void> {
  const { id: productId, company_id: companyId, image_url: imageUrl } = due;
  try {
    const bytes = await app.outside.fetchFile(imageUrl, {
      maxBytes: MAX_PICTURE_BYTES,
      timeoutMs: TIMEOUT_MS,
      accept: 'image/webp,image/png,image/jpeg,image/avif',
    });
    const { id } = await storePicture(app, { companyId, use: 'product', source: 'order', productId }, bytes);
    await app.db.tx(async (tx) => {
      const product = await lockProduct(tx, companyId, productId);
      // Meanwhile an order may have named another, or a member uploaded one.
      if (product?.imageUrl !== imageUrl || product.imageDueAt === null) return;
      await replaceProductPicture(tx, product, id);
      await notifyCaches(tx, companyId);
    });
  } catch (error) {
    const { failure, final } = failureOf(error);
    if (failure === 'unreachable') app.log.info({ err: error, productId }, 'a product picture could not be fetched');
    const pause = final ? undefined : PAUSES[due.image_attempts - 1];
    await app.db.tx((tx) => saveImageFailure(tx, { productId, imageUrl, failure, retryAfterMinutes: pause ?? null }));
  }
}

/** Why it failed, and whether trying again is in vain. */
export function failureOf(error: unknown): { failure: ImageFailure; final: boolean } {
  if (error instanceof AddressForbidden) return { failure: 'forbidden', final: true };
  if (error instanceof FileTooLarge) return { failure: 'too_large', final: true };
  if (error instanceof AnswerRefused) {
    const { status } = error;
    const temporary = status >= 500 || status === 408 || status === 425 || status === 429;
    return { failure: temporary ? 'unreachable' : 'missing', final: !temporary };
  }
  if (error instanceof DomainError)
    return { failure: error.code === 'photo_too_small' ? 'too_small' : 'unusable', final: true };
  return { failure: 'unreachable', final: false };
}
