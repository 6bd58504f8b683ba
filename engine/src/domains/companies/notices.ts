import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import { deliver } from '../../platform/mail/delivery.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailWebsiteCode } from './claims/code-mail.ts';
import { senderResumedMail, senderSlowedMail, senderStoppedMail } from './mails/senders.tsx';
import { companyUnlistedMail, websiteFailingMail, websiteLostMail } from './mails/website.tsx';
import { companyById, membersToMail } from './repo.ts';

/** What a company's members are told of its standing with us. */
const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slowed'), allowance: z.int() }),
  z.object({ kind: z.literal('stopped'), reason: z.string() }),
  z.object({ kind: z.literal('resumed') }),
  z.object({ kind: z.literal('unlisted') }),
  z.object({ kind: z.literal('website_failing'), domain: z.string(), until: z.iso.datetime() }),
  z.object({ kind: z.literal('website_lost'), domain: z.string() }),
]);
type Notice = z.infer<typeof Notice>;

interface Reader {
  name: string;
  companyName: string;
  url: string;
}

function write(notice: Notice, to: Reader): ReadyMail {
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

/** Mails one member one notice. */
const mailNotice = defineJob({
  name: 'companies.mail-notice',
  queue: 'account-mail',
  attempts: 14,
  backoffMs: 5000,
  data: z.object({ companyId: Id, userId: Id, notice: Notice }),
  async run(app, { companyId, userId, notice }, run) {
    const company = await companyById(app.db.read, companyId);
    const member = (await membersToMail(app.db.read, companyId)).find((one) => one.userId === userId);
    if (!company || !member) return;
    const { email: address, name, locale } = member;
    const url = app.config.PUBLIC_URL + localePath(locale, '/panel/settings/website');
    const mail = write(notice, { name, companyName: company.name, url });
    const letter = { to: { address, name }, locale, timeZone: company.timeZone, companyId, subjectId: companyId, mail };
    await deliver(app, run, letter);
  },
});

export const companyJobs = [mailNotice, mailWebsiteCode];

/** Mails it to everyone who acts for the company. */
export async function tellMembers(app: AppContext, tx: Tx, companyId: string, notice: Notice): Promise<void> {
  const members = await membersToMail(tx, companyId);
  await app.outbox.addAll(
    tx,
    mailNotice,
    members.map(({ userId }) => ({ companyId, userId, notice })),
  );
}
