import { and, eq, sql } from 'drizzle-orm';
import { NOTIFICATIONS, NOTIFICATION_KINDS } from '@app/contracts/notifying/notifications';
import type {
  MailTime,
  NotificationKind,
  NotificationPreference,
  NotificationPreferences,
  NotificationRule,
} from '@app/contracts/notifying/notifications';
import type { Queries, Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { membersToMail } from '../companies/public.ts';
import type { MailedMember } from '../companies/public.ts';
import { notificationPreferences as table, notifications } from './schema.ts';

/** Whether a member may choose when a kind is mailed. */
export const canBeOff = (kind: NotificationKind): boolean => !ruleOf(kind).locked;

export const ruleOf = (kind: NotificationKind): NotificationRule => NOTIFICATIONS[kind];

/** Devices are told of what is mailed at once, until the member chooses. */
const pushedUnlessChosen = (rule: NotificationRule): boolean => rule.mail === 'now';

/** A member who may be notified of a kind, with their choice. */
export type Addressee = MailedMember & Pick<NotificationPreference, 'panel' | 'mail'> & { push: boolean };

/** The members whom a kind of notification concerns, with their choices. Not for tenant transactions. */
export async function addresseesOf(queries: Queries, companyId: string, kind: NotificationKind): Promise<Addressee[]> {
  const rule = ruleOf(kind);
  const members = await membersToMail(queries, companyId);
  const rows = await queries
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.kind, kind)));
  const chosen = new Map(rows.map((row) => [row.userId, row]));
  return members
    .filter(({ role }) => !rule.leaders || role !== 'agent')
    .map((member) => {
      const { panel = true, mail = rule.mail, push = null } = chosen.get(member.userId) ?? {};
      return { ...member, panel, mail: rule.locked ? rule.mail : mail, push: push ?? pushedUnlessChosen(rule) };
    });
}

/** The caller's choices for every kind that concerns them. */
export async function showPreferences(ctx: RequestContext, companyId: string): Promise<NotificationPreferences> {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select()
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table.userId, ctx.userId ?? ''))),
  );
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  const kinds = NOTIFICATION_KINDS.filter((kind) => !ruleOf(kind).leaders || ctx.member?.role !== 'agent');
  return {
    preferences: kinds.map((kind) => {
      const rule = ruleOf(kind);
      const { panel = true, mail = rule.mail, push = null } = chosen.get(kind) ?? {};
      return { kind, panel, mail: rule.locked ? rule.mail : mail, push: push ?? pushedUnlessChosen(rule) };
    }),
  };
}

/** Saves choices; what waits for a digest of a kind that is no longer mailed in one is not mailed. */
export async function savePreferences(
  ctx: RequestContext,
  companyId: string,
  { preferences }: NotificationPreferences,
): Promise<NotificationPreferences> {
  const userId = ctx.userId ?? '';
  await ctx.db.tenantTx(companyId, (tx) => write(tx, companyId, userId, preferences));
  return showPreferences(ctx, companyId);
}

/** Saves choices of one member. */
async function write(
  tx: Tx,
  companyId: string,
  userId: string,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  for (const { kind, panel, mail, push } of preferences) {
    const set = { panel, mail, ...(push !== undefined && { push }) };
    await tx
      .insert(table)
      .values({ companyId, userId, kind, ...set })
      .onConflictDoUpdate({ target: [table.companyId, table.userId, table.kind], set });
    await dropWaiting(tx, companyId, userId, kind, mail);
  }
}

/** Ends mails of some kinds to one member; what the panel shows stays as it is. */
export async function endMails(
  tx: Tx,
  companyId: string,
  userId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const mail = 'off';
  for (const kind of kinds) {
    await tx
      .insert(table)
      .values({ companyId, userId, kind, panel: true, mail })
      .onConflictDoUpdate({ target: [table.companyId, table.userId, table.kind], set: { mail } });
    await dropWaiting(tx, companyId, userId, kind, mail);
  }
}

/** Takes out of digests what waits for another time than the one chosen. */
async function dropWaiting(tx: Tx, companyId: string, userId: string, kind: NotificationKind, mail: MailTime) {
  await tx
    .update(notifications)
    .set({ mailDue: null })
    .where(
      and(
        eq(notifications.companyId, companyId),
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        sql`digest_id is null and mail_due is not null and period <> ${mail}`,
      ),
    );
}
