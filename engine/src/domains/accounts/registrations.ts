import { eq } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import type { TokenPurpose } from '../../platform/tokens.ts';
import { ResetLinkExpired, VerificationLinkExpired } from './errors.ts';
import { RESET_SECONDS, VERIFICATION_SECONDS } from './lifetimes.ts';
import { registrations } from './schema.ts';
import { addUser, userByEmail } from './users.ts';

export type Registration = typeof registrations.$inferSelect;

/** The first company of a registration, not made before the address is confirmed. */
type Company = NonNullable<Registration['company']>;

export interface NewRegistration {
  name: string;
  email: string;
  /** Null where the address has an account: it is not the account's. */
  passwordHash: string | null;
  locale: Locale;
  /** Null of a partner, who registers without one. */
  company: Company | null;
  referralCode?: string | undefined;
}

/**
 * A later registration of the address takes the place of an unconfirmed one, whose link is dead then. @returns its id
 */
export async function saveRegistration(app: AppContext, tx: Tx, given: NewRegistration): Promise<string> {
  const row = {
    ...given,
    referralCode: given.referralCode ?? null,
    id: newId(),
    createdAt: await app.clock.now(tx),
    resetAskedAt: null,
    confirmedUserId: null,
  };
  await tx.insert(registrations).values(row).onConflictDoUpdate({ target: registrations.email, set: row });
  return row.id;
}

/** The registration of an address that waits for its link to be opened. */
export async function openRegistration(app: AppContext, tx: Tx, email: string): Promise<Registration | undefined> {
  const [found] = await tx.select().from(registrations).where(eq(registrations.email, email));
  if (!found || found.confirmedUserId !== null) return undefined;
  return isOld(found.createdAt, await app.clock.now(tx), VERIFICATION_SECONDS) ? undefined : found;
}

/** Notes that a link to another password was asked for. @returns the registration of the address if it is open */
export async function askForReset(app: AppContext, tx: Tx, email: string): Promise<Registration | undefined> {
  const found = await openRegistration(app, tx, email);
  if (found)
    await tx
      .update(registrations)
      .set({ resetAskedAt: await app.clock.now(tx) })
      .where(eq(registrations.id, found.id));
  return found;
}

const isOld = (since: Date | null, now: Date, seconds: number): boolean =>
  since === null || now.getTime() - since.getTime() > seconds * 1000;

export interface Confirmed {
  userId: string;
  email: string;
  locale: Locale;
  /** The link is used for the first time. */
  first: boolean;
  /** To be made now; null: it was made before, or there is none. */
  company: Company | null;
  referralCode: string | null;
}

const confirmed = (
  { email, locale, company, referralCode }: Registration,
  userId: string,
  first: boolean,
): Confirmed => ({ userId, email, locale, first, company: first ? company : null, referralCode });

/** Makes the account that the link of a registration's mail confirms. @throws VerificationLinkExpired */
export async function confirmRegistration(app: AppContext, tx: Tx, token: string): Promise<Confirmed> {
  const found = await lockByToken(app, tx, 'registration', token);
  if (!found || isOld(found.createdAt, await app.clock.now(tx), VERIFICATION_SECONDS))
    throw new VerificationLinkExpired();
  if (found.confirmedUserId !== null) return confirmed(found, found.confirmedUserId, false);
  const userId = found.passwordHash === null ? null : await makeAccount(app, tx, found, found.passwordHash);
  if (userId === null) throw new VerificationLinkExpired();
  return confirmed(found, userId, true);
}

/**
 * The same by the link that sets a password: it proves the address as well as the first one does.
 * @returns null when the token is none of a registration
 * @throws ResetLinkExpired
 */
export async function confirmByReset(
  app: AppContext,
  tx: Tx,
  token: string,
  passwordHash: string,
): Promise<Confirmed | null> {
  const found = await lockByToken(app, tx, 'registration-reset', token);
  if (!found) return null;
  if (found.confirmedUserId !== null || isOld(found.resetAskedAt, await app.clock.now(tx), RESET_SECONDS))
    throw new ResetLinkExpired();
  const userId = await makeAccount(app, tx, found, passwordHash);
  if (userId === null) throw new ResetLinkExpired();
  return confirmed(found, userId, true);
}

/**
 * The company that was registered with the address of an account, to be added to it; once.
 * @throws VerificationLinkExpired
 */
export async function confirmCompany(app: AppContext, tx: Tx, token: string): Promise<Confirmed> {
  const found = await lockByToken(app, tx, 'registration-company', token);
  const user = found && (await userByEmail(tx, found.email));
  const now = await app.clock.now(tx);
  if (!found || !user || found.confirmedUserId !== null || isOld(found.createdAt, now, VERIFICATION_SECONDS))
    throw new VerificationLinkExpired();
  await tx.update(registrations).set({ confirmedUserId: user.id }).where(eq(registrations.id, found.id));
  return confirmed(found, user.id, true);
}

async function lockByToken(
  app: AppContext,
  tx: Tx,
  purpose: TokenPurpose,
  token: string,
): Promise<Registration | undefined> {
  try {
    app.tokens.verify(purpose, token);
  } catch (error) {
    if (error instanceof TokenInvalid) return undefined;
    throw error;
  }
  const [found] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.id, app.tokens.subject(token)))
    .for('update');
  return found;
}

/** @returns null when the address has got an account meanwhile */
async function makeAccount(app: AppContext, tx: Tx, from: Registration, passwordHash: string): Promise<string | null> {
  const { id, name, email, locale, company } = from;
  const userId = await addUser(tx, { name, email, locale, passwordHash, partner: company === null });
  // The row is kept for a second click on the link; its password is not needed any more.
  if (userId !== null)
    await tx.update(registrations).set({ confirmedUserId: userId, passwordHash: null }).where(eq(registrations.id, id));
  return userId;
}
