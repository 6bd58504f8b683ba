import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  countsOfSignIn,
  knownBrowser,
  rememberBrowser,
} from '@app/contracts/security/sign-in';
import {
  addDataAndFileToRequest,
  AuthenticationError,
  generatePayloadCookie,
  headersWithCors,
  loginOperation,
} from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { REMEMBERED_SECONDS } from '../second-factor/remembered-browser.ts';
import { accountByEmail } from './account.ts';
import { keepSessionOrigin, sessionIdOf } from '../people/session-origins.ts';
import { NO_STORE } from '../rest/no-store.ts';
import { clientAddress, staffCookie, stringOf, withAttemptLimits } from './http.ts';
import { countAttempts } from './limiter.ts';
import { resetPassword } from './reset-password.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { hashForEqualTiming } from './password.ts';
import { secondStep } from './second-step.ts';
import { grantSession } from './session.ts';

const known = staffCookie(KNOWN_BROWSER_COOKIE);
const remembered = staffCookie('second-step');

/**
 * Payload's own login behind the limits of the engine's sign-in: Payload's lock would shut out the owner of a guessed
 * account, and its quick answer would reveal unknown addresses. Staff with a second factor send the code with the
 * password; there is no session before it is right, and nothing is stored between the two requests.
 */
const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: (req) => withAttemptLimits(req, () => answerSignIn(req)),
};

async function answerSignIn(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const [email, password] = [stringOf(req.data?.['email']).toLowerCase().trim(), stringOf(req.data?.['password'])];
  const { pool } = req.payload.db;
  await countAttempts(
    pool,
    countsOfSignIn(email, clientAddress(req), knownBrowser(config.secret, known.read(req), email)),
  );
  const given =
    email && password ? { password, code: req.data?.['code'], remembered: remembered.read(req) } : undefined;
  const account = given && (await accountByEmail(pool, email));
  if (given && !account) {
    await hashForEqualTiming(password);
    throw new AuthenticationError(req.t);
  }
  const step = given && account ? await secondStep(req, account, given) : undefined;
  if (step && step.outcome !== 'passed') {
    const code = step.outcome === 'setup' ? 'setup_needed' : step.code;
    const setup = step.outcome === 'setup' ? step.setup : undefined;
    return Response.json({ code, setup }, { status: 401, headers: NO_STORE });
  }
  grantSession(req);
  const collection = req.payload.collections.users;
  const { token, user, exp } = await oneAtATime(email, () =>
    loginOperation({ collection, data: { email, password }, req }),
  );
  const session = sessionIdOf(token ?? '');
  if (session && user) await keepSessionOrigin(req, String(user.id), session);
  const cookies = [
    generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: token ?? '',
    }),
    known.written(rememberBrowser(config.secret, known.read(req), email), KNOWN_BROWSER_SECONDS),
  ];
  if (step?.remember && req.data?.['remember'] === true)
    cookies.push(remembered.written(step.remember, REMEMBERED_SECONDS));
  const headers = headersWithCors({ headers: new Headers(NO_STORE), req });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json({ exp, user, recoveryCodes: step?.recoveryCodes }, { headers });
}

/** Answered before the address is looked up, so that neither answer nor time reveals accounts. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: (req) =>
    withAttemptLimits(req, async () => {
      await addDataAndFileToRequest(req);
      const email = stringOf(req.data?.['email']).toLowerCase().trim();
      await countAttempts(req.payload.db.pool, [
        ['resetClient', clientAddress(req)],
        ['resetToAddress', email],
      ]);
      if (email)
        void req.payload
          .forgotPassword({ collection: 'users', data: { email }, req: { i18n: req.i18n, t: req.t } })
          .catch((error: unknown) =>
            req.payload.logger.error({ err: error }, 'A link to a new password was not mailed'),
          );
      return Response.json({ asked: true }, { headers: NO_STORE });
    }),
};

/** Closed: accounts are created by administrators, the first one by the seed, and addresses are not verified. */
const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ code: 'closed' }, { status: 403, headers: NO_STORE }),
});

export const signInEndpoints: Endpoint[] = [
  signIn,
  forgotPassword,
  resetPassword,
  closed('/first-register'),
  closed('/verify/:id'),
];
