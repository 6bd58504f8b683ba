import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { siteUrl } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import type { TrackedMail } from '../../platform/mail/tracked-delivery.ts';
import { membersToMail } from '../companies/public.ts';
import type { MailedMember } from '../companies/public.ts';

export const MAIL_JOB = { queue: 'mail', ...MAIL_RETRIES } as const;

/** A company's public page. The site redirects this plain path to the one of the language. */
export const profileUrl = (app: AppContext, locale: Locale, slug: string): string =>
  siteUrl(app, locale, `/reviews/${slug}`);

export interface ModerationMail extends TrackedMail {
  companyId: string;
  to: { address: string; name: string | null };
  timeZone: string;
  /** Distinguishes mails about one subject, whose Message-ID is made from the subject. */
  distinct?: string;
}

/** Sends a mail at least once. @throws when the server refuses temporarily, so that the job is tried again. */
export async function deliverMail(app: AppContext, { distinct, ...mail }: ModerationMail): Promise<void> {
  const id = distinct ? `${mail.subjectId}.${distinct}` : mail.subjectId;
  await sendAtLeastOnce(app, { id }, mail);
}

/** A company's owners and managers: decisions about its texts are not for agents. */
export async function managersToMail(app: AppContext, companyId: string): Promise<MailedMember[]> {
  const members = await membersToMail(app.db.queries, companyId);
  return members.filter(({ role }) => role !== 'agent');
}

/** Mails a company's owners and managers, each in their language. `distinct`: precedes their id in the Message-ID. */
export async function mailManagers(
  app: AppContext,
  {
    companyId,
    timeZone,
    subjectId,
    distinct = [],
  }: Pick<ModerationMail, 'companyId' | 'timeZone' | 'subjectId'> & { distinct?: string[] },
  mailFor: (manager: MailedMember) => ReadyMail,
): Promise<void> {
  for (const manager of await managersToMail(app, companyId))
    await deliverMail(app, {
      companyId,
      subjectId,
      distinct: [...distinct, manager.userId].join('.'),
      locale: manager.locale,
      timeZone,
      to: { address: manager.email, name: manager.name },
      mail: mailFor(manager),
    });
}
