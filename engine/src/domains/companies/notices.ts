import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { panelUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailWebsiteCode } from './claims/code-mail.ts';
import { senderResumedMail, senderSlowedMail, senderStoppedMail } from './mails/senders.tsx';
import { companyUnlistedMail, websiteFailingMail, websiteLostMail } from './mails/website.tsx';
import { companyNoticed } from './events.ts';
import { companyById, membersToMail } from './repo.ts';

/** Notices to a company's members about its standing. */
const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slowed'), allowance: z.int() }),
  z.object({ kind: z.literal('stopped'), reason: z.string() }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('unlisted') }),
  z.object({ kind: z.literal('website_failing'), domain: z.string(), until: z.iso.datetime() }),
  z.object({ kind: z.literal('website_lost'), domain: z.string() }),
]);
type Notice = z.infer<typeof Notice>;

interface Recipient {
  name: string;
  companyName: string;
  url: string;
}

function renderNotice(notice: Notice, to: Recipient): ReadyMail {
  switch (notice.kind) {
    case 'slowed':
      return senderSlowedMail.with({ ...to, allowance: notice.allowance });
    case 'stopped':
      return senderStoppedMail.with({ ...to, explanation: notice.reason });
    case 'resumed':
      return senderResumedMail.with(to);
    case 'unlisted':
      return companyUnlistedMail.with(to);
    case 'website_failing':
      return websiteFailingMail.with({ ...to, domain: notice.domain, until: new Date(notice.until) });
    case 'website_lost':
      return websiteLostMail.with({ ...to, domain: notice.domain });
  }
}

/** Mails one notice to one member. */
const mailNotice = defineJob({
  name: 'companies.mail-notice',
  queue: 'account-mail',
  last: true,
  ...MAIL_RETRIES,
  data: z.object({ companyId: Id, userId: Id, notice: Notice }),
  async run(app, { companyId, userId, notice }, run) {
    const company = await companyById(app.db.queries, companyId);
    const member = (await membersToMail(app.db.queries, companyId)).find((one) => one.userId === userId);
    if (!company || !member) return;
    const { email: address, name, locale } = member;
    const url = panelUrl(app, locale, companyId, { page: 'website' });
    const mail = renderNotice(notice, { name, companyName: company.name, url });
    const mailing = {
      to: { address, name },
      locale,
      timeZone: company.timeZone,
      companyId,
      subjectId: companyId,
      mail,
    };
    await sendAtLeastOnce(app, run, mailing);
  },
});

export const companyJobs = [mailNotice, mailWebsiteCode];

/** Mails a notice to all members of the company. */
export async function notifyMembers(app: AppContext, tx: Tx, companyId: string, notice: Notice): Promise<void> {
  const members = await membersToMail(tx, companyId);
  await app.outbox.addAll(
    tx,
    mailNotice,
    members.map(({ userId }) => ({ companyId, userId, notice })),
  );
  await app.outbox.publish(tx, companyNoticed, { companyId, noticeId: newId(), notice: notice.kind });
}
