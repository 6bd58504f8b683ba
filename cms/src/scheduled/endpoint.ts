import type { Endpoint } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { NO_STORE } from '../rest/no-store.ts';
import { readScheduledChanges } from './read-scheduled-changes.ts';

/** `GET /scheduled-changes?page=`: the planned changes of a page, for roles that write pages. */
export const scheduledChangesEndpoint: Endpoint = {
  path: '/scheduled-changes',
  method: 'get',
  handler: async ({ user, payload, query }) => {
    const verdict = can(toActor(user), 'read', 'pages');
    if (!verdict.allowed) {
      const status = verdict.reason === 'not_signed_in' ? 401 : 403;
      return Response.json({ code: verdict.reason }, { status, headers: NO_STORE });
    }
    const page = typeof query['page'] === 'string' ? query['page'] : '';
    return Response.json({ changes: await readScheduledChanges(payload, page) }, { headers: NO_STORE });
  },
};
