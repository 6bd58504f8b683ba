import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  countsOfSignIn,
  knownBrowser,
  rememberBrowser,
} from '@app/contracts/sign-in';
import { cookieIn, hostCookie, hostName } from '../../platform/cookies.ts';
import type { RequestContext } from '../../platform/route.ts';
import { noteBrowser } from './users.ts';

const cookieOf = ({ config, headers }: RequestContext): string | undefined =>
  cookieIn(headers.get('cookie'), hostName(config, KNOWN_BROWSER_COOKIE));

/** Counts a try to sign in. @throws RateLimited */
export async function limitSignIn(ctx: RequestContext, email: string): Promise<void> {
  const known = knownBrowser(ctx.config.SESSION_SECRET, cookieOf(ctx), email);
  for (const [rule, key] of countsOfSignIn(email, ctx.client, known)) await ctx.throttle.take(rule, key);
}

/** Lets the browser be known for an account from now on: for its limit, and as one of who works for its companies. */
export async function knowBrowser(ctx: RequestContext, { id, email }: { id: string; email: string }): Promise<void> {
  const device = ctx.rememberDevice();
  await ctx.db.tx(async (tx) => noteBrowser(tx, id, device, await ctx.clock.now(tx)));
  const value = rememberBrowser(ctx.config.SESSION_SECRET, cookieOf(ctx), email);
  ctx.setCookies({ cookies: [hostCookie(ctx.config, KNOWN_BROWSER_COOKIE, value, KNOWN_BROWSER_SECONDS)] });
}
