import { and, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { NotificationPage, NotificationQuery, ReadNotifications } from '@app/contracts/notifying/notifications';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Tx } from '../../platform/db.ts';
import { announce } from '../../platform/live/announce.ts';
import type { RequestContext } from '../../platform/route.ts';
import { notifications } from './schema.ts';

const own = (companyId: string, userId: string) =>
  and(eq(notifications.companyId, companyId), eq(notifications.userId, userId), notifications.inPanel);

async function countUnread(tx: Tx, companyId: string, userId: string): Promise<number> {
  const [found] = await tx
    .select({ unread: count() })
    .from(notifications)
    .where(and(own(companyId, userId), isNull(notifications.readAt)));
  return found?.unread ?? 0;
}

/** The caller's notifications, newest first. */
export async function listNotifications(
  ctx: RequestContext,
  companyId: string,
  { cursor, limit }: NotificationQuery,
): Promise<NotificationPage> {
  const userId = ctx.userId ?? '';
  return ctx.db.tenantTx(companyId, async (tx) => {
    const rows = await tx
      .select()
      .from(notifications)
      .where(and(own(companyId, userId), cursor ? lt(notifications.id, decodeCursor(cursor).id) : undefined))
      .orderBy(desc(notifications.id))
      .limit(limit + 1);
    const items = rows.slice(0, limit);
    const end = items.at(-1);
    return {
      items: items.map(({ id, kind, subjectId, detail, at, readAt }) => ({
        id,
        kind,
        subjectId,
        detail,
        at: at.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
      nextCursor: rows.length > limit && end ? encodeCursor(end) : null,
      unread: await countUnread(tx, companyId, userId),
    };
  });
}

/** Marks the caller's notifications as read. One that is not theirs changes nothing. */
export async function readNotifications(
  ctx: RequestContext,
  companyId: string,
  { notificationId, all }: ReadNotifications,
): Promise<{ unread: number }> {
  const userId = ctx.userId ?? '';
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { rowCount } = await tx
      .update(notifications)
      .set({ readAt: sql`engine.app_now()` as never })
      .where(
        and(
          own(companyId, userId),
          isNull(notifications.readAt),
          all ? lte(notifications.id, notificationId) : eq(notifications.id, notificationId),
        ),
      );
    // Their other windows follow.
    if (rowCount) await announce(tx, { companyId, kind: 'notification', subjectId: null, userId });
    return { unread: await countUnread(tx, companyId, userId) };
  });
}
