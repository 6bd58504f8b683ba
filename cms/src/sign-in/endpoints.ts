import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  countsOfSignIn,
  knownBrowser,
  rememberBrowser,
} from '@app/contracts/sign-in';
import {
  addDataAndFileToRequest,
  AuthenticationError,
  generatePayloadCookie,
  headersWithCors,
  loginOperation,
} from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { REMEMBERED_SECONDS } from '../second-factor/remembered.ts';
import { accountByEmail } from './account.ts';
import { clientOf, cookieNamed, NO_STORE, textOf, unlessTooMany } from './http.ts';
import { count } from './limiter.ts';
import { resetPassword } from './new-password.ts';
import { hashInVain } from './password.ts';
import { secondStep } from './second-step.ts';
import { grantSession } from './session.ts';

const known = cookieNamed(KNOWN_BROWSER_COOKIE);
const remembered = cookieNamed('second-step');

/**
 * Payload's own sign-in, behind the limits that merchants have: its lock of an account would shut out whoever somebody
 * else guesses at, and its answer to an unknown address comes at once. Who has a second factor sends its code beside
 * the password; until it is right there is no session, and nothing is kept between the two requests.
 */
const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: (req) => unlessTooMany(req, () => answerSignIn(req)),
};

async function answerSignIn(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const [email, password] = [textOf(req.data?.['email']).toLowerCase().trim(), textOf(req.data?.['password'])];
  const { pool } = req.payload.db;
  await count(pool, countsOfSignIn(email, clientOf(req), knownBrowser(config.secret, known.read(req), email)));
  const given =
    email && password ? { password, code: req.data?.['code'], remembered: remembered.read(req) } : undefined;
  const account = given && (await accountByEmail(pool, email));
  if (given && !account) {
    await hashInVain(password);
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
  const { token, user, exp } = await loginOperation({ collection, data: { email, password }, req });
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

/** Answered before the address is looked up: neither words nor time tell whether it has an account. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: (req) =>
    unlessTooMany(req, async () => {
      await addDataAndFileToRequest(req);
      const email = textOf(req.data?.['email']).toLowerCase().trim();
      await count(req.payload.db.pool, [
        ['resetClient', clientOf(req)],
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

/** Closed: an account comes from an administrator, its first from the seed command; no address waits for verification. */
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
