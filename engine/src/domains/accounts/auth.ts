import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { BetterAuthPlugin } from 'better-auth/types';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { BRAND_NAME } from '@app/locales/manifest.ts';
import { PASSWORD_MIN } from '@app/contracts/accounts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { hostCookieName, isSecure } from '../../platform/requests/cookies.ts';
import type { RequestContext } from '../../platform/route.ts';
import { sendPasswordReset } from './reset-mail.ts';
import { RESET_SECONDS, SESSION_RENEWAL_SECONDS, SESSION_SECONDS, TRUSTED_BROWSER_SECONDS } from './lifetimes.ts';
import { newRecoveryCodes } from './settings/recovery-codes.ts';
import { credentials, secondFactors, sessions, users, verifications } from './schema.ts';

/**
 * What the library has for mailed links of its own: a session for who needs no password, because an address was proved.
 */
const confirmedSignIn = {
  id: 'confirmed-sign-in',
  endpoints: {
    signInConfirmed: createAuthEndpoint(
      '/sign-in/confirmed',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
        return ctx.json({ status: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** As a trusted proxy names it; the front door drops the header of anybody else. */
function countryOf({ config }: AppContext, headers: Headers | undefined): string | null {
  const country = config.COUNTRY_HEADER ? headers?.get(config.COUNTRY_HEADER)?.toUpperCase() : undefined;
  return country && /^[A-Z]{2}$/.test(country) ? country : null;
}

/** better-auth with our tables and mails. Only its functions are used; none of its routes is mounted. */
function createAuth(app: AppContext) {
  const { config } = app;
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret: config.SESSION_SECRET,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(app.db.queries, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: secondFactors,
      },
    }),
    user: {
      additionalFields: {
        locale: { type: 'string', required: true, input: false },
        partner: { type: 'boolean', required: true, input: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_RENEWAL_SECONDS,
      additionalFields: { country: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => ({ data: { ...session, country: countryOf(app, ctx?.headers) } }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      // Other links that were mailed meanwhile set no password any more.
      onPasswordReset: async ({ user }) => {
        await app.db.queries.delete(verifications).where(eq(verifications.value, user.id));
      },
      sendResetPassword: ({ user, token }) =>
        app.db.tx((tx) => app.outbox.add(tx, sendPasswordReset, { userId: user.id, token })),
    },
    verification: { storeIdentifier: 'hashed' },
    // Our own throttle counts sign-ins; see the router.
    rateLimit: { enabled: false },
    plugins: [
      confirmedSignIn,
      twoFactor({
        issuer: BRAND_NAME,
        trustDeviceMaxAge: TRUSTED_BROWSER_SECONDS,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: 'encrypted' },
        // Our own throttle counts; a lock of the library's would lock the owner's recovery codes out as well.
        accountLockout: { enabled: false },
      }),
    ],
    advanced: {
      // The library's own name for HTTPS is `__Secure-`, which other hosts of the domain may set as well.
      cookiePrefix: hostCookieName(config, 'account'),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(config) },
      database: { generateId: () => newId() },
    },
  });
}

export { APIError };

type Auth = ReturnType<typeof createAuth>;

const instances = new WeakMap<AppContext, Auth>();

/** The platform's one instance. */
export function authOf(app: AppContext): Auth {
  const owner = 'platform' in app ? (app as RequestContext).platform : app;
  const auth = instances.get(owner) ?? createAuth(owner);
  instances.set(owner, auth);
  return auth;
}
