import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../platform/job.ts';
import { MAIL_RETRIES } from '../../platform/mail/tracked-delivery.ts';
import { RESET_SECONDS } from './lifetimes.ts';
import { mailTo } from './mailing.ts';
import { passwordResetMail } from './mails/password-reset.tsx';
import { userById } from './users.ts';

const HOUR_SECONDS = 3600;

/** The mail with a link that sets another password. */
export const resetMail = (name: string, url: string) =>
  passwordResetMail.with({ name, url, hoursValid: RESET_SECONDS / HOUR_SECONDS });

/**
 * Carries the token, for the library that makes it keeps none that could be derived again; the row goes with the mail.
 */
export const sendPasswordReset = defineJob({
  name: 'accounts.send-password-reset',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ userId: Id, token: z.string() }),
  run: async (app, { userId, token }, run) =>
    mailTo(app, await userById(app.db.queries, userId), run, ({ name }, url) =>
      resetMail(name, url(`/resetting/reset/${token}`)),
    ),
});
