import type { EditCompanyProfile, OwnProfile } from '@app/contracts/company/profile';
import type { Regions } from '@app/contracts/discovery/places';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** What the company says of itself. */
export const profileApi = ({ base, locale }: CompanyScope) => ({
  profile: (signal?: AbortSignal) => api.get<OwnProfile>(`${base}/profile`, { signal, locale }),
  saveProfile: (body: EditCompanyProfile) => api.put<OwnProfile>(`${base}/profile`, { body, locale }),
  regions: (country: string, signal?: AbortSignal) => api.get<Regions>(`/places/${country}/regions`, { signal }),
});
