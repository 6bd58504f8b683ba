import { newId } from '../../engine/src/kernel/ids.ts';
import type { Case } from './case.ts';

const PANEL = '/panel/companies/{companyId}';
const SHARE = `${PANEL}/review-shares/{shareId}`;
const ONE_MARKET = `${PANEL}/markets/{marketId}`;
const MARKET = {
  code: 'hu',
  name: 'Tea Hungary',
  country: 'HU',
  language: 'hu',
  currency: 'HUF',
  timeZone: 'Europe/Budapest',
  website: 'https://tea.example/hu',
  address: null,
  postcode: null,
  city: null,
};
const site = { name: 'Portal', url: 'https://www.portal.example/write', share: 30 };

/** Routes of the splitter, of markets, and of reviews that other shops show. */
export const SPREADING_CASES: Record<string, Case> = {
  [`PUT ${PANEL}/products/{productId}/identifiers`]: {
    body: () => ({ gtin: '5901234123457', mpn: null, brand: 'Tea' }),
  },
  [`PUT ${PANEL}/product-review-feed`]: {},
  'GET /product-review-feeds/{file}': { path: { file: 'productReviewsLink' } },
  'GET /product-review-feeds/{file}/reviews.zip': { path: { file: 'productReviewsLink' } },
  [`PUT ${PANEL}/splitter`]: { body: () => ({ sites: [site] }) },
  [`POST ${PANEL}/markets`]: { body: () => MARKET },
  [`PUT ${PANEL}/markets/main`]: { body: () => ({ currency: 'EUR' }) },
  [`PUT ${ONE_MARKET}`]: { body: () => MARKET },
  [`PUT ${ONE_MARKET}/archived`]: { body: () => ({ archived: true }) },
  'GET /invitations/{token}/elsewhere': { path: { token: 'formLink' } },
  [`POST ${PANEL}/review-shares`]: {
    body: (values) => ({ productId: values('productId'), sourceProductId: newId() }),
    words: ['sourceProductId'],
    unowned: 'a product of a third shop is in nobody’s world',
  },
  [`PUT ${SHARE}/answer`]: { body: () => ({ accept: true }) },
  [`DELETE ${SHARE}`]: {},
};
