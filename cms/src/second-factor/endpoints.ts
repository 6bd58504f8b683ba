import { addDataAndFileToRequest } from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import type { Actor } from '../access/rules.ts';
import { accountById } from '../sign-in/account.ts';
import type { Account } from '../sign-in/account.ts';
import { NO_STORE } from '../rest/no-store.ts';
import { stringOf, withAttemptLimits } from '../sign-in/http.ts';
import { isCurrentPassword } from '../sign-in/require-current-password.ts';
import { inTransaction } from '../database/transaction.ts';
import { readAccountLog, logAccountAction, mailOwner } from './account-log.ts';
import { verifyCode } from './verify-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { isSecondFactorRequired } from './requirement.ts';
import { resetFactor } from './reset.ts';
import { beginSetup, confirmSetup } from './setup.ts';
import { readFactor, removeFactor, replaceRecoveryCodes } from './store.ts';
import type { FactorState } from './factor-state.ts';

const json = (body: unknown, status = 200): Response => Response.json(body, { status, headers: NO_STORE });
const problem = (code: string, status = 400): Response => json({ code }, status);

interface Call {
  req: PayloadRequest;
  actor: Actor;
  own: Account;
  /** The request body. */
  data: Record<string, unknown>;
}

/** For signed-in staff. */
const forStaff = (handler: (call: Call) => Promise<Response>) => (req: PayloadRequest) =>
  withAttemptLimits(req, async () => {
    await addDataAndFileToRequest(req);
    const actor = toActor(req.user);
    const own = actor && (await accountById(req.payload.db.pool, actor.id));
    return actor && own ? handler({ req, actor, own, data: req.data ?? {} }) : problem('not_signed_in', 401);
  });

/** For signed-in staff who give their current password. */
const withPassword = (handler: (call: Call) => Promise<Response>) =>
  forStaff(async (call) => {
    const given = stringOf(call.data['password']);
    if (given === '') return problem('password_missing');
    return (await isCurrentPassword(call.req, call.actor.id, given)) ? handler(call) : problem('password_wrong');
  });

/** And a code of the second factor, if they have one. */
const withCode = (handler: (call: Call) => Promise<Response>) =>
  withPassword(async (call) => {
    const factor = await readFactor(call.req.payload.db.pool, call.own.id);
    const wrong = factor && (await verifyCode(call.req, call.own, factor, call.data['code']));
    return wrong ? problem(wrong) : handler(call);
  });

async function stateOf(req: PayloadRequest, account: Account): Promise<FactorState> {
  const { pool } = req.payload.db;
  const factor = await readFactor(pool, account.id);
  return {
    on: factor !== undefined,
    since: factor?.since.toISOString() ?? null,
    recoveryCodes: factor?.recoveryCodes ?? 0,
    required: await isSecondFactorRequired(req, account.role),
    acts: (await readAccountLog(pool, account.id)).map(({ at, act, by }) => ({ at: at.toISOString(), act, by })),
  };
}

const show = forStaff(async ({ req, own }) => json(await stateOf(req, own)));

const begin = withCode(async ({ req, own }) => json(await beginSetup(req, own)));

const confirm = forStaff(async ({ req, own, data }) => {
  const session = (req.user as { _sid?: string } | null)?._sid;
  const recoveryCodes = await confirmSetup(req, own, data['code'], session);
  return recoveryCodes ? json({ recoveryCodes }) : problem('code_wrong');
});

const renew = withCode(async ({ req, own }) => {
  const recoveryCodes = newRecoveryCodes();
  if (!(await readFactor(req.payload.db.pool, own.id))) return problem('factor_missing', 409);
  await inTransaction(req, async (client) => {
    await replaceRecoveryCodes(client, own.id, recoveryCodes);
    await logAccountAction(client, 'new_codes', own, own.email);
  });
  void mailOwner(req.payload, 'newCodes', own.email, req);
  return json({ recoveryCodes });
});

const switchOff = withCode(async ({ req, own }) => {
  if (await isSecondFactorRequired(req, own.role)) return problem('factor_required', 409);
  const wasOn = await inTransaction(req, async (client) => {
    const removed = await removeFactor(client, own.id);
    if (removed) await logAccountAction(client, 'off', own, own.email);
    return removed;
  });
  if (!wasOn) return problem('factor_missing', 409);
  void mailOwner(req.payload, 'off', own.email, req);
  return json(await stateOf(req, own));
});

/** On the account of a colleague, for administrators; for oneself there are recovery codes. */
const ofColleague = (handler: (call: Call & { colleague: Account }) => Promise<Response>) => async (call: Call) => {
  const verdict = can(call.actor, 'update', 'users');
  if (!verdict.allowed) return problem(verdict.reason, 403);
  const colleague = await accountById(call.req.payload.db.pool, stringOf(call.req.routeParams?.['id']));
  if (!colleague || colleague.id === call.actor.id) return problem('account_unknown', 404);
  return handler({ ...call, colleague });
};

const showColleague = forStaff(ofColleague(async ({ req, colleague }) => json(await stateOf(req, colleague))));

const reset = withPassword(
  ofColleague(async ({ req, own, colleague }) => {
    if (!(await resetFactor(req, colleague, own.email))) return problem('factor_missing', 409);
    return json(await stateOf(req, colleague));
  }),
);

export const secondFactorEndpoints: Endpoint[] = [
  { path: '/second-factor', method: 'get', handler: show },
  { path: '/second-factor', method: 'post', handler: begin },
  { path: '/second-factor/confirm', method: 'post', handler: confirm },
  { path: '/second-factor/recovery-codes', method: 'post', handler: renew },
  { path: '/second-factor/off', method: 'post', handler: switchOff },
  { path: '/:id/second-factor', method: 'get', handler: showColleague },
  { path: '/:id/second-factor/reset', method: 'post', handler: reset },
];
