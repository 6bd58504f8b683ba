import type { CompanyProductPage } from '@app/contracts/product-features';
import type { RequestReviewShare, ReviewShare, ReviewShares } from '@app/contracts/sharing/review-shares';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Reviews of a product that another shop shows. */
export const sharingApi = ({ base, locale }: CompanyScope) => ({
  shares: (signal?: AbortSignal) => api.get<ReviewShares>(`${base}/review-shares`, { locale, signal }),
  products: (q: string, signal?: AbortSignal) =>
    api.get<CompanyProductPage>(`${base}/products`, { query: { q: q || undefined, limit: 50 }, locale, signal }),
  request: (body: RequestReviewShare, idempotencyKey: string) =>
    api.post<ReviewShare>(`${base}/review-shares`, { body, idempotencyKey, locale }),
  answer: (id: string, accept: boolean) =>
    api.put<ReviewShare>(`${base}/review-shares/${id}/answer`, { body: { accept }, locale }),
  end: (id: string) => api.delete(`${base}/review-shares/${id}`, { locale }),
});
