import type { CompanyReviewPage } from '@app/contracts/company-reviews/list';
import type { InvitationPage } from '@app/contracts/inviting/invitation-list';
import type { CompanyProductPage } from '@app/contracts/product-features';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

const LIMIT = 5;

/** What the palette searches on the server. */
export const paletteApi = ({ base, locale }: CompanyScope) => ({
  reviews: (words: string, signal?: AbortSignal) =>
    api.get<CompanyReviewPage>(`${base}/reviews`, { query: { words, limit: LIMIT }, locale, signal }),
  products: (q: string, signal?: AbortSignal) =>
    api.get<CompanyProductPage>(`${base}/products`, { query: { q, limit: LIMIT }, locale, signal }),
  orders: (words: string, signal?: AbortSignal) =>
    api.get<InvitationPage>(`${base}/invitations`, { query: { words, limit: LIMIT }, locale, signal }),
});
