import type { PollProductPage, PollQuestionList, PollResults } from '@app/contracts/company-reviews/product-polls';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** What reviewers have answered about features of products. */
export const productPollsApi = ({ base, locale }: CompanyScope) => ({
  questions: (signal?: AbortSignal) => api.get<PollQuestionList>(`${base}/product-polls`, { locale, signal }),
  results: (id: string, productId: string | null, signal?: AbortSignal) =>
    api.get<PollResults>(`${base}/product-polls/${encodeURIComponent(id)}`, { query: { productId }, locale, signal }),
  products: (id: string, cursor: string | null, signal?: AbortSignal) =>
    api.get<PollProductPage>(`${base}/product-polls/${encodeURIComponent(id)}/products`, {
      query: { cursor },
      locale,
      signal,
    }),
});
