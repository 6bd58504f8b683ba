import { z } from 'zod';
import { BADGES } from '@app/contracts/badges';
import type { Badge } from '@app/contracts/badges';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { translator } from '../../platform/i18n.ts';
import { panelUrl, siteUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import { notify, unsubscribeLinks } from '../notifications/public.ts';
import { badgesChangedMail } from './mails/badges-changed.tsx';

const Badges = z.array(z.enum(BADGES));

/** Mails one member the badges won and lost, at least once. */
export const mailBadges = defineJob({
  name: 'badges.mail-member',
  queue: 'account-mail',
  last: true,
  ...MAIL_RETRIES,
  data: z.object({ companyId: Id, userId: Id, won: Badges, lost: Badges }),
  async run(app, { companyId, userId, won, lost }, run) {
    const company = await companyById(app.db.queries, companyId);
    const member = (await membersToMail(app.db.queries, companyId)).find((one) => one.userId === userId);
    if (!company || !member) return;
    const { locale, email: address, name } = member;
    const nameOf = (badge: Badge) => translator(locale, 'badges')(`${badge}.name`);
    const mail = badgesChangedMail.with({
      name,
      companyName: company.name,
      won: won.map(nameOf),
      lost: lost.map(nameOf),
      url: panelUrl(app, locale, companyId, { page: 'badges', item: won[0] ?? lost[0] ?? null }),
      criteriaUrl: siteUrl(app, locale, '/badges'),
    });
    const kind = won.length > 0 ? 'badge_won' : 'badge_lost';
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      companyId,
      subjectId: userId,
      ...(await unsubscribeLinks(app, { companyId, userId, kind, locale })),
      mail,
    });
  },
});

/** Notifies the owners and managers of the company; those who want it get one mail. */
export async function notifyMembers(
  app: AppContext,
  tx: Tx,
  { companyId, won, lost }: { companyId: string; won: Badge[]; lost: Badge[] },
): Promise<void> {
  const day = (await app.clock.now(tx)).toISOString().slice(0, 10);
  const mailed = new Map<string, { won: Badge[]; lost: Badge[] }>();
  for (const [kind, badges, side] of [
    ['badge_won', won, 'won'],
    ['badge_lost', lost, 'lost'],
  ] as const)
    for (const badge of badges) {
      const members = await notify(app, tx, {
        companyId,
        kind,
        subjectId: null,
        key: `${badge}:${day}`,
        detail: { badge },
      });
      for (const { userId } of members) {
        const own = mailed.get(userId) ?? { won: [], lost: [] };
        own[side].push(badge);
        mailed.set(userId, own);
      }
    }
  const data = [...mailed].map(([userId, own]) => ({ companyId, userId, ...own }));
  await app.outbox.addAll(tx, mailBadges, data);
}
