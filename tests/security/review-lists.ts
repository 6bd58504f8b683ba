import type { SignedInMerchant, TestApi } from '../../engine/src/http/testing.ts';

/** The end of an export's link is part of what is signed: minutes since 1970. */
export const EXPORT_UNTIL = Math.ceil(Date.now() / 60_000) + 600;

/** A template, a bulk answer to the review, a saved view, an export and a question about products of the company. */
export async function reviewLists(
  api: TestApi,
  { browser, panel }: SignedInMerchant,
  { name, reviewId }: { name: string; reviewId: string },
) {
  const created = async (path: string, body: object, status = 201): Promise<string> =>
    (
      await browser
        .post(panel + path)
        .send(body)
        .expect(status)
    ).body.id;
  const templateId = await created('/answer-templates', { ...TEMPLATE, title: `Title ${name}` });
  const bulkId = await created('/bulk-answers', { reviewIds: [reviewId], templateIds: [templateId] });
  const viewId = await created('/review-views', { ...VIEW, name: `View ${name}` });
  const exportId = await created('/review-exports', { format: 'json' }, 202);
  const feature = { name: { en: `Feature ${name}` }, low: { en: 'small' }, high: { en: 'large' } };
  const { body: sets } = await browser
    .put(`${panel}/product-features`)
    .send({ category: 'shoes', productId: null, features: [feature] })
    .expect(200);
  const featureId: string = sets.items[0].features[0].id;
  const userFeature = { name: { en: `Size ${name}` }, choices: [{ name: { en: 'small' } }, { name: { en: 'large' } }] };
  const { body: userSets } = await browser
    .put(`${panel}/user-features`)
    .send({ category: 'shoes', features: [userFeature] })
    .expect(200);
  const userFeatureId: string = userSets.items[0].features[0].id;
  const { body: feed } = await browser.put(`${panel}/product-review-feed`).expect(200);
  const productReviews = /([\w-]+)\/reviews\.zip$/.exec(feed.url)?.[1] ?? '';
  return {
    ids: { templateId, bulkId, viewId, exportId, featureId, userFeatureId },
    tokens: { exported: api.app.tokens.derive('export', exportId, EXPORT_UNTIL), productReviews },
    secrets: [`Title ${name}`, `View ${name}`, `Feature ${name}`],
  };
}

export const TEMPLATE = { title: 'Thanks', language: 'en', body: 'Thank you, {name}.' };
export const VIEW = { name: 'Bad ones', query: 'grade=1,2' };
