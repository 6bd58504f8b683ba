import { z } from 'zod';
import {
  AccountSessions,
  AccountSettings,
  ChangeEmail,
  ChangePassword,
  ConfirmSecondFactor,
  EndSecondFactor,
  RecoveryCodes,
  StartSecondFactor,
  StartedSecondFactor,
  UpdateAccount,
} from '@app/contracts/accounts';
import { Id, Token } from '@app/contracts/common';
import { route } from '../../../platform/route.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { currentUser } from '../service.ts';
import { updateUser } from '../users.ts';
import { cancelEmailChange, changeEmail, confirmEmailChange, keepEmail, pendingEmail } from './email-change.ts';
import { changePassword } from './password.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  recoveryCodesLeft,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

const own = { tag: 'Accounts', auth: 'session' } as const;
const byLink = { tag: 'Accounts', auth: 'none', body: z.object({ token: Token }) } as const;
const PASSWORD = ['password_wrong', 'rate_limited', 'validation_failed'];
const CODE = [...PASSWORD, 'second_factor_wrong'];

const me = (ctx: RequestContext) => currentUser(ctx, ctx.headers);

async function readAccount(ctx: RequestContext): Promise<AccountSettings> {
  const { id, name, email, locale, secondFactor } = await me(ctx);
  const now = await ctx.db.tx((tx) => ctx.clock.now(tx));
  return {
    name,
    email,
    locale,
    pendingEmail: await pendingEmail(ctx.db.queries, id, now),
    secondFactor,
    recoveryCodesLeft: secondFactor ? await recoveryCodesLeft(ctx, id) : 0,
  };
}

const personRoutes = [
  route(
    {
      ...own,
      method: 'get',
      path: '/me/account',
      summary: 'Read your account',
      status: 200,
      answer: AccountSettings,
    },
    readAccount,
  ),
  route(
    {
      ...own,
      method: 'put',
      path: '/me/account',
      summary: 'Change your name and interface language',
      body: UpdateAccount,
      status: 200,
      answer: AccountSettings,
      failures: ['validation_failed'],
    },
    async (ctx, { body }) => {
      const { id } = await me(ctx);
      await ctx.db.tx((tx) => updateUser(tx, id, body));
      return readAccount(ctx);
    },
  ),
  route(
    {
      ...own,
      method: 'put',
      path: '/me/password',
      summary: 'Change your password; other sessions end',
      body: ChangePassword,
      status: 204,
      failures: PASSWORD,
    },
    async (ctx, { body }) => changePassword(ctx, (await me(ctx)).id, body),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/email',
      summary: 'Request a change of e-mail address, confirmed by a link mailed to the new one',
      body: ChangeEmail,
      status: 202,
      failures: PASSWORD,
    },
    async (ctx, { body }) => changeEmail(ctx, await me(ctx), body),
  ),
  route(
    { ...own, method: 'delete', path: '/me/email', summary: 'Withdraw an unconfirmed change of address', status: 204 },
    async (ctx) => cancelEmailChange(ctx, (await me(ctx)).id),
  ),
  route(
    {
      ...byLink,
      method: 'post',
      path: '/email-changes/confirm',
      summary: 'Confirm a new e-mail address by the link mailed there',
      status: 204,
      failures: ['token_invalid', 'link_ended'],
    },
    (ctx, { body }) => confirmEmailChange(ctx, body.token),
  ),
  route(
    {
      ...byLink,
      method: 'post',
      path: '/email-changes/keep',
      summary: 'Stop or undo a change of address by the link mailed to the old one; all sessions end',
      status: 200,
      answer: z.object({ undone: z.boolean() }),
      failures: ['token_invalid', 'link_ended'],
    },
    (ctx, { body }) => keepEmail(ctx, body.token),
  ),
];

const secondFactorRoutes = [
  route(
    {
      ...own,
      method: 'post',
      path: '/me/second-factor',
      summary: 'Start setting up a second factor; replacing the current one requires a code',
      body: StartSecondFactor,
      status: 201,
      answer: StartedSecondFactor,
      failures: CODE,
    },
    async (ctx, { body }) => startSecondFactor(ctx, await me(ctx), body),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/second-factor/confirmation',
      summary: 'Turn on the second factor with its first code',
      body: ConfirmSecondFactor,
      status: 204,
      failures: ['second_factor_wrong', 'rate_limited', 'validation_failed'],
    },
    async (ctx, { body }) => confirmSecondFactor(ctx, (await me(ctx)).id, body.code),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/second-factor/end',
      summary: 'Turn off the second factor',
      body: EndSecondFactor,
      status: 204,
      failures: CODE,
    },
    async (ctx, { body }) => endSecondFactor(ctx, (await me(ctx)).id, body),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/second-factor/recovery-codes',
      summary: 'Create new recovery codes, which replace the old ones',
      body: ChangePassword.pick({ password: true }),
      status: 200,
      answer: RecoveryCodes,
      failures: CODE,
    },
    async (ctx, { body }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, (await me(ctx)).id, body.password) }),
  ),
];

const sessionRoutes = [
  route(
    {
      ...own,
      method: 'get',
      path: '/me/sessions',
      summary: 'List your sessions, most recently used first',
      status: 200,
      answer: AccountSessions,
    },
    async (ctx) => listSessions(ctx, await me(ctx)),
  ),
  route(
    {
      ...own,
      method: 'delete',
      path: '/me/sessions/:sessionId',
      summary: 'End one of your sessions',
      params: z.object({ sessionId: Id }),
      status: 204,
      failures: ['not_found'],
    },
    async (ctx, { params }) => endSession(ctx, (await me(ctx)).id, params.sessionId),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/sessions/end-others',
      summary: 'End all of your other sessions',
      status: 204,
    },
    async (ctx) => endOtherSessions(ctx, await me(ctx)),
  ),
];

export const settingsRoutes = [...personRoutes, ...secondFactorRoutes, ...sessionRoutes];
