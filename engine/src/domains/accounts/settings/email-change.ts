import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ChangeEmail } from '@app/contracts/accounts';
import { ValidationFailed } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import type { TokenPurpose } from '../../../platform/tokens.ts';
import { LinkEnded } from '../errors.ts';
import { sendEmailChange, sendEmailChanging } from '../jobs.ts';
import { EMAIL_KEEP_SECONDS, VERIFICATION_SECONDS } from '../lifetimes.ts';
import { emailChanges, secondFactors, sessions } from '../schema.ts';
import { endMailedLinks, updateUser, userByEmail } from '../users.ts';
import { checkPassword } from './password.ts';
import { removeSecondFactor } from './second-factor.ts';

type Change = typeof emailChanges.$inferSelect;

const isOlder = (since: Date, now: Date, seconds: number): boolean => now.getTime() - since.getTime() > seconds * 1000;

/**
 * Asks for another address: a link is mailed there, and the old one is told. Whether the new one has an account is not
 * said. @throws PasswordWrong
 */
export async function changeEmail(
  ctx: RequestContext,
  user: { id: string; email: string },
  { email, password }: ChangeEmail,
): Promise<void> {
  const newEmail = email.toLowerCase();
  if (newEmail === user.email)
    throw new ValidationFailed({ where: 'body' }, [{ path: 'email', code: 'email_unchanged' }]);
  await checkPassword(ctx, user.id, password);
  await ctx.throttle.consume('emailChange', user.id);
  await ctx.throttle.consume('emailChangeToAddress', newEmail);
  await ctx.db.tx(async (tx) => {
    const now = await ctx.clock.now(tx);
    await stopOpen(tx, user.id, now);
    const id = newId();
    await tx.insert(emailChanges).values({ id, userId: user.id, oldEmail: user.email, newEmail, askedAt: now });
    await ctx.outbox.add(tx, sendEmailChange, { changeId: id });
    await ctx.outbox.add(tx, sendEmailChanging, { changeId: id });
  });
}

async function stopOpen(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ stoppedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt), isNull(emailChanges.stoppedAt)));
}

/** The address that waits to be confirmed. */
export async function pendingEmail(queries: Queries, userId: string, now: Date): Promise<string | null> {
  const [found] = await queries
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.confirmedAt),
        isNull(emailChanges.stoppedAt),
        gt(emailChanges.askedAt, new Date(now.getTime() - VERIFICATION_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return found?.newEmail ?? null;
}

/** Withdraws it before it is confirmed. */
export async function cancelEmailChange(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.db.tx(async (tx) => stopOpen(tx, userId, await ctx.clock.now(tx)));
}

async function lockChange(app: AppContext, tx: Tx, purpose: TokenPurpose, token: string): Promise<Change> {
  app.tokens.verify(purpose, token);
  const [found] = await tx
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.id, app.tokens.subject(token)))
    .for('update');
  if (!found || found.stoppedAt) throw new LinkEnded();
  return found;
}

/** The link at the new address. Opened twice, it has worked. @throws TokenInvalid, LinkEnded */
export async function confirmEmailChange(app: AppContext, token: string): Promise<void> {
  await app.db.tx(async (tx) => {
    const change = await lockChange(app, tx, 'email-change', token);
    if (change.confirmedAt) return;
    const now = await app.clock.now(tx);
    if (isOlder(change.askedAt, now, VERIFICATION_SECONDS)) throw new LinkEnded();
    // Somebody may have registered with it meanwhile.
    if (await userByEmail(tx, change.newEmail)) throw new LinkEnded();
    await updateUser(tx, change.userId, { email: change.newEmail });
    await endMailedLinks(tx, change.userId);
    await tx.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, change.id));
  });
}

/**
 * The link at the old address: stops the change, or undoes it with all that came after, in case somebody took the account
 * over: sessions end, and a second factor that was set up since is off.
 * @throws TokenInvalid, LinkEnded
 */
export async function keepEmail(app: AppContext, token: string): Promise<{ undone: boolean }> {
  return app.db.tx(async (tx) => {
    const change = await lockChange(app, tx, 'email-keep', token);
    const now = await app.clock.now(tx);
    if (isOlder(change.askedAt, now, EMAIL_KEEP_SECONDS)) throw new LinkEnded();
    const { userId, oldEmail, confirmedAt, askedAt } = change;
    await tx.update(emailChanges).set({ stoppedAt: now }).where(eq(emailChanges.id, change.id));
    await stopOpen(tx, userId, now);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endMailedLinks(tx, userId);
    if (!confirmedAt) return { undone: false };
    if (await userByEmail(tx, oldEmail)) throw new LinkEnded();
    await updateUser(tx, userId, { email: oldEmail });
    const [added] = await tx
      .select({ id: secondFactors.id })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), gt(secondFactors.createdAt, askedAt)));
    if (added) await removeSecondFactor(tx, userId);
    return { undone: true };
  });
}
