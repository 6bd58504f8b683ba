import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { clientKey } from '@app/contracts/client-key';
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
import { say } from '../words/say.ts';
import { count, TooManyTries } from './limiter.ts';
import type { LimitRule } from './limiter.ts';

const NO_STORE = { 'cache-control': 'no-store' };

const isSecure = config.publicUrl.startsWith('https:');
const COOKIE = `${isSecure ? '__Host-' : ''}staff-${KNOWN_BROWSER_COOKIE}`;

/** What Payload hashes a password with; for an account that is not there, something else is hashed as long. */
const ITERATIONS = 600_000;
const KEY_BYTES = 32;
const hash = promisify(pbkdf2);
const hashInVain = (password: string) => hash(password, randomBytes(KEY_BYTES), ITERATIONS, KEY_BYTES, 'sha256');

/** The front door names the client's address, and nobody else reaches the cms. */
const clientOf = (req: PayloadRequest): string => clientKey(req.headers.get('x-forwarded-for') ?? '127.0.0.1');

function cookieOf(req: PayloadRequest): string | undefined {
  const found = (req.headers.get('cookie') ?? '').split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Counts these; what is too much is answered in words, as the admin shows them. @returns the refusal, if it is one */
async function limited(
  req: PayloadRequest,
  tries: readonly (readonly [LimitRule, string])[],
): Promise<Response | undefined> {
  try {
    await count(req.payload.db.pool, tries);
    return undefined;
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    const language = req.i18n.language === 'pl' || req.i18n.language === 'de' ? req.i18n.language : 'en';
    const minutes = Math.ceil(error.seconds / 60);
    const message = say('signIn.tooMany')[language].replaceAll('{{minutes}}', String(minutes));
    return Response.json(
      { errors: [{ message }] },
      { status: 429, headers: { ...NO_STORE, 'retry-after': String(error.seconds) } },
    );
  }
}

/**
 * Payload's own sign-in, behind the limits that merchants have: its lock of an account would shut out whoever somebody
 * else guesses at, and its answer to an unknown address comes at once.
 */
const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const [email, password] = [textOf(req.data?.['email']).toLowerCase().trim(), textOf(req.data?.['password'])];
    const known = knownBrowser(config.secret, cookieOf(req), email);
    const refused = await limited(req, countsOfSignIn(email, clientOf(req), known));
    if (refused) return refused;
    const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: email } }, req });
    if (totalDocs === 0 && email && password) {
      await hashInVain(password);
      throw new AuthenticationError(req.t);
    }
    const collection = req.payload.collections.users;
    const { token, user, exp } = await loginOperation({ collection, data: { email, password }, req });
    const headers = headersWithCors({ headers: new Headers(NO_STORE), req });
    headers.append(
      'Set-Cookie',
      generatePayloadCookie({
        collectionAuthConfig: collection.config.auth,
        cookiePrefix: req.payload.config.cookiePrefix,
        token: token ?? '',
      }),
    );
    const value = rememberBrowser(config.secret, cookieOf(req), email);
    headers.append(
      'Set-Cookie',
      `${COOKIE}=${value}; Path=/; Max-Age=${KNOWN_BROWSER_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
    return Response.json({ exp, user }, { headers });
  },
};

/** Answered before the address is looked up: neither words nor time tell whether it has an account. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const email = textOf(req.data?.['email']).toLowerCase().trim();
    const refused = await limited(req, [
      ['resetClient', clientOf(req)],
      ['resetToAddress', email],
    ]);
    if (refused) return refused;
    if (email)
      void req.payload
        .forgotPassword({ collection: 'users', data: { email }, req: { i18n: req.i18n, t: req.t } })
        .catch((error: unknown) => req.payload.logger.error({ err: error }, 'A link to a new password was not mailed'));
    return Response.json({ asked: true }, { headers: NO_STORE });
  },
};

/** Closed: an account comes from an administrator, its first from the seed command; no address waits for verification. */
const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json({ code: 'closed' }, { status: 403, headers: NO_STORE }),
});

export const signInEndpoints: Endpoint[] = [signIn, forgotPassword, closed('/first-register'), closed('/verify/:id')];
