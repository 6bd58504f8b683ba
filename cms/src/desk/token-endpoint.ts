import type { Endpoint } from 'payload';
import { mintStaffToken, STAFF_TOKEN_SECONDS } from '@app/contracts/staff-token';
import { toActor } from '../access/rules.ts';
import { config } from '../config.ts';

const DESK_ROLES = new Set(['moderator', 'administrator']);
const MESSAGE_ROLES = new Set(['marketing', 'administrator']);

/** Whether the role works at the moderation desk. */
export const worksAtDesk = (user: unknown): boolean => DESK_ROLES.has(toActor(user)?.role ?? '');

/** Whether the role answers what visitors write to us. */
export const answersMessages = (user: unknown): boolean => MESSAGE_ROLES.has(toActor(user)?.role ?? '');

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Gives those who have something to do there the token with which the browser calls the engine's staff API; the engine
 * asks for the role once more.
 */
export const staffTokenEndpoint: Endpoint = {
  path: '/staff-token',
  method: 'post',
  handler: ({ user }) => {
    const actor = toActor(user);
    if (!actor) return Response.json({ code: 'not_signed_in' }, { status: 401, headers: NO_STORE });
    if (!worksAtDesk(user) && !answersMessages(user))
      return Response.json({ code: 'role_lacks_right' }, { status: 403, headers: NO_STORE });
    const { name, email } = user as { name?: string | null; email?: string };
    const now = new Date();
    const member = { staffId: actor.id, name: name || (email ?? actor.id), role: actor.role };
    const token = mintStaffToken(config.staffKey, member, now);
    const expiresAt = new Date(now.getTime() + STAFF_TOKEN_SECONDS * 1000).toISOString();
    return Response.json({ token, expiresAt }, { headers: NO_STORE });
  },
};
