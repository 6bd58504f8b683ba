import type { CompanySending } from '@app/contracts/senders';
import type { CompanyWebsite } from '@app/contracts/websites';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** The website and its proofs. */
export const websiteApi = ({ base, locale }: CompanyScope) => ({
  website: (signal?: AbortSignal) => api.get<CompanyWebsite>(`${base}/website`, { signal, locale }),
  sending: (signal?: AbortSignal) => api.get<CompanySending>(`${base}/sending`, { signal }),
  setWebsite: (website: string) => api.put<CompanyWebsite>(`${base}/website`, { body: { website }, locale }),
  checkWebsite: (method: 'dns' | 'file') =>
    api.post<CompanyWebsite>(`${base}/website/check`, { body: { method }, locale }),
  mailWebsiteCode: (address: string) => api.post(`${base}/website/mail`, { body: { address }, locale }),
  enterWebsiteCode: (code: string) => api.post<CompanyWebsite>(`${base}/website/code`, { body: { code }, locale }),
});
