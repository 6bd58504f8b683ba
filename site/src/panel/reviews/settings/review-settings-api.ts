import type { CompanySettings } from '@app/contracts/companies';
import { api } from '../../../lib/api/api.ts';
import type { CompanyScope } from '../../company-scope.ts';

/** What a company decides about its reviews. */
export const reviewSettingsApi = ({ base, locale }: CompanyScope) => ({
  settings: (signal?: AbortSignal) => api.get<CompanySettings>(`${base}/settings`, { signal, locale }),
  saveSettings: (body: CompanySettings) => api.put<CompanySettings>(`${base}/settings`, { body, locale }),
});
