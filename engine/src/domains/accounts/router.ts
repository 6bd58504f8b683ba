import { RequestPasswordReset, ResetPassword, SignIn } from '@app/contracts/accounts';
import { route } from '../../platform/route.ts';
import { requestPasswordReset, resetPassword, signIn, signOut } from './service.ts';

const tag = 'Accounts';

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
      const address = body.email.toLowerCase();
      await ctx.throttle.take('signInClient', ctx.client);
      // Guesses from one place lock that place out; the address itself only when many places guess.
      await ctx.throttle.take('signInAddressFromClient', `${address} ${ctx.client}`);
      await ctx.throttle.take('signInAddress', address);
      ctx.setCookies(await signIn(ctx, body, ctx.headers));
    },
  ),
  route(
    { method: 'post', path: '/sessions/sign-out', tag, summary: 'Sign out', auth: 'none', status: 204 },
    async (ctx) => ctx.setCookies(await signOut(ctx, ctx.headers)),
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
      await ctx.throttle.take('resetClient', ctx.client);
      await ctx.throttle.take('resetToAddress', body.email.toLowerCase());
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
