import type { z } from 'zod';
import type {
  AddedCompany,
  RegisterAccount,
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  VerifyAccount,
} from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import type { JoinTeam, OpenedTeamInvite } from '@app/contracts/company/team';
import { api } from '../../lib/api/api.ts';

/** API calls of the account pages. `locale`: the language of error messages. */
export const accountApi = {
  signIn: (body: SignIn, locale: Locale) => api.post('/sessions', { body, locale }),
  signOut: () => api.post('/sessions/sign-out'),
  register: (body: RegisterAccount, idempotencyKey: string) =>
    api.post('/accounts', { body, idempotencyKey, locale: body.locale }),
  verify: (body: z.infer<typeof VerifyAccount>) => api.post('/accounts/verifications', { body }),
  requestReset: (body: z.infer<typeof RequestPasswordReset>) =>
    api.post('/password-resets', { body, locale: body.locale }),
  confirmEmail: (token: string) => api.post('/email-changes/confirm', { body: { token } }),
  keepEmail: (token: string) => api.post('/email-changes/keep', { body: { token } }),
  addCompany: (token: string) => api.post<AddedCompany>('/accounts/companies', { body: { token } }),
  openInvite: (token: string, signal?: AbortSignal) => api.get<OpenedTeamInvite>(`/team-invites/${token}`, { signal }),
  joinTeam: (token: string, body: z.input<typeof JoinTeam>, locale: Locale) =>
    api.post(`/team-invites/${token}/account`, { body, locale }),
  acceptInvite: (token: string, locale: Locale) => api.post(`/team-invites/${token}/accept`, { locale }),
  completeReset: (body: z.infer<typeof ResetPassword>, locale: Locale) =>
    api.post('/password-resets/complete', { body, locale }),
};
