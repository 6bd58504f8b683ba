import { MAX_SHARES, MAX_SHARES_PER_PRODUCT } from '@app/contracts/sharing/review-shares';
import type { RequestReviewShare, ReviewShare, ReviewShares } from '@app/contracts/sharing/review-shares';
import { NotFound, ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { productsByIds } from '../catalog/public.ts';
import { CompanyNotFound, lockCompany } from '../companies/public.ts';
import { COMMANDED_BY, TooManyShares, nextShareState } from './model.ts';
import type { ShareCommand } from './model.ts';
import * as repo from './repo.ts';
import type { NamedShare } from './repo.ts';
import { announceShare, sendShareRequest } from './mailing.ts';

const iso = (at: Date | string): string => new Date(at).toISOString();

function present(
  { share, shop, source, product, sourceProduct, requestedAt, answeredAt, endedAt }: NamedShare,
  companyId: string,
): ReviewShare {
  const shows = shop.id === companyId;
  return {
    ...share,
    direction: shows ? 'shows' : 'shown',
    other: shows ? source : shop,
    ownProduct: shows ? product : sourceProduct,
    otherProduct: shows ? sourceProduct : product,
    requestedAt: iso(requestedAt),
    answeredAt: answeredAt && iso(answeredAt),
    endedAt: endedAt && iso(endedAt),
  };
}

/** Requests and agreements of a company, those with others about its own reviews too. */
export async function listShares({ db }: RequestContext, companyId: string): Promise<ReviewShares> {
  return { items: (await repo.sharesOf(db.queries, companyId)).map((share) => present(share, companyId)) };
}

async function readShare({ db }: RequestContext, companyId: string, id: string): Promise<ReviewShare> {
  const found = await repo.shareById(db.queries, companyId, id);
  if (!found) throw new NotFound();
  return present(found, companyId);
}

const invalid = (path: keyof RequestReviewShare) =>
  new ValidationFailed({ where: 'body' }, [{ path, code: 'invalid' }]);

/**
 * Asks another shop whether its reviews of a product may be shown with one of the company's own.
 * @throws ValidationFailed for a product that is not the company's or not public elsewhere, or a second request; TooManyShares
 */
export async function requestShare(
  ctx: RequestContext,
  companyId: string,
  input: RequestReviewShare,
): Promise<ReviewShare> {
  const { productId, sourceProductId } = input;
  const sourceCompany = await repo.publicOwner(ctx.db.queries, sourceProductId);
  const id = await ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `review-shares:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      if (!(await lockCompany(tx, companyId))) throw new CompanyNotFound();
      if ((await productsByIds(tx, [productId]))[0]?.companyId !== companyId) throw invalid('productId');
      if (!sourceCompany || sourceCompany === companyId) throw invalid('sourceProductId');
      const open = await repo.countOpen(tx, companyId, productId);
      if (open.ofProduct >= MAX_SHARES_PER_PRODUCT) throw new TooManyShares({ maximum: MAX_SHARES_PER_PRODUCT });
      if (open.all >= MAX_SHARES) throw new TooManyShares({ maximum: MAX_SHARES });
      const share = { id: newId(), companyId, productId, sourceCompanyId: sourceCompany, sourceProductId };
      const requestedAt = await ctx.clock.now(tx);
      if (!(await repo.addShare(tx, { ...share, state: 'requested', requestedAt }))) throw invalid('sourceProductId');
      await audit(ctx, tx, 'review_share.requested', share.id, { productId, sourceProductId });
      await ctx.outbox.add(tx, sendShareRequest, { shareId: share.id, companyId: sourceCompany });
      await ctx.outbox.add(tx, announceShare, { companyId: sourceCompany });
      return share.id;
    }),
  );
  return readShare(ctx, companyId, id);
}

const RECORDED = {
  accept: 'review_share.accepted',
  decline: 'review_share.declined',
  end: 'review_share.ended',
} as const satisfies Record<ShareCommand, string>;

/** Gives a command for a share. @throws NotFound, also where the company may not give it, or not any more */
export async function changeShare(
  ctx: RequestContext,
  companyId: string,
  id: string,
  command: ShareCommand,
): Promise<ReviewShare> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const share = await repo.lockShare(tx, companyId, id);
    const state = share && nextShareState(share.state, command);
    const may = COMMANDED_BY[command] === 'either' || share?.sourceCompanyId === companyId;
    if (!share || !state || !may) throw new NotFound();
    const now = await ctx.clock.now(tx);
    await repo.saveShare(tx, share, { state, ...(command === 'end' ? { endedAt: now } : { answeredAt: now }) });
    await audit(ctx, tx, RECORDED[command], id, { productId: share.productId });
    const other = share.companyId === companyId ? share.sourceCompanyId : share.companyId;
    await ctx.outbox.add(tx, announceShare, { companyId: other });
    await notifyCaches(tx, share.companyId);
  });
  return readShare(ctx, companyId, id);
}
