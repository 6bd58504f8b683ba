import { RequestPasswordReset, SignIn } from '@app/contracts/accounts';
import { route } from '../../platform/route.ts';
import { requestPasswordReset, signIn, signOut } from './service.ts';
import { knowBrowser, limitSignIn } from './sign-in-limit.ts';

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
      await limitSignIn(ctx, address);
      const signedIn = await signIn(ctx, body, ctx.headers);
      ctx.setCookies(signedIn);
      await knowBrowser(ctx, { id: signedIn.userId, email: address });
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
];
