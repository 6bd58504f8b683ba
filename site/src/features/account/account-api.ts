import type { z } from 'zod';
import type {
  RegisterAccount,
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  VerifyAccount,
} from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import { api } from '../../lib/api.ts';

/** The calls of the account pages. `locale` is the language in which the engine words its problems. */
export const accountApi = {
  signIn: (body: SignIn, locale: Locale) => api.post('/sessions', { body, locale }),
  signOut: () => api.post('/sessions/sign-out'),
  register: (body: RegisterAccount, idempotencyKey: string) =>
    api.post('/accounts', { body, idempotencyKey, locale: body.locale }),
  verify: (body: z.infer<typeof VerifyAccount>) => api.post('/accounts/verifications', { body }),
  requestReset: (body: z.infer<typeof RequestPasswordReset>) =>
    api.post('/password-resets', { body, locale: body.locale }),
  completeReset: (body: z.infer<typeof ResetPassword>, locale: Locale) =>
    api.post('/password-resets/complete', { body, locale }),
};
