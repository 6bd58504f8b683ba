import type { SetProductIdentifiers } from '@app/contracts/company/product-identifiers';
import type { ProductReviewFeed } from '@app/contracts/sharing/product-review-feed';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** The file of product reviews for Google, and what products are known by in it. */
export const googleShoppingApi = ({ base, locale }: CompanyScope) => ({
  feed: (signal?: AbortSignal) => api.get<ProductReviewFeed>(`${base}/product-review-feed`, { locale, signal }),
  renew: () => api.put<ProductReviewFeed>(`${base}/product-review-feed`, { locale }),
  setIdentifiers: (id: string, body: SetProductIdentifiers) =>
    api.put(`${base}/products/${id}/identifiers`, { body, locale }),
});
