import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { addMember, keepOnlyMember, memberRole, ownerOf, setMemberRole } from '../companies/public.ts';
import { TeamInviteEnded } from './errors.ts';
import { sendTeamInvite } from './mail-jobs.ts';
import { expiryOf } from './model.ts';
import { teamInvites } from './schema.ts';

const isOpen = and(isNull(teamInvites.acceptedAt), isNull(teamInvites.revokedAt));

/** Invites somebody to become the owner of a company in place of `invitedBy`, instead of anyone invited before. */
export async function inviteOwner(
  ctx: RequestContext,
  tx: Tx,
  { companyId, email, invitedBy }: { companyId: string; email: string; invitedBy: string },
): Promise<void> {
  const now = await ctx.clock.now(tx);
  const address = email.toLowerCase();
  await tx
    .update(teamInvites)
    .set({ revokedAt: now })
    .where(and(eq(teamInvites.companyId, companyId), isOpen));
  const inviteId = newId();
  const locale: Locale = ctx.locale;
  await tx.insert(teamInvites).values({
    id: inviteId,
    companyId,
    email: address,
    // Of no meaning beside `handsOver`.
    role: 'manager',
    handsOver: true,
    locale,
    invitedBy,
    sentAt: now,
  });
  await audit(ctx, tx, 'team.invited', inviteId, { role: 'owner' }, companyId);
  await ctx.outbox.add(tx, sendTeamInvite, { inviteId, version: 1 });
}

/**
 * Makes `userId` the owner; the one before and everybody whom they brought lose the company at once, and so do their
 * keys and invites. @throws TeamInviteEnded if who has invited is not the owner any more
 */
export async function takeOver(
  ctx: RequestContext,
  tx: Tx,
  { companyId, invitedBy, id }: typeof teamInvites.$inferSelect,
  userId: string,
): Promise<void> {
  const owner = await ownerOf(tx, companyId);
  if (!owner || owner !== invitedBy || owner === userId) throw new TeamInviteEnded();
  const now = await ctx.clock.now(tx);
  const role = await memberRole(tx, companyId, userId);
  await keepOnlyMember(tx, companyId, userId, now);
  if (role) await setMemberRole(tx, companyId, userId, 'owner');
  else await addMember(tx, companyId, userId, 'owner');
  await tx
    .update(teamInvites)
    .set({ revokedAt: now })
    .where(and(eq(teamInvites.companyId, companyId), isOpen, ne(teamInvites.id, id)));
}

/** By company the invite of its future owner, whether its link works or is too old by now. */
export async function ownerInvites(
  app: AppContext,
  companyIds: string[],
): Promise<Map<string, { email: string; sentAt: string; open: boolean }>> {
  if (companyIds.length === 0) return new Map();
  return app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    const rows = await tx
      .select()
      .from(teamInvites)
      .where(and(inArray(teamInvites.companyId, companyIds), eq(teamInvites.handsOver, true), isOpen));
    return new Map(
      rows.map(({ companyId, email, sentAt }) => [
        companyId,
        { email, sentAt: sentAt.toISOString(), open: expiryOf(sentAt) > now },
      ]),
    );
  });
}
