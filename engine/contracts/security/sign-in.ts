import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Limits of sign-in attempts, for merchants and staff alike: `points` per window of `seconds`. */
export const SIGN_IN_RULES = {
  signInKnownBrowser: { points: 20, seconds: 15 * 60 },
  signInClient: { points: 50, seconds: 15 * 60 },
  signInAddressFromClient: { points: 10, seconds: 15 * 60 },
  signInAddress: { points: 100, seconds: 15 * 60 },
} as const;
export type SignInRule = keyof typeof SIGN_IN_RULES;

/** The cookie by which a browser is known for accounts that it has been signed in with. */
export const KNOWN_BROWSER_COOKIE = 'signed-in';
export const KNOWN_BROWSER_SECONDS = 365 * 24 * 3600;

const ID_BYTES = 16;
/** Accounts that a browser is known for: the last ones. */
const ACCOUNTS = 5;
const FORM = /^[\w-]{22}(?:\.[\w-]{43})+$/;

const markOf = (secret: string, browser: string, email: string): string =>
  createHmac('sha256', secret).update(`signed-in\0${browser}\0${email}`).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Whether a browser has been signed in with an address, by the value of its cookie: `<id>.<mark>…`, each mark an
 * HMAC-SHA-256 over id and address.
 * @returns the mark; undefined when it has not
 */
export function knownBrowser(secret: string, cookie: string | undefined, email: string): string | undefined {
  if (cookie === undefined || !FORM.test(cookie)) return undefined;
  const [browser = '', ...marks] = cookie.split('.');
  const own = markOf(secret, browser, email);
  return marks.slice(0, ACCOUNTS).some((mark) => isSame(mark, own)) ? own : undefined;
}

/** The cookie's value once the browser has been signed in with an address. */
export function rememberBrowser(secret: string, cookie: string | undefined, email: string): string {
  const [browser = randomBytes(ID_BYTES).toString('base64url'), ...marks] =
    cookie !== undefined && FORM.test(cookie) ? cookie.split('.') : [];
  const own = markOf(secret, browser, email);
  return [browser, own, ...marks.filter((mark) => mark !== own)].slice(0, 1 + ACCOUNTS).join('.');
}

/**
 * What a try to sign in counts against. Guesses from one place lock that place out, and the address itself when many
 * places guess: but never a browser that has been signed in with it, which has a limit of its own.
 */
export function countsOfSignIn(email: string, client: string, known: string | undefined): [SignInRule, string][] {
  if (known !== undefined) return [['signInKnownBrowser', known]];
  return [
    ['signInClient', client],
    ['signInAddressFromClient', `${email} ${client}`],
    ['signInAddress', email],
  ];
}
