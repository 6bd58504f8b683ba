import { BRAND_NAME } from '@app/locales/manifest.ts';
import type { ProductReviewFeed } from '@app/contracts/sharing/product-review-feed';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import { siteUrl } from '../../platform/links.ts';
import type { RequestContext } from '../../platform/route.ts';
import { mayUse, subscriptionOf } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import * as repo from './repo.ts';
import { FEED_END, feedReview, feedStart } from './xml.ts';
import { zippedFeed } from './zip.ts';

const PURPOSE = 'product-review-feed';

const addressOf = ({ config, tokens }: AppContext, addressId: string): string =>
  new URL(`/api/v1/product-review-feeds/${tokens.derive(PURPOSE, addressId)}/reviews.zip`, config.PUBLIC_URL).href;

/** The address of a company's file, and what is in it. */
export function readFeed(ctx: RequestContext, companyId: string): Promise<ProductReviewFeed> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const feed = await repo.feedOf(tx, companyId);
    return {
      url: feed ? addressOf(ctx.platform, feed.addressId) : null,
      createdAt: feed?.createdAt.toISOString() ?? null,
      ...(await repo.countFeed(tx, companyId)),
    };
  });
}

/** Gives the file an address; the one that it had before leads nowhere. */
export async function renewFeed(ctx: RequestContext, companyId: string): Promise<ProductReviewFeed> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const addressId = newId();
    await repo.saveFeed(tx, { companyId, addressId, createdAt: await ctx.clock.now(tx) });
    await audit(ctx, tx, 'product_review_feed.renewed', companyId, {});
  });
  return readFeed(ctx, companyId);
}

/** The company of an address, while its reviews are public and its plan has the file. @throws TokenInvalid, NotFound */
async function companyOfFeed(app: AppContext, token: string): Promise<Company> {
  const addressId = app.tokens.subject(token);
  app.tokens.verify(PURPOSE, token);
  const feed = await repo.feedAt(app.db.queries, addressId);
  const company = feed && (await companyById(app.db.queries, feed.companyId));
  if (!company || company.state !== 'active' || company.presentation !== 'shown') throw new NotFound();
  const subscription = await app.db.tx((tx) => subscriptionOf(app, tx, company));
  if (!mayUse(subscription, 'google_shopping')) throw new NotFound();
  return company;
}

const startOf = ({ name }: Company): string => feedStart({ site: BRAND_NAME, company: name });

async function* reviewsOf(app: AppContext, company: Company): AsyncGenerator<string> {
  for await (const review of repo.feedReviews(app.db.queries, company.id)) {
    const path = `/product/${review.productId}/${review.productSlug}/${company.id}`;
    yield feedReview(review, siteUrl(app, company.mainLanguage, path));
  }
}

/** The file of an address: the whole of it each time, as what it does not name is taken out. @throws TokenInvalid, NotFound */
export async function productReviewFile(ctx: RequestContext, token: string): Promise<AsyncIterable<string>> {
  const company = await companyOfFeed(ctx.platform, token);
  return (async function* file() {
    yield startOf(company);
    yield* reviewsOf(ctx.platform, company);
    yield FEED_END;
  })();
}

/** The same in files that are none too large for Google, in a ZIP. @throws TokenInvalid, NotFound */
export async function productReviewZip(ctx: RequestContext, token: string): Promise<AsyncIterable<Uint8Array>> {
  const company = await companyOfFeed(ctx.platform, token);
  return zippedFeed(startOf(company), reviewsOf(ctx.platform, company));
}
