import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import * as repo from './repo.ts';
import { storePicture } from './store.ts';

/** Encodes and stores a person's photo, which nobody sees before `replacePortrait`. @returns its id. @throws RateLimited, as `storePicture` */
export async function storePortrait(ctx: RequestContext, companyId: string, bytes: Buffer): Promise<string> {
  await ctx.throttle.consume('pictureCompany', companyId);
  return (await storePicture(ctx, { companyId, use: 'portrait', source: 'upload' }, bytes)).id;
}

/** Shows a person's photo in place of the former one, or none. */
export async function replacePortrait(
  tx: Tx,
  companyId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from) await repo.removePicture(tx, companyId, from, 'portrait');
  if (to) await repo.showPicture(tx, to);
}
