import type { Endpoint } from 'payload';
import { mintStaffToken, STAFF_TOKEN_SECONDS } from '@app/contracts/security/staff-token';
import { toActor } from '../access/rules.ts';
import { config } from '../config.ts';
import { worksInEngine } from './roles.ts';
import { NO_STORE } from '../rest/no-store.ts';

/** `POST /staff-token`: gives roles with work in the engine a token for its staff API, which checks the role again. */
export const staffTokenEndpoint: Endpoint = {
  path: '/staff-token',
  method: 'post',
  handler: ({ user }) => {
    const actor = toActor(user);
    if (!actor) return Response.json({ code: 'not_signed_in' }, { status: 401, headers: NO_STORE });
    if (!worksInEngine(user)) return Response.json({ code: 'role_lacks_right' }, { status: 403, headers: NO_STORE });
    const { name, email } = user as { name?: string | null; email?: string };
    const now = new Date();
    const member = { staffId: actor.id, name: name || (email ?? actor.id), role: actor.role };
    const token = mintStaffToken(config.staffKey, member, now);
    const expiresAt = new Date(now.getTime() + STAFF_TOKEN_SECONDS * 1000).toISOString();
    return Response.json({ token, expiresAt }, { headers: NO_STORE });
  },
};
