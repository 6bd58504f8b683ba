import { NotFound } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { ProductNotFound, askForImage, lockProduct, saveProductPicture } from '../catalog/public.ts';
import type { Product } from '../catalog/public.ts';
import * as repo from './repo.ts';
import { storePicture } from './store.ts';

function change<Result>(
  ctx: RequestContext,
  companyId: string,
  productId: string,
  work: (tx: Tx, product: Product) => Promise<Result>,
): Promise<Result> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const product = await lockProduct(tx, companyId, productId);
    if (!product) throw new ProductNotFound();
    const result = await work(tx, product);
    await notifyCaches(tx, companyId);
    return result;
  });
}

/** Replaces the picture of a product that is locked, or takes it away. */
export async function replaceProductPicture(tx: Tx, product: Product, pictureId: string | null): Promise<void> {
  if (product.pictureId) await repo.removePicture(tx, product.companyId, product.pictureId, 'product');
  if (pictureId) await repo.showPicture(tx, pictureId);
  await saveProductPicture(tx, product.id, pictureId);
}

/** Shows the merchant's own picture of a product; what orders name does not replace it. @throws ProductNotFound, as `storePicture` */
export async function setProductPicture(
  ctx: RequestContext,
  companyId: string,
  productId: string,
  bytes: Buffer,
): Promise<void> {
  await ctx.throttle.consume('pictureCompany', companyId);
  // Before the work of decoding.
  await change(ctx, companyId, productId, async () => undefined);
  const stored = await storePicture(ctx, { companyId, use: 'product', source: 'upload', productId }, bytes);
  await change(ctx, companyId, productId, async (tx, product) => {
    await replaceProductPicture(tx, product, stored.id);
    await audit(ctx, tx, 'product.picture_set', productId);
  });
}

/** @throws ProductNotFound; NotFound if it has no picture */
export async function removeProductPicture(ctx: RequestContext, companyId: string, productId: string): Promise<void> {
  await change(ctx, companyId, productId, async (tx, product) => {
    if (!product.pictureId) throw new NotFound();
    await replaceProductPicture(tx, product, null);
    await audit(ctx, tx, 'product.picture_removed', productId);
  });
}

/** Fetches the picture that orders name once more. @throws ProductNotFound; NotFound if they name none */
export async function refetchProductPicture(ctx: RequestContext, companyId: string, productId: string): Promise<void> {
  await ctx.throttle.consume('pictureCompany', companyId);
  await change(ctx, companyId, productId, async (tx, product) => {
    if (!product.imageUrl) throw new NotFound();
    await askForImage(tx, productId, await ctx.clock.now(tx));
    await audit(ctx, tx, 'product.picture_asked', productId);
  });
}
