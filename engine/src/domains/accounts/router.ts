import { RequestPasswordReset, SignIn } from '@app/contracts/accounts';
import { route } from '../../platform/route.ts';
import { requestPasswordReset, signIn, signOut } from './service.ts';
import { knowBrowser, limitSignIn } from './sign-in-limit.ts';

const tag = 'Accounts';

export const signInRoutes = [
  route(
    {
      method: 'post',
      path: '/sessions',
      tag,
      summary: 'Sign in',
      auth: 'none',
      body: SignIn,
      status: 204,
      failures: [
        'credentials_wrong',
        'email_unverified',
        'second_factor_required',
        'second_factor_wrong',
        'rate_limited',
      ],
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
      summary: 'Request a password reset link',
      auth: 'none',
      body: RequestPasswordReset,
      status: 202,
      failures: ['rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('resetClient', ctx.clientKey);
      await ctx.throttle.consume('resetToAddress', body.email.toLowerCase());
      await requestPasswordReset(ctx, body.email.toLowerCase());
    },
  ),
];
