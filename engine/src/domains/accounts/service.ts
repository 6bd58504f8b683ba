import type { SignIn } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import { NotSignedIn } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { CredentialsWrong, EmailUnverified, ResetLinkExpired, SecondFactorRequired } from './errors.ts';
import { requestReset, sendAlreadyRegistered, sendVerification } from './jobs.ts';
import { openRegistration, saveRegistration } from './registrations.ts';
import type { NewRegistration } from './registrations.ts';
import { answerChallenge } from './settings/second-factor.ts';
import { userByEmail } from './users.ts';

/** The library is large: it is loaded with the first call. */
const loadAuth = () => import('./auth.ts');

/** Cookies to be set on the answer. */
export interface SessionCookies {
  cookies: string[];
}

/**
 * Keeps a registration until the mailed link is opened. There is no account before that: registering somebody else's
 * address prepares nothing for its owner. The owner of a known address is told by mail; the caller must not reveal that
 * it is known.
 */
export async function register(app: AppContext, tx: Tx, given: NewRegistration): Promise<void> {
  const email = given.email.toLowerCase();
  const known = await userByEmail(tx, email);
  if (known) {
    // A partner's account is the one that there is.
    if (!given.company) return app.outbox.add(tx, sendAlreadyRegistered, { userId: known.id, partner: true });
    // What was typed is kept for the link in that mail, which adds the company to the account; the password is not.
    const registrationId = await saveRegistration(app, tx, { ...given, email, passwordHash: null });
    return app.outbox.add(tx, sendAlreadyRegistered, { userId: known.id, registrationId });
  }
  await app.outbox.add(tx, sendVerification, { registrationId: await saveRegistration(app, tx, { ...given, email }) });
}

/** Passes better-auth's refusals on as ours. */
async function refusal(error: unknown, otherwise: new () => Error): Promise<Error> {
  const { APIError } = await loadAuth();
  if (!(error instanceof APIError)) return error instanceof Error ? error : new Error(String(error));
  return new otherwise();
}

/**
 * Whatever is known of the address, one password is compared: the time it takes tells nothing.
 * @throws CredentialsWrong the same for an unknown address and a wrong password; EmailUnverified after the right one of
 * an unconfirmed registration; SecondFactorRequired, SecondFactorWrong after the right password of an account that has
 * one
 */
export async function signIn(
  app: AppContext,
  input: SignIn,
  headers: Headers,
): Promise<SessionCookies & { userId: string }> {
  const { api, $context } = (await loadAuth()).authOf(app);
  const email = input.email.toLowerCase();
  const known = await userByEmail(app.db.queries, email);
  const registered = known ? undefined : await app.db.tx((tx) => openRegistration(app, tx, email));
  if (registered?.passwordHash) {
    const { password } = await $context;
    const isRight = await password.verify({ hash: registered.passwordHash, password: input.password });
    throw isRight ? new EmailUnverified() : new CredentialsWrong();
  }
  const { answer, signedIn } = await api
    .signInEmail({ body: { email: input.email, password: input.password }, headers, returnHeaders: true })
    .then(({ headers: sent, response }) => ({ answer: sent.getSetCookie(), signedIn: 'user' in response }))
    .catch(async (error: unknown) => {
      throw await refusal(error, CredentialsWrong);
    });
  if (!known) throw new CredentialsWrong();
  if (signedIn) return { cookies: answer, userId: known.id };
  if (input.code === undefined) throw new SecondFactorRequired();
  const cookies = await answerChallenge(app, known.id, answer, {
    headers,
    code: input.code,
    trustDevice: input.trustBrowser ?? false,
  });
  return { cookies, userId: known.id };
}

/** Signs in a user who has just proved that the account's address is theirs. */
export async function signInConfirmed(app: AppContext, userId: string, headers: Headers): Promise<SessionCookies> {
  const { api } = (await loadAuth()).authOf(app);
  const { headers: answer } = await api.signInConfirmed({ body: { userId }, headers, returnHeaders: true });
  return { cookies: answer.getSetCookie() };
}

export async function signOut(app: AppContext, headers: Headers): Promise<SessionCookies> {
  const { api } = (await loadAuth()).authOf(app);
  const { headers: answer } = await api.signOut({ headers, returnHeaders: true });
  return { cookies: answer.getSetCookie() };
}

export interface SignedInUser extends SessionCookies {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  locale: Locale;
  partner: boolean;
  secondFactor: boolean;
}

/** Who the session cookie belongs to; `cookies` renew it when it is time. @throws NotSignedIn */
export async function currentUser(app: AppContext, headers: Headers): Promise<SignedInUser> {
  if (!headers.has('cookie')) throw new NotSignedIn();
  const { api } = (await loadAuth()).authOf(app);
  const { headers: answer, response: found } = await api.getSession({ headers, returnHeaders: true });
  if (!found) throw new NotSignedIn();
  const { id, name, email, locale, partner, twoFactorEnabled } = found.user;
  return {
    id,
    name,
    email,
    locale: locale as Locale,
    partner,
    secondFactor: twoFactorEnabled ?? false,
    sessionId: found.session.id,
    cookies: answer.getSetCookie(),
  };
}

/** Mails a reset link if the address has an account. Neither the answer nor its time tells whether it has. */
export async function requestPasswordReset(app: AppContext, email: string): Promise<void> {
  await app.db.tx((tx) => app.outbox.add(tx, requestReset, { email }));
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
