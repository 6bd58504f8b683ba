import type { CreateOrder, CreatedOrder } from '@app/contracts/invitations';
import type { InvitationCoverage } from '@app/contracts/inviting/coverage';
import type {
  InvitationDetail,
  InvitationLimits,
  InvitationPage,
  SendingNow,
} from '@app/contracts/inviting/invitation-list';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';
import type { InvitationFilters } from './view-path.ts';

/** Invitations of a company. */
export const invitationsApi = ({ base, locale }: CompanyScope) => ({
  invitations: (filters: InvitationFilters, cursor: string | null, signal?: AbortSignal) =>
    api.get<InvitationPage>(`${base}/invitations`, { query: { ...filters, cursor }, locale, signal }),
  invitation: (id: string, signal?: AbortSignal) =>
    api.get<InvitationDetail>(`${base}/invitations/${encodeURIComponent(id)}`, { locale, signal }),
  limits: (signal?: AbortSignal) => api.get<InvitationLimits>(`${base}/invitations/limits`, { signal }),
  coverage: (days: number, signal?: AbortSignal) =>
    api.get<InvitationCoverage>(`${base}/invitations/coverage`, { query: { days }, signal }),
  addOrder: (body: CreateOrder, idempotencyKey: string) =>
    api.post<CreatedOrder>(`${base}/orders`, { body, idempotencyKey, locale }),
  sendNow: (id: string) => api.post<SendingNow>(`${base}/invitations/${id}/sending`, { locale }),
  cancelInvitation: (id: string) => api.post(`${base}/invitations/${id}/cancellation`, { locale }),
});
