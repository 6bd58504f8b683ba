import type {
  AccountSessions,
  AccountSettings,
  ChangeEmail,
  ChangePassword,
  EndSecondFactor,
  RecoveryCodes,
  StartSecondFactor,
  StartedSecondFactor,
  UpdateAccount,
} from '@app/contracts/accounts';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** The account of who is signed in; the company does not matter. */
export const accountSettingsApi = ({ locale }: CompanyScope) => ({
  account: (signal?: AbortSignal) => api.get<AccountSettings>('/me/account', { signal }),
  update: (body: UpdateAccount) => api.put<AccountSettings>('/me/account', { body, locale }),
  changePassword: (body: ChangePassword) => api.put('/me/password', { body, locale }),
  changeEmail: (body: ChangeEmail) => api.post('/me/email', { body, locale }),
  withdrawEmail: () => api.delete('/me/email'),
  startFactor: (body: StartSecondFactor) => api.post<StartedSecondFactor>('/me/second-factor', { body, locale }),
  confirmFactor: (code: string) => api.post('/me/second-factor/confirmation', { body: { code }, locale }),
  endFactor: (body: EndSecondFactor) => api.post('/me/second-factor/end', { body, locale }),
  newCodes: (password: string) =>
    api.post<RecoveryCodes>('/me/second-factor/recovery-codes', { body: { password }, locale }),
  sessions: (signal?: AbortSignal) => api.get<AccountSessions>('/me/sessions', { signal }),
  endSession: (id: string) => api.delete(`/me/sessions/${id}`),
  endOthers: () => api.post('/me/sessions/end-others'),
});
