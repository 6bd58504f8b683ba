import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { CompanyRole } from '@app/contracts/accounts';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { panelUrl, siteUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import { nameOfUser, userByEmail, userById } from '../accounts/public.ts';
import { companyById, ownerOf } from '../companies/public.ts';
import { TEAM_NOTICES, teamNoticeMail } from './mails/team-notice.tsx';
import { teamInviteMail } from './mails/team-invite.tsx';
import { expiryOf, inviteEnd } from './model.ts';
import { teamInvites } from './schema.ts';

/** Nothing is sent of an invite that was sent again, revoked or accepted meanwhile. */
export const sendTeamInvite = defineJob({
  name: 'team.send-invite',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ inviteId: Id, version: z.int() }),
  async run(app, { inviteId, version }, run) {
    const [invite] = await app.db.queries.select().from(teamInvites).where(eq(teamInvites.id, inviteId));
    const now = await app.db.tx((tx) => app.clock.now(tx));
    if (!invite || invite.version !== version || inviteEnd(invite, now)) return;
    const company = await companyById(app.db.queries, invite.companyId);
    const inviter = invite.invitedBy ? await userById(app.db.queries, invite.invitedBy) : undefined;
    if (!company || !inviter) return;
    // Somebody with an account reads it in their own language, others in the inviter's.
    const known = await userByEmail(app.db.queries, invite.email);
    const locale = (known?.locale ?? invite.locale) as Locale;
    const mail = teamInviteMail.with({
      inviter: inviter.name,
      companyName: company.name,
      role: invite.handsOver ? 'owner' : invite.role,
      until: expiryOf(invite.sentAt),
      url: siteUrl(app, locale, `/join/${app.tokens.derive('team-invite', invite.id, version)}`),
    });
    const to = known ? { address: invite.email, name: known.name } : { address: invite.email };
    await sendAtLeastOnce(app, run, {
      to,
      locale,
      timeZone: company.timeZone,
      companyId: company.id,
      subjectId: inviteId,
      mail,
    });
  },
});

const Notice = z.object({
  companyId: Id,
  /** Who is told. */
  userId: Id,
  notice: z.enum(TEAM_NOTICES),
  /** Whom it is about, if not the one who is told. */
  memberId: Id.optional(),
  role: CompanyRole.optional(),
});
type Notice = z.infer<typeof Notice>;

/** Tells somebody of a change of the team, also when they are not in it any more. */
export const sendTeamNotice = defineJob({
  name: 'team.send-notice',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: Notice,
  async run(app, { companyId, userId, notice, memberId, role }, run) {
    const company = await companyById(app.db.queries, companyId);
    const user = await userById(app.db.queries, userId);
    if (!company || !user) return;
    const member = memberId ? await nameOfUser(app.db.queries, memberId) : undefined;
    const locale = user.locale as Locale;
    const mail = teamNoticeMail.with({
      name: user.name,
      companyName: company.name,
      notice,
      url: panelUrl(app, locale, companyId, { page: 'team' }),
      ...(member && { member }),
      ...(role && { role }),
    });
    const to = { address: user.email, name: user.name };
    await sendAtLeastOnce(app, run, { to, locale, timeZone: company.timeZone, companyId, subjectId: userId, mail });
  },
});

export const notifyTeamMember = (app: AppContext, tx: Tx, notice: Notice): Promise<void> =>
  app.outbox.add(tx, sendTeamNotice, notice);

/** Tells the company's owner. */
export async function notifyOwner(app: AppContext, tx: Tx, notice: Omit<Notice, 'userId'>): Promise<void> {
  const userId = await ownerOf(tx, notice.companyId);
  if (userId) await notifyTeamMember(app, tx, { ...notice, userId });
}

export const teamJobs = [sendTeamInvite, sendTeamNotice];
