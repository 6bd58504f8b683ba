import { eq } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { DeleteAccount } from '@app/contracts/accounts';
import { NotSignedIn } from '../../../kernel/errors.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { sendFarewell } from '../jobs.ts';
import { deletedAccounts, registrations, users } from '../schema.ts';
import { endMailedLinks } from '../users.ts';
import { checkPassword } from './password.ts';
import { checkCode } from './second-factor.ts';

/** Checks again that it is the signed-in user who asks. @throws PasswordWrong, SecondFactorWrong */
export async function checkIdentity(
  ctx: RequestContext,
  user: { id: string; secondFactor: boolean },
  { password, code = '' }: DeleteAccount,
): Promise<void> {
  await checkPassword(ctx, user.id, password);
  if (user.secondFactor) await checkCode(ctx, user.id, code);
}

/** Locks a user, so that meanwhile no company is given to them. @throws NotSignedIn if they are gone */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (found.length === 0) throw new NotSignedIn();
}

/** Deletes a user with everything that is only theirs, and has them told. The caller holds the lock. */
export async function deleteUser(
  ctx: RequestContext,
  tx: Tx,
  userId: string,
  { moneyComes }: { moneyComes: boolean },
): Promise<void> {
  await endMailedLinks(tx, userId);
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning();
  if (!gone) throw new NotSignedIn();
  const { email, name } = gone;
  // A link of a registration would bring the account back.
  await tx.delete(registrations).where(eq(registrations.email, email));
  const at = await ctx.clock.now(tx);
  await tx.insert(deletedAccounts).values({ id: userId, email, name, locale: gone.locale as Locale, moneyComes, at });
  await ctx.outbox.add(tx, sendFarewell, { userId });
}

/** The name of a user, also for a week after their account was deleted. */
export async function nameOfUser(queries: Queries, userId: string): Promise<string | undefined> {
  const [found] = await queries.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (found) return found.name;
  const [gone] = await queries
    .select({ name: deletedAccounts.name })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.id, userId));
  return gone?.name;
}
