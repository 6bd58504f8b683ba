import { sql } from '@payloadcms/db-postgres';
import { Forbidden } from 'payload';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { toActor } from '../access/rules.ts';
import type { Role } from '../access/rules.ts';

/** Whether staff of a role may not sign in without a second factor. */
export async function isRequiredOf(req: PayloadRequest, role: Role): Promise<boolean> {
  const { secondFactorFor } = await req.payload.findGlobal({ slug: 'staff-sign-in', depth: 0, req });
  return secondFactorFor?.includes(role) ?? false;
}

/**
 * A session from before a second factor was required goes on to its end, and is not made longer: by then its owner is
 * led to set one up. Within the operation's own transaction, so that it waits for no second connection.
 */
export const refuseLongerSessions: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const actor = toActor(req.user);
  if (operation !== 'refresh' || !actor || !(await isRequiredOf(req, actor.role))) return;
  const { db } = req.payload;
  const transaction = db.sessions?.[String(await req.transactionID)]?.db as typeof db.drizzle | undefined;
  const { rows } = await (transaction ?? db.drizzle).execute(
    sql`select 1 from cms.second_factors where user_id = ${actor.id} and secret is not null`,
  );
  if (rows.length === 0) throw new Forbidden(req.t);
};
