import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { AccountSessions } from '@app/contracts/accounts';
import { browserOf, systemOf } from '@app/contracts/security/user-agent';
import { NotFound } from '../../../kernel/errors.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { sessions } from '../schema.ts';

/** The user's sessions, the last used first. */
export async function listSessions(
  ctx: RequestContext,
  user: { id: string; sessionId: string },
): Promise<AccountSessions> {
  const rows = await ctx.db.queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  return {
    items: rows.map(({ id, userAgent, ipAddress, country, createdAt, updatedAt }) => ({
      id,
      browser: browserOf(userAgent ?? ''),
      system: systemOf(userAgent ?? ''),
      country,
      address: ipAddress || null,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      current: id === user.sessionId,
    })),
  };
}

/** @throws NotFound unless it is one of the user's */
export async function endSession(ctx: RequestContext, userId: string, sessionId: string): Promise<void> {
  const { rowCount } = await ctx.db.queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  if (!rowCount) throw new NotFound();
}

export async function endOtherSessions(ctx: RequestContext, user: { id: string; sessionId: string }): Promise<void> {
  await ctx.db.queries.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId)));
}
