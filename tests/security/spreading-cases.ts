import { newId } from '../../engine/src/kernel/ids.ts';
import type { Case } from './case.ts';

const PANEL = '/panel/companies/{companyId}';
const SHARE = `${PANEL}/review-shares/{shareId}`;
const site = { name: 'Portal', url: 'https://www.portal.example/write', share: 30 };

/** Routes of the splitter, and of reviews that other shops show. */
export const SPREADING_CASES: Record<string, Case> = {
  [`PUT ${PANEL}/splitter`]: { body: () => ({ sites: [site] }) },
  'GET /invitations/{token}/elsewhere': { path: { token: 'formLink' } },
  [`POST ${PANEL}/review-shares`]: {
    body: (values) => ({ productId: values('productId'), sourceProductId: newId() }),
    words: ['sourceProductId'],
    unowned: 'a product of a third shop is in nobody’s world',
  },
  [`PUT ${SHARE}/answer`]: { body: () => ({ accept: true }) },
  [`DELETE ${SHARE}`]: {},
};
