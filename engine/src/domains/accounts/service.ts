import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { SignIn } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import { NotSignedIn, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { sendAlreadyRegistered, sendVerification } from './jobs.ts';
import { credentials, users } from './schema.ts';

export class CredentialsWrong extends domainError('credentials_wrong', 401) {}
export class EmailUnverified extends domainError('email_unverified', 403) {}
export class VerificationLinkExpired extends domainError('verification_link_expired', 410) {}
export class ResetLinkExpired extends domainError('reset_link_expired', 410) {}

/** The library is large: it is loaded with the first call. */
const loadAuth = () => import('./auth.ts');

/** Cookies to be set on the answer. */
export interface SessionCookies {
  cookies: string[];
}

/** Passes better-auth's refusals on as ours. */
async function refusal(error: unknown, otherwise: new () => Error): Promise<Error> {
  const { APIError } = await loadAuth();
  if (!(error instanceof APIError)) return error instanceof Error ? error : new Error(String(error));
  return error.body?.code === 'EMAIL_NOT_VERIFIED' ? new EmailUnverified() : new otherwise();
}

/** @throws CredentialsWrong the same for an unknown address and a wrong password; EmailUnverified after the right one. */
export async function signIn(app: AppContext, input: SignIn, headers: Headers): Promise<SessionCookies> {
  try {
    const { api } = (await loadAuth()).authOf(app);
    const { headers: answer } = await api.signInEmail({ body: input, headers, returnHeaders: true });
    return { cookies: answer.getSetCookie() };
  } catch (error) {
    throw await refusal(error, CredentialsWrong);
  }
}

export async function signOut(app: AppContext, headers: Headers): Promise<SessionCookies> {
  const { api } = (await loadAuth()).authOf(app);
  const { headers: answer } = await api.signOut({ headers, returnHeaders: true });
  return { cookies: answer.getSetCookie() };
}

export interface SignedInUser extends SessionCookies {
  id: string;
  name: string;
  email: string;
  locale: Locale;
  partner: boolean;
}

/** Who the session cookie belongs to; `cookies` renew it when it is time. @throws NotSignedIn */
export async function currentUser(app: AppContext, headers: Headers): Promise<SignedInUser> {
  if (!headers.has('cookie')) throw new NotSignedIn();
  const { api } = (await loadAuth()).authOf(app);
  const { headers: answer, response: found } = await api.getSession({ headers, returnHeaders: true });
  if (!found) throw new NotSignedIn();
  const { id, name, email, locale, partner } = found.user;
  return { id, name, email, locale: locale as Locale, partner, cookies: answer.getSetCookie() };
}

/** The address that a verification token was made for; read only after the library has checked the token. */
function addressIn(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return z.object({ email: z.string() }).parse(JSON.parse(payload)).email;
}

/** Opens the link of the sign-up mail and signs in. @throws VerificationLinkExpired */
export async function verifyEmail(
  app: AppContext,
  token: string,
  headers: Headers,
): Promise<SessionCookies & { userId: string }> {
  try {
    const { api } = (await loadAuth()).authOf(app);
    const { headers: answer } = await api.verifyEmail({ query: { token }, headers, returnHeaders: true });
    // The library has checked the token's signature; it names the address it was made for.
    const email = addressIn(token);
    const [user] = await app.db.read.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw new VerificationLinkExpired();
    return { cookies: answer.getSetCookie(), userId: user.id };
  } catch (error) {
    throw await refusal(error, VerificationLinkExpired);
  }
}

/** Mails a reset link if the address has an account; the answer never tells. */
export async function requestPasswordReset(app: AppContext, email: string): Promise<void> {
  const { api } = (await loadAuth()).authOf(app);
  await api.requestPasswordReset({ body: { email } });
}

/** Sets the password and ends all sessions. @throws ResetLinkExpired also for a link already used. */
export async function resetPassword(app: AppContext, input: { token: string; password: string }): Promise<void> {
  try {
    const { api } = (await loadAuth()).authOf(app);
    await api.resetPassword({ body: { token: input.token, newPassword: input.password } });
  } catch (error) {
    throw await refusal(error, ResetLinkExpired);
  }
}

/** The hash that sign-in will compare with. Slow on purpose; computed before any transaction. */
export async function hashPassword(app: AppContext, password: string): Promise<string> {
  const { $context } = (await loadAuth()).authOf(app);
  const { password: hasher } = await $context;
  return hasher.hash(password);
}

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  locale: Locale;
  partner?: boolean;
  /** Demo and staff-made accounts need no mail. */
  verified?: boolean;
}

/**
 * Adds a user with a password, and mails the link that verifies the address.
 * @returns null if the address has an account already: its owner is told by mail, the caller must not tell.
 */
export async function addUser(app: AppContext, tx: Tx, user: NewUser): Promise<string | null> {
  const id = newId();
  const email = user.email.toLowerCase();
  const { name, locale, partner = false, verified = false } = user;
  const added = await tx
    .insert(users)
    .values({ id, name, email, locale, partner, emailVerified: verified })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (added.length === 0) {
    const [known] = await tx
      .select({ id: users.id, verified: users.emailVerified })
      .from(users)
      .where(eq(users.email, email));
    // Whoever never got the first link, or let it run out, gets another.
    if (known)
      await app.outbox.add(tx, known.verified ? sendAlreadyRegistered : sendVerification, { userId: known.id });
    return null;
  }
  await tx
    .insert(credentials)
    .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: user.passwordHash });
  if (!verified) await app.outbox.add(tx, sendVerification, { userId: id });
  return id;
}
