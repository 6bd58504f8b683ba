import { eq, and } from 'drizzle-orm';
import type { ChangePassword } from '@app/contracts/accounts';
import { NotSignedIn } from '../../../kernel/errors.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { PasswordWrong } from '../errors.ts';
import { tellOfSecurity } from '../jobs.ts';
import { credentials } from '../schema.ts';
import { limitSignIn } from '../sign-in-limit.ts';
import { endMailedLinks, userById } from '../users.ts';

const loadAuth = () => import('../auth.ts');

/** Compares the password of somebody who is signed in; counts as a try to sign in. @throws PasswordWrong, RateLimited */
export async function checkPassword(ctx: RequestContext, userId: string, password: string): Promise<void> {
  const user = await userById(ctx.db.queries, userId);
  if (!user) throw new NotSignedIn();
  await limitSignIn(ctx, user.email);
  const [own] = await ctx.db.queries
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  const { password: hasher } = await (await loadAuth()).authOf(ctx).$context;
  if (!own?.hash || !(await hasher.verify({ hash: own.hash, password }))) throw new PasswordWrong();
}

/** Changes the password: other sessions, mailed links and trusted browsers end, and a mail tells. @throws PasswordWrong */
export async function changePassword(ctx: RequestContext, userId: string, input: ChangePassword): Promise<void> {
  await checkPassword(ctx, userId, input.password);
  const { api } = (await loadAuth()).authOf(ctx);
  const { headers } = await api.changePassword({
    body: { currentPassword: input.password, newPassword: input.newPassword, revokeOtherSessions: true },
    headers: ctx.headers,
    returnHeaders: true,
  });
  ctx.setCookies({ cookies: headers.getSetCookie() });
  await ctx.db.tx(async (tx) => {
    await endMailedLinks(tx, userId);
    await tellOfSecurity(ctx, tx, userId, 'password_changed');
  });
}
