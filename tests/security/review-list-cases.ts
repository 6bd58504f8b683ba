import type { Case } from './case.ts';
import { EXPORT_UNTIL, TEMPLATE, VIEW } from './review-lists.ts';

const PANEL = '/panel/companies/{companyId}';

const CHOICES = [{ name: { en: 'narrow' } }, { name: { en: 'wide' } }];

/** Routes of templates, bulk answers, saved views, exports, own hints and product polls. */
export const REVIEW_LIST_CASES: Record<string, Case> = {
  [`POST ${PANEL}/answer-templates`]: { body: () => TEMPLATE },
  [`PUT ${PANEL}/answer-templates/{templateId}`]: { body: () => TEMPLATE },
  [`DELETE ${PANEL}/answer-templates/{templateId}`]: {},
  [`POST ${PANEL}/bulk-answers`]: {
    body: (values) => ({ reviewIds: [values('companyReviewId')], templateIds: [values('templateId')] }),
    words: ['productId'],
  },
  [`DELETE ${PANEL}/bulk-answers/{bulkId}`]: {},
  [`POST ${PANEL}/review-views`]: { body: () => VIEW },
  [`PUT ${PANEL}/review-views/{viewId}`]: { body: () => VIEW },
  [`DELETE ${PANEL}/review-views/{viewId}`]: {},
  [`POST ${PANEL}/review-exports`]: {
    body: (values) => ({ format: 'csv', filter: { productId: values('productId') } }),
    unowned: 'what the file contains is told by its link alone',
  },
  [`DELETE ${PANEL}/review-exports/{exportId}`]: {},
  [`GET ${PANEL}/reviews/{reviewId}/posts`]: {
    path: { reviewId: 'companyReviewId' },
    query: () => ({ language: 'en' }),
  },
  [`GET ${PANEL}/product-polls/{featureId}`]: { query: (values) => ({ productId: values('productId') }) },
  [`PUT ${PANEL}/own-hints/{language}`]: { body: () => ({ grades: [{ grade: 5, phrases: ['Fresh tea'] }] }) },
  [`PUT ${PANEL}/user-features`]: {
    body: (values) => ({
      category: 'shoes',
      features: [{ id: values('userFeatureId'), name: { en: 'Size' }, choices: CHOICES }],
    }),
  },
  'GET /companies/{slug}/praise': {},
  'GET /review-exports/{token}': { path: { token: 'exportLink' }, query: () => ({ until: String(EXPORT_UNTIL) }) },
};
