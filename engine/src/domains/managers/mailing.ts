import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../platform/job.ts';
import { panelUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import { managerAnswerMail, managerMessageMail } from './mails/messages.tsx';
import { managerOf, messageById } from './repo.ts';

const data = z.object({ messageId: Id });

/** Mails a company's message to its manager; an answer to the mail goes to the member who wrote it. */
export const mailManager = defineJob({
  name: 'managers.mail-manager',
  queue: 'mail',
  ...MAIL_RETRIES,
  data,
  async run(app, { messageId }, run) {
    const message = await messageById(app.db.queries, messageId);
    const company = message && (await companyById(app.db.queries, message.companyId));
    const manager = message && (await managerOf(app.db.queries, message.companyId));
    if (!company || !manager) return;
    await sendAtLeastOnce(app, run, {
      to: { address: manager.email, name: manager.name },
      ...(message.memberEmail && { replyTo: message.memberEmail }),
      locale: manager.languages[0] ?? 'en',
      companyId: company.id,
      subjectId: messageId,
      mail: managerMessageMail.with({
        companyName: company.name,
        writer: message.member ?? company.name,
        words: message.body,
      }),
    });
  },
});

/** Hands each owner and manager of the company a mail of the manager's answer. */
export const mailCompany = defineJob({
  name: 'managers.mail-company',
  data,
  async run(app, { messageId }) {
    const message = await messageById(app.db.queries, messageId);
    if (!message) return;
    const members = await membersToMail(app.db.queries, message.companyId);
    await app.db.tx((tx) =>
      app.outbox.addAll(
        tx,
        mailMember,
        members.filter(({ role }) => role !== 'agent').map(({ userId }) => ({ messageId, userId })),
      ),
    );
  },
});

/** Mails the manager's answer to one member. */
export const mailMember = defineJob({
  name: 'managers.mail-member',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: data.extend({ userId: Id }),
  async run(app, { messageId, userId }, run) {
    const message = await messageById(app.db.queries, messageId);
    const company = message && (await companyById(app.db.queries, message.companyId));
    if (!company || !message.manager) return;
    const member = (await membersToMail(app.db.queries, company.id)).find((one) => one.userId === userId);
    if (!member) return;
    const { locale } = member;
    await sendAtLeastOnce(app, run, {
      to: { address: member.email, name: member.name },
      locale,
      companyId: company.id,
      subjectId: messageId,
      mail: managerAnswerMail.with({
        name: member.name,
        companyName: company.name,
        manager: message.manager,
        words: message.body,
        url: panelUrl(app, locale, company.id, { page: 'manager' }),
      }),
    });
  },
});
