import { z } from 'zod';
import { BADGES } from '@app/contracts/badges';
import type { Badge } from '@app/contracts/badges';
import { Id } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { translator } from '../../platform/i18n.ts';
import { localePath } from '../../platform/links.ts';
import { mailDeliveries } from '../../platform/schema.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import { badgesChangedMail } from './mails/badges-changed.tsx';

/** A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all. */
const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;

const Badges = z.array(z.enum(BADGES));

/** Mails one member what the company has won and lost, at least once. */
export const mailBadges = defineJob({
  name: 'badges.mail-member',
  ...PATIENT,
  data: z.object({ companyId: Id, userId: Id, won: Badges, lost: Badges }),
  async run(app, { companyId, userId, won, lost }, run) {
    const company = await companyById(app.db.read, companyId);
    const member = (await membersToMail(app.db.read, companyId)).find((one) => one.userId === userId);
    if (!company || !member) return;
    const { locale, email: address, name } = member;
    const nameOf = (badge: Badge) => translator(locale, 'badges')(`${badge}.name`);
    const mail = badgesChangedMail.with({
      ...{ name, companyName: company.name, won: won.map(nameOf), lost: lost.map(nameOf) },
      criteriaUrl: app.config.PUBLIC_URL + localePath(locale, '/badges'),
    });
    const messageId = `${mail.key}.${run.id}@${new URL(app.config.PUBLIC_URL).hostname}`;
    const result = await app.mailer.send({ to: { address, name }, locale, messageId, mail });
    const { outcome, answer } = result;
    await app.db.read.insert(mailDeliveries).values({
      ...{ id: newId(), companyId, mail: mail.key, subjectId: userId, messageId, outcome },
      answer: answer?.slice(0, 500) ?? null,
    });
    if (outcome === 'retry') throw new Error(`the mail server refused for the moment: ${answer}`);
  },
});

/** One mail to each owner and manager of the company, as part of the transaction. */
export async function tellMembers(
  app: AppContext,
  tx: Tx,
  { companyId, won, lost }: { companyId: string; won: Badge[]; lost: Badge[] },
): Promise<void> {
  const members = (await membersToMail(tx, companyId)).filter(({ role }) => role !== 'agent');
  const data = members.map(({ userId }) => ({ companyId, userId, won, lost }));
  await app.outbox.addAll(tx, mailBadges, data);
}
