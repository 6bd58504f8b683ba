import { Forbidden } from 'payload';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { toActor } from '../access/rules.ts';
import type { Role } from '../access/rules.ts';
import { databaseOf } from '../database/transaction.ts';
import { readFactor } from './store.ts';

/** Whether staff of a role must have a second factor. */
export async function isSecondFactorRequired(req: PayloadRequest, role: Role): Promise<boolean> {
  const { secondFactorFor } = await req.payload.findGlobal({ slug: 'staff-sign-in', depth: 0, req });
  return secondFactorFor?.includes(role) ?? false;
}

/**
 * A session from before a second factor was required runs until it expires but is not extended; at the next sign-in its
 * owner has to set one up.
 */
export const refuseLongerSessions: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const actor = toActor(req.user);
  if (operation !== 'refresh' || !actor || !(await isSecondFactorRequired(req, actor.role))) return;
  if (!(await readFactor(await databaseOf(req), actor.id))) throw new Forbidden(req.t);
};
