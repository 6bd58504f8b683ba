import type { SaveUserFeatures, UserFeatureSets } from '@app/contracts/company/user-features';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** What reviewers are asked about themselves. */
export const userFeaturesApi = ({ base, locale }: CompanyScope) => ({
  sets: (signal?: AbortSignal) => api.get<UserFeatureSets>(`${base}/user-features`, { signal, locale }),
  save: (body: SaveUserFeatures) => api.put<UserFeatureSets>(`${base}/user-features`, { body, locale }),
});
