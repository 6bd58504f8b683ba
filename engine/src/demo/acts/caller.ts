import { createHmac } from 'node:crypto';
import type { StaffMember } from '@app/contracts/staff-token';
import type { AppContext } from '../../platform/context.ts';
import type { Member, RequestContext } from '../../platform/route.ts';

interface Caller {
  /** What tells one person of the demo from another. */
  who: string;
  member?: Member;
  staff?: StaffMember;
}

/** A request of somebody of the demo, who reads Polish: what the functions behind the API's routes ask for. */
export function callOf(app: AppContext, { who, member, staff }: Caller): RequestContext {
  const client = `demo ${who}`;
  const cookie = createHmac('sha256', app.config.SESSION_SECRET).update(client).digest('base64url');
  const own = {
    ...{ platform: app, requestId: client, locale: 'pl', ip: '', client, userAgent: '', headers: new Headers() },
    idempotencyKey: undefined,
    device: () => Promise.resolve({ cookie, addresses: [], places: [] }),
    rememberDevice: () => cookie,
    setCookies: () => undefined,
    ...{ userId: member?.userId, apiKeyId: undefined, member, staff },
  };
  return Object.setPrototypeOf(own, app) as RequestContext;
}
