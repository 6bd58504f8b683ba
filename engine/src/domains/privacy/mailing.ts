import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import type { PrivacyRequest } from './repo.ts';

export const MAIL_JOB = { queue: 'account-mail', ...MAIL_RETRIES } as const;

/** Mails the person who made the request. @throws when the mail server refuses temporarily: the job is retried. */
export async function deliverMail(
  app: AppContext,
  { id, email, language }: PrivacyRequest,
  mail: ReadyMail,
): Promise<void> {
  if (!email) return;
  await sendAtLeastOnce(app, { id }, { to: { address: email }, locale: language as Locale, subjectId: id, mail });
}
