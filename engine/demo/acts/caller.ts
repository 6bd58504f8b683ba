import { createHmac } from 'node:crypto';
import type { StaffMember } from '@app/contracts/security/staff-token';
import type { AppContext } from '../../src/platform/context.ts';
import type { Member, RequestContext } from '../../src/platform/route.ts';

interface Caller {
  /** What tells one person of the demo from another. */
  who: string;
  member?: Member;
  staff?: StaffMember;
}

/** The request context of a demo person who reads Polish, as route handlers expect it. */
export function callOf(app: AppContext, { who, member, staff }: Caller): RequestContext {
  const clientKey = `demo ${who}`;
  const cookie = createHmac('sha256', app.config.SESSION_SECRET).update(clientKey).digest('base64url');
  const own = {
    platform: app,
    requestId: clientKey,
    locale: 'pl',
    ip: '',
    clientKey,
    userAgent: '',
    headers: new Headers(),
    idempotencyKey: undefined,
    device: () => Promise.resolve({ cookie, addresses: [], places: [] }),
    rememberDevice: () => cookie,
    setCookies: () => undefined,
    userId: member?.userId,
    apiKeyId: undefined,
    member,
    staff,
  };
  return Object.setPrototypeOf(own, app) as RequestContext;
}
