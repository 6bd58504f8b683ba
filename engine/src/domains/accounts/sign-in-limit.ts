import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  countsOfSignIn,
  knownBrowser,
  rememberBrowser,
} from '@app/contracts/security/sign-in';
import { readCookie, hostCookie, hostCookieName } from '../../platform/requests/cookies.ts';
import type { RequestContext } from '../../platform/route.ts';
import { noteBrowser } from './users.ts';

const cookieOf = ({ config, headers }: RequestContext): string | undefined =>
  readCookie(headers.get('cookie'), hostCookieName(config, KNOWN_BROWSER_COOKIE));

/** Counts a try to sign in. @throws RateLimited */
export async function limitSignIn(ctx: RequestContext, email: string): Promise<void> {
  const known = knownBrowser(ctx.config.SESSION_SECRET, cookieOf(ctx), email);
  for (const [rule, key] of countsOfSignIn(email, ctx.clientKey, known)) await ctx.throttle.consume(rule, key);
}

/** Marks the browser as known for an account: for its sign-in limit, and as a device of its companies' staff. */
export async function knowBrowser(ctx: RequestContext, { id, email }: { id: string; email: string }): Promise<void> {
  const device = ctx.rememberDevice();
  await ctx.db.tx(async (tx) => noteBrowser(tx, id, device, await ctx.clock.now(tx)));
  const value = rememberBrowser(ctx.config.SESSION_SECRET, cookieOf(ctx), email);
  ctx.setCookies({ cookies: [hostCookie(ctx.config, KNOWN_BROWSER_COOKIE, value, KNOWN_BROWSER_SECONDS)] });
}
