import { RequestPasswordReset, ResetPassword, SignIn, VerifyAccount } from '@app/contracts/accounts';
import { route } from '../../platform/route.ts';
import type { RequestContext } from '../../platform/route.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, verifyEmail } from './service.ts';
import type { SessionCookies } from './service.ts';

const tag = 'Accounts';

function setCookies(ctx: RequestContext, { cookies }: SessionCookies): void {
  for (const cookie of cookies) ctx.setCookie(cookie);
}

export const accountRoutes = [
  route(
    {
      method: 'post',
      path: '/sessions',
      tag,
      summary: 'Sign in',
      auth: 'none',
      body: SignIn,
      status: 204,
      failures: ['credentials_wrong', 'email_unverified', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.take('signInClient', ctx.ip);
      await ctx.throttle.take('signInAddress', body.email.toLowerCase());
      setCookies(ctx, await signIn(ctx, body, ctx.headers));
    },
  ),
  route(
    { method: 'post', path: '/sessions/sign-out', tag, summary: 'Sign out', auth: 'none', status: 204 },
    async (ctx) => setCookies(ctx, await signOut(ctx, ctx.headers)),
  ),
  route(
    {
      method: 'post',
      path: '/accounts/verifications',
      tag,
      summary: 'Verify the address by the mailed link',
      auth: 'none',
      body: VerifyAccount,
      status: 204,
      failures: ['verification_link_expired'],
    },
    async (ctx, { body }) => setCookies(ctx, await verifyEmail(ctx, body.token, ctx.headers)),
  ),
  route(
    {
      method: 'post',
      path: '/password-resets',
      tag,
      summary: 'Ask for a link that resets the password',
      auth: 'none',
      body: RequestPasswordReset,
      status: 202,
      failures: ['rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.take('resetClient', ctx.ip);
      await ctx.throttle.take('mailToAddress', body.email.toLowerCase());
      await requestPasswordReset(ctx, body.email.toLowerCase());
    },
  ),
  route(
    {
      method: 'post',
      path: '/password-resets/complete',
      tag,
      summary: 'Set a new password',
      auth: 'none',
      body: ResetPassword,
      status: 204,
      failures: ['reset_link_expired'],
    },
    async (ctx, { body }) => resetPassword(ctx, body),
  ),
];
