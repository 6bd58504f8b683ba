import { eq } from 'drizzle-orm';
import type { EndSecondFactor, StartSecondFactor, StartedSecondFactor } from '@app/contracts/accounts';
import type { AppContext } from '../../../platform/context.ts';
import { RateLimited } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { SecondFactorWrong } from '../errors.ts';
import { tellOfSecurity } from '../jobs.ts';
import { secondFactors, users } from '../schema.ts';
import { endMailedLinks } from '../users.ts';
import { checkPassword } from './password.ts';
import { parseCode } from './recovery-codes.ts';

const loadAuth = () => import('../auth.ts');
const CHALLENGE_COOKIE = /^[^=]*two_factor=/;

/**
 * Counts a try of a code. The limits are the account's, from wherever: who guesses knows the password. Recovery codes
 * cannot be guessed and have a limit of their own, so that a guesser does not lock the owner out.
 * @throws RateLimited; SecondFactorWrong for a code of the app that was used before
 */
async function limitCode(app: AppContext, userId: string, { kind, code }: ReturnType<typeof parseCode>): Promise<void> {
  if (kind === 'recovery') return app.throttle.consume('recoveryCode', userId);
  await app.throttle.consume('secondFactor', userId);
  await app.throttle.consume('secondFactorDay', userId);
  try {
    await app.throttle.consume('secondFactorCode', `${userId} ${code}`);
  } catch (error) {
    throw error instanceof RateLimited ? new SecondFactorWrong() : error;
  }
}

/** Has the library compare a code, for the user of the cookies in `headers`. @returns cookies of the answer */
async function compareCode(
  app: AppContext,
  userId: string,
  typed: string,
  headers: Headers,
  trustDevice = false,
): Promise<string[]> {
  const parsed = parseCode(typed);
  await limitCode(app, userId, parsed);
  const { APIError, authOf } = await loadAuth();
  const { api } = authOf(app);
  const call = { body: { code: parsed.code, trustDevice }, headers, returnHeaders: true } as const;
  try {
    const answer = parsed.kind === 'app' ? await api.verifyTOTP(call) : await api.verifyBackupCode(call);
    if (parsed.kind === 'recovery') await app.db.tx((tx) => tellOfSecurity(app, tx, userId, 'recovery_code_used'));
    return answer.headers.getSetCookie();
  } catch (error) {
    throw error instanceof APIError ? new SecondFactorWrong() : error;
  }
}

/**
 * The second step of signing in. `challenge`: the cookies of the first one, which are not sent to the browser: nothing is
 * kept between the steps, for the code comes with address and password.
 * @returns the session's cookies
 */
export async function answerChallenge(
  app: AppContext,
  userId: string,
  challenge: string[],
  { code, trustDevice, headers }: { code: string; trustDevice: boolean; headers: Headers },
): Promise<string[]> {
  const own = new Headers(headers);
  // Without a session that the browser may have for another account.
  const cookie = challenge.find((one) => CHALLENGE_COOKIE.test(one))?.split(';')[0] ?? '';
  own.set('cookie', cookie);
  const cookies = await compareCode(app, userId, code, own, trustDevice);
  return cookies.filter((one) => !CHALLENGE_COOKIE.test(one));
}

/** Turns it off, and ends trusted browsers. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  await endMailedLinks(tx, userId);
}

/** A new secret and recovery codes, in place of those there are, which takes a code. @throws PasswordWrong, SecondFactorWrong */
export async function startSecondFactor(
  ctx: RequestContext,
  user: { id: string; secondFactor: boolean },
  { password, code }: StartSecondFactor,
): Promise<StartedSecondFactor> {
  if (user.secondFactor) await endSecondFactor(ctx, user.id, { password, code: code ?? '' });
  else await checkPassword(ctx, user.id, password);
  const { api } = (await loadAuth()).authOf(ctx);
  const started = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers: ctx.headers });
  if (!('totpURI' in started)) throw new Error('no secret was made');
  const secret = new URL(started.totpURI).searchParams.get('secret') ?? '';
  return { uri: started.totpURI, secret, recoveryCodes: started.backupCodes };
}

/** Compares a code of somebody who is signed in. @throws SecondFactorWrong, RateLimited */
export async function checkCode(ctx: RequestContext, userId: string, code: string): Promise<void> {
  await compareCode(ctx, userId, code, ctx.headers);
}

/** The first code of the app turns it on. @throws SecondFactorWrong */
export async function confirmSecondFactor(ctx: RequestContext, userId: string, code: string): Promise<void> {
  if (parseCode(code).kind !== 'app') throw new SecondFactorWrong();
  ctx.setCookies({ cookies: await compareCode(ctx, userId, code, ctx.headers) });
  await ctx.db.tx((tx) => tellOfSecurity(ctx, tx, userId, 'second_factor_on'));
}

/** @throws PasswordWrong, SecondFactorWrong */
export async function endSecondFactor(
  ctx: RequestContext,
  userId: string,
  { password, code }: EndSecondFactor,
): Promise<void> {
  await checkPassword(ctx, userId, password);
  await compareCode(ctx, userId, code, ctx.headers);
  await ctx.db.tx(async (tx) => {
    await removeSecondFactor(tx, userId);
    await tellOfSecurity(ctx, tx, userId, 'second_factor_off');
  });
}

/** New recovery codes; the old ones end. @throws PasswordWrong */
export async function renewRecoveryCodes(ctx: RequestContext, userId: string, password: string): Promise<string[]> {
  await checkPassword(ctx, userId, password);
  const { APIError, authOf } = await loadAuth();
  try {
    const { backupCodes } = await authOf(ctx).api.generateBackupCodes({ body: { password }, headers: ctx.headers });
    return backupCodes;
  } catch (error) {
    throw error instanceof APIError ? new SecondFactorWrong() : error;
  }
}

export async function recoveryCodesLeft(app: AppContext, userId: string): Promise<number> {
  const { api } = (await loadAuth()).authOf(app);
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}
