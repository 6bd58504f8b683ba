import type { FeatureSets, SaveFeatureSet } from '@app/contracts/product-features';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Features of products that reviewers rate. */
export const featuresApi = ({ base, locale }: CompanyScope) => ({
  featureSets: (signal?: AbortSignal) => api.get<FeatureSets>(`${base}/product-features`, { signal, locale }),
  saveFeatureSet: (body: SaveFeatureSet) => api.put<FeatureSets>(`${base}/product-features`, { body, locale }),
  setProductCategory: (id: string, category: string | null) =>
    api.put(`${base}/products/${id}/category`, { body: { category }, locale }),
});
