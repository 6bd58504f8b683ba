import type { MediationFilter, MediationMessage, MediationPage, MerchantMediation } from '@app/contracts/mediation';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Dialogues about low ratings before they are shown. */
export const mediationsApi = ({ base, locale }: CompanyScope) => ({
  mediations: (query: { filter: MediationFilter; cursor: string | null }, signal?: AbortSignal) =>
    api.get<MediationPage>(`${base}/mediations`, { query, signal, locale }),
  mediation: (id: string, signal?: AbortSignal) =>
    api.get<MerchantMediation>(`${base}/mediations/${id}`, { signal, locale }),
  write: (id: string, body: string, idempotencyKey: string, signal: AbortSignal) =>
    api.post<MediationMessage>(`${base}/mediations/${id}/messages`, { body: { body }, idempotencyKey, signal, locale }),
  markRead: (id: string) => api.post(`${base}/mediations/${id}/read`, { locale }),
});
