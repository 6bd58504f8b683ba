import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import { linkOfNotification } from '@app/contracts/notifying/panel-links';
import type { PanelLink } from '@app/contracts/notifying/panel-links';
import { panelUrl } from '../../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { companyById, membersToMail } from '../../companies/public.ts';
import { DigestKind, digestMail } from '../mails/digest.tsx';
import { notificationDigests, notifications } from '../schema.ts';
import { unsubscribeLinksOf } from '../unsubscribing/links.ts';

const BATCH = 200;

interface Due extends Record<string, unknown> {
  companyId: string;
  userId: string;
  period: 'now' | 'daily' | 'weekly';
}

/** Queues the digests that are due. Any number of workers may run it: each notification joins one digest. */
export async function sweepDigests(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<Due>(sql`
    select distinct company_id as "companyId", user_id as "userId", period from engine.notifications
    where digest_id is null and mail_due <= engine.app_now() limit ${BATCH}`);
  return processEach(app, 'queueing a digest', rows, (due) => queueDigest(app, due));
}

function queueDigest(app: AppContext, { companyId, userId, period }: Due): Promise<number> {
  return app.db.tx(async (tx) => {
    const digestId = newId();
    const at = await app.clock.now(tx);
    const { rowCount } = await tx
      .update(notifications)
      .set({ digestId })
      .where(
        and(
          eq(notifications.companyId, companyId),
          eq(notifications.userId, userId),
          eq(notifications.period, period),
          isNull(notifications.digestId),
          lte(notifications.mailDue, at),
        ),
      );
    if (!rowCount) return 0;
    await tx.insert(notificationDigests).values({ id: digestId, companyId, userId, period, at });
    await app.outbox.add(tx, sendDigest, { digestId });
    return 1;
  });
}

/** Mails a digest in the member's language, unless they have left the company. */
export const sendDigest = defineJob({
  name: 'notifications.send-digest',
  queue: 'account-mail',
  last: true,
  ...MAIL_RETRIES,
  data: z.object({ digestId: Id }),
  async run(app, { digestId }, run) {
    const { queries } = app.db;
    const [digest] = await queries.select().from(notificationDigests).where(eq(notificationDigests.id, digestId));
    if (!digest) return;
    const { companyId, userId, period } = digest;
    const company = await companyById(queries, companyId);
    const member = (await membersToMail(queries, companyId)).find((one) => one.userId === userId);
    const rows = await queries.select().from(notifications).where(eq(notifications.digestId, digestId));
    const [first] = rows;
    if (!company || !member || !first) return;
    const { locale, email: address, name } = member;
    const urlOf = (link: PanelLink) => panelUrl(app, locale, companyId, link);
    const counts = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => ({
      kind: DigestKind.parse(kind),
      count: some.length,
      url: urlOf(linkOfAll(some)),
    }));
    const url = urlOf(rows.length === 1 ? linkOfNotification(first) : { page: 'notifications', item: 'open' });
    const mail = digestMail.with({ name, companyName: company.name, period, counts, url });
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      timeZone: company.timeZone,
      companyId,
      subjectId: digestId,
      ...unsubscribeLinksOf(app, locale, digestId),
      mail,
    });
  },
});

/** The one that happened, or the page of their kind. */
function linkOfAll(some: readonly (typeof notifications.$inferSelect)[]): PanelLink {
  const [first, ...more] = some.map(linkOfNotification);
  if (!first) throw new Error('a kind without notifications');
  return more.every(({ item }) => item === first.item) ? first : { page: first.page };
}
