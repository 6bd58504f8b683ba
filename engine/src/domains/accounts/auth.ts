import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import { PASSWORD_MIN } from '@app/contracts/accounts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/route.ts';
import { sendPasswordReset } from './jobs.ts';
import { RESET_SECONDS, SESSION_RENEWAL_SECONDS, SESSION_SECONDS, VERIFICATION_SECONDS } from './lifetimes.ts';
import { credentials, sessions, users, verifications } from './schema.ts';

/** better-auth with our tables and mails. Only its functions are used; none of its routes is mounted. */
function createAuth(app: AppContext) {
  const { config } = app;
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret: config.SESSION_SECRET,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(app.db.read, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      additionalFields: {
        locale: { type: 'string', required: true, input: false },
        partner: { type: 'boolean', required: true, input: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEWAL_SECONDS },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      // The mailed link proves the address as well as the one of the sign-up mail does.
      onPasswordReset: async ({ user }) => {
        await app.db.read.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
      },
      sendResetPassword: ({ user, token }) =>
        app.db.tx((tx) => app.outbox.add(tx, sendPasswordReset, { userId: user.id, token })),
    },
    emailVerification: { autoSignInAfterVerification: true, expiresIn: VERIFICATION_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    // Our own throttle counts sign-ins; see the router.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'account',
      useSecureCookies: config.PUBLIC_URL.startsWith('https:'),
      database: { generateId: () => newId() },
    },
  });
}

export { APIError } from 'better-auth/api';

type Auth = ReturnType<typeof createAuth>;

const instances = new WeakMap<AppContext, Auth>();

/** The platform's one instance. */
export function authOf(app: AppContext): Auth {
  const owner = 'platform' in app ? (app as RequestContext).platform : app;
  const auth = instances.get(owner) ?? createAuth(owner);
  instances.set(owner, auth);
  return auth;
}
