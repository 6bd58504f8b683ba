import { addDataAndFileToRequest } from 'payload';
import type { Endpoint, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import type { Actor } from '../access/rules.ts';
import { accountById } from '../sign-in/account.ts';
import type { Account } from '../sign-in/account.ts';
import { NO_STORE, textOf, unlessTooMany } from '../sign-in/http.ts';
import { isOwnPassword } from '../sign-in/own-account.ts';
import { inTransaction } from '../texts/transaction.ts';
import { actsOn, noteAct, tellOwner } from './acts.ts';
import { takeCode } from './check.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { isRequiredOf } from './requirement.ts';
import { resetFactor } from './reset.ts';
import { beginSetup, confirmSetup } from './setup.ts';
import { factorOf, removeFactor, replaceRecoveryCodes } from './store.ts';
import type { FactorState } from './types.ts';

const say = (body: unknown, status = 200): Response => Response.json(body, { status, headers: NO_STORE });
const problem = (code: string, status = 400): Response => say({ code }, status);

interface Call {
  req: PayloadRequest;
  actor: Actor;
  own: Account;
  /** The body. */
  data: Record<string, unknown>;
}

/** Answers who is signed in. */
const forStaff = (handler: (call: Call) => Promise<Response>) => (req: PayloadRequest) =>
  unlessTooMany(req, async () => {
    await addDataAndFileToRequest(req);
    const actor = toActor(req.user);
    const own = actor && (await accountById(req.payload.db.pool, actor.id));
    return actor && own ? handler({ req, actor, own, data: req.data ?? {} }) : problem('not_signed_in', 401);
  });

/** The same to who gives the password that there is. */
const withPassword = (handler: (call: Call) => Promise<Response>) =>
  forStaff(async (call) => {
    const given = textOf(call.data['password']);
    if (given === '') return problem('password_missing');
    return (await isOwnPassword(call.req, call.actor.id, given)) ? handler(call) : problem('password_wrong');
  });

/** And a code of the second factor, where there is one. */
const withCode = (handler: (call: Call) => Promise<Response>) =>
  withPassword(async (call) => {
    const factor = await factorOf(call.req.payload.db.pool, call.own.id);
    const wrong = factor && (await takeCode(call.req, call.own, factor, call.data['code']));
    return wrong ? problem(wrong) : handler(call);
  });

async function stateOf(req: PayloadRequest, account: Account): Promise<FactorState> {
  const { pool } = req.payload.db;
  const factor = await factorOf(pool, account.id);
  return {
    on: factor !== undefined,
    since: factor?.since.toISOString() ?? null,
    recoveryCodes: factor?.recoveryCodes ?? 0,
    required: await isRequiredOf(req, account.role),
    acts: (await actsOn(pool, account.id)).map(({ at, act, by }) => ({ at: at.toISOString(), act, by })),
  };
}

const show = forStaff(async ({ req, own }) => say(await stateOf(req, own)));

const begin = withCode(async ({ req, own }) => say(await beginSetup(req, own)));

const confirm = forStaff(async ({ req, own, data }) => {
  const session = (req.user as { _sid?: string } | null)?._sid;
  const recoveryCodes = await confirmSetup(req, own, data['code'], session);
  return recoveryCodes ? say({ recoveryCodes }) : problem('code_wrong');
});

const renew = withCode(async ({ req, own }) => {
  const recoveryCodes = newRecoveryCodes();
  if (!(await factorOf(req.payload.db.pool, own.id))) return problem('factor_missing', 409);
  await inTransaction(req, async (client) => {
    await replaceRecoveryCodes(client, own.id, recoveryCodes);
    await noteAct(client, 'new_codes', own, own.email);
  });
  void tellOwner(req.payload, 'newCodes', own.email, req);
  return say({ recoveryCodes });
});

const switchOff = withCode(async ({ req, own }) => {
  if (await isRequiredOf(req, own.role)) return problem('factor_required', 409);
  const wasOn = await inTransaction(req, async (client) => {
    const removed = await removeFactor(client, own.id);
    if (removed) await noteAct(client, 'off', own, own.email);
    return removed;
  });
  if (!wasOn) return problem('factor_missing', 409);
  void tellOwner(req.payload, 'off', own.email, req);
  return say(await stateOf(req, own));
});

/** Of a colleague: administrators alone; for oneself there are recovery codes. */
const ofColleague = (handler: (call: Call & { colleague: Account }) => Promise<Response>) => async (call: Call) => {
  const verdict = can(call.actor, 'update', 'users');
  if (!verdict.allowed) return problem(verdict.reason, 403);
  const colleague = await accountById(call.req.payload.db.pool, textOf(call.req.routeParams?.['id']));
  if (!colleague || colleague.id === call.actor.id) return problem('account_unknown', 404);
  return handler({ ...call, colleague });
};

const showColleague = forStaff(ofColleague(async ({ req, colleague }) => say(await stateOf(req, colleague))));

const reset = withPassword(
  ofColleague(async ({ req, own, colleague }) => {
    if (!(await resetFactor(req.payload, colleague, own.email, req))) return problem('factor_missing', 409);
    return say(await stateOf(req, colleague));
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
