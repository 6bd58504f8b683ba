import { addDataAndFileToRequest } from 'payload';
import type { PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import type { Actor } from '../access/rules.ts';
import { NO_STORE } from '../rest/no-store.ts';
import { accountById } from '../sign-in/account.ts';
import type { Account } from '../sign-in/account.ts';
import { stringOf, withAttemptLimits } from '../sign-in/http.ts';

export const json = (body: unknown, status = 200): Response => Response.json(body, { status, headers: NO_STORE });
export const problem = (code: string, status = 400): Response => json({ code }, status);

export interface StaffCall {
  req: PayloadRequest;
  actor: Actor;
  /** The caller's own account. */
  own: Account;
  /** The request body. */
  data: Record<string, unknown>;
}

/** For signed-in staff. */
export const forStaff = (handler: (call: StaffCall) => Promise<Response>) => (req: PayloadRequest) =>
  withAttemptLimits(req, async () => {
    await addDataAndFileToRequest(req);
    const actor = toActor(req.user);
    const own = actor && (await accountById(req.payload.db.pool, actor.id));
    return actor && own ? handler({ req, actor, own, data: req.data ?? {} }) : problem('not_signed_in', 401);
  });

/** For administrators. */
export const forAdministrators = (handler: (call: StaffCall) => Promise<Response>) =>
  forStaff(async (call) => {
    const verdict = can(call.actor, 'update', 'users');
    return verdict.allowed ? handler(call) : problem(verdict.reason, 403);
  });

/** On the account that the path names. */
export const onAccount =
  (handler: (call: StaffCall & { account: Account }) => Promise<Response>) => async (call: StaffCall) => {
    const account = await accountById(call.req.payload.db.pool, stringOf(call.req.routeParams?.['id']));
    return account ? handler({ ...call, account }) : problem('account_unknown', 404);
  };
