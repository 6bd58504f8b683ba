import type { Request, Response } from 'express';
import { clientKey } from '@app/contracts/security/client-key';
import { ACTS } from '@app/contracts/permissions/acts';
import type { Act } from '@app/contracts/permissions/acts';
import { isAllowedInVisit } from '@app/contracts/permissions/visits';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { companyOfApiKey, CompanyNotFound, memberRole } from '../domains/companies/public.ts';
import { currentUser } from '../domains/accounts/public.ts';
import { isStaff } from '../domains/content/public.ts';
import { requireAct } from '../domains/billing/public.ts';
import { visitOf } from '../domains/staff/public.ts';
import { DomainError, RoleForbidden, ValidationFailed } from '../kernel/errors.ts';
import type { AppContext } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { ContextFactory, Member, RequestContext, RouteSpec, StaffVisit } from '../platform/route.ts';
import { StaffTokenInvalid, authenticateStaff } from '../platform/requests/staff-token.ts';
import { deviceOf, rememberDevice } from './device.ts';
import { requestLocale } from './request-locale.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function headersOf(req: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  // The address as trusted proxies tell it; a client may have sent anything.
  headers.set('x-forwarded-for', req.ip ?? '');
  return headers;
}

function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get('idempotency-key');
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new ValidationFailed({ where: 'header' }, [{ path: 'Idempotency-Key', code: 'idempotency_key_malformed' }]);
  return key;
}

interface Caller {
  userId: string | undefined;
  sessionId: string | undefined;
  apiKeyId: string | undefined;
  member: Member | undefined;
  staff: StaffMember | undefined;
  visit: StaffVisit | undefined;
}

/** With cookies that renew the caller's session. */
type CallerAndCookies = Caller & { cookies?: string[] };

const ANONYMOUS: Caller = {
  userId: undefined,
  sessionId: undefined,
  apiKeyId: undefined,
  member: undefined,
  staff: undefined,
  visit: undefined,
};

/** The `WWW-Authenticate` challenge of a 401 (RFC 6750); none for a missing session, which has no scheme. */
function challengeOf({ auth }: RouteSpec, headers: Headers): string | undefined {
  if (auth !== 'api_key' && auth !== 'staff') return undefined;
  return headers.has('authorization') ? 'Bearer error="invalid_token"' : 'Bearer';
}

/** A route without one is closed, until it has its line in the table. */
function actOf({ act, method, path }: RouteSpec): Act {
  if (!act) throw new Error(`${method} ${path} names no act of the table of permissions`);
  return act;
}

/** What a visit of staff reads of accounts: whose panel it is. */
const VISITED_ACCOUNT = '/me';

/**
 * The caller of a visit. It reaches its company alone, and of accounts no more than their names: passwords, addresses,
 * second factors and sessions are not there for it.
 * @throws RoleForbidden, CompanyNotFound
 */
async function visitorOf(app: AppContext, spec: RouteSpec, req: Request, visit: StaffVisit): Promise<Caller> {
  const { companyId, ownerId, staff, mayChange, id: sessionId } = visit;
  const reads = spec.method === 'get';
  if (spec.auth === 'session') {
    if (!reads || spec.path !== VISITED_ACCOUNT) throw new RoleForbidden({ roles: 'owner' });
    return { ...ANONYMOUS, userId: ownerId, sessionId, staff, visit };
  }
  if (req.params['companyId'] !== companyId) throw new CompanyNotFound();
  const act = actOf(spec);
  if (!isAllowedInVisit({ role: staff.role, mayChange }, { act, reads }))
    throw new RoleForbidden({ roles: ACTS[act].roles.join(', ') });
  const member: Member = { userId: ownerId, companyId, role: 'owner' };
  await requireAct(app, member, act);
  return { ...ANONYMOUS, userId: ownerId, sessionId, member, staff, visit };
}

/** Authenticates the caller as the route requires. Companies of others answer as if they did not exist. */
async function callerOf(app: AppContext, spec: RouteSpec, req: Request, headers: Headers): Promise<CallerAndCookies> {
  if (spec.auth === 'staff') {
    const staff = authenticateStaff(app.config.STAFF_KEY, headers.get('authorization'), spec.staff);
    if (!(await isStaff(app.db.queries, staff))) throw new StaffTokenInvalid();
    return { ...ANONYMOUS, staff };
  }
  if (spec.auth === 'api_key') {
    const { companyId, keyId } = await companyOfApiKey(app, headers.get('authorization'));
    await app.throttle.consume('openApi', keyId);
    const member: Member = { userId: keyId, companyId, role: 'agent' };
    await requireAct(app, member, actOf(spec));
    return { ...ANONYMOUS, apiKeyId: keyId, member };
  }
  const visit = await visitOf(app, headers);
  if (visit) return visitorOf(app, spec, req, visit);
  const { id: userId, sessionId, cookies } = await currentUser(app, headers);
  if (spec.auth === 'session') return { ...ANONYMOUS, cookies, userId, sessionId };
  const companyId = String(req.params['companyId']);
  const role = UUID.test(companyId) ? await memberRole(app.db.queries, companyId, userId) : undefined;
  if (!role) throw new CompanyNotFound();
  const member: Member = { userId, companyId, role };
  await requireAct(app, member, actOf(spec));
  return { ...ANONYMOUS, cookies, userId, sessionId, member };
}

/** Authenticates the caller, and sets session cookies or the challenge of a 401. */
async function identify(
  app: AppContext,
  spec: RouteSpec,
  { req, res }: { req: Request; res: Response },
  headers: Headers,
): Promise<Caller> {
  try {
    const { cookies = [], ...caller } = await callerOf(app, spec, req, headers);
    addCookies(res, cookies);
    return caller;
  } catch (error) {
    const challenge = challengeOf(spec, headers);
    if (challenge && error instanceof DomainError && error.status === 401) res.setHeader('WWW-Authenticate', challenge);
    throw error;
  }
}

function addCookies(res: Response, cookies: string[]): void {
  for (const cookie of cookies) res.append('Set-Cookie', cookie);
}

/** The request's own part of its context; the rest is inherited from the platform. */
type RequestOnlyContext = Omit<RequestContext, Exclude<keyof AppContext, 'log'>>;

/**
 * Creates request contexts, which inherit from the platform's. Most routes use few of their properties, so those are
 * computed on access.
 */
export function contextFactory(app: AppContext): ContextFactory {
  return async (spec: RouteSpec, req: Request, res: Response): Promise<RequestContext> => {
    let headers: Headers | undefined;
    const caller =
      spec.auth === 'none' ? ANONYMOUS : await identify(app, spec, { req, res }, (headers = headersOf(req)));
    const idempotencyKey = idempotencyKeyOf(req);
    const requestId = String(res.getHeader('X-Request-Id'));
    let log: Log | undefined;
    let key: string | undefined;
    let device: string | undefined;
    return {
      __proto__: app,
      platform: app,
      requestId,
      ...caller,
      idempotencyKey,
      get log() {
        return (log ??= app.log.child({ requestId }));
      },
      get locale() {
        return requestLocale(req);
      },
      get ip() {
        return req.ip ?? '';
      },
      get clientKey() {
        return (key ??= clientKey(req.ip ?? ''));
      },
      get userAgent() {
        return req.get('user-agent') ?? '';
      },
      get headers() {
        return (headers ??= headersOf(req));
      },
      device(tx: Tx) {
        return deviceOf(app, req, (key ??= clientKey(req.ip ?? '')), tx);
      },
      rememberDevice() {
        return (device ??= rememberDevice(app, req, res));
      },
      setCookies({ cookies }: { cookies: string[] }) {
        addCookies(res, cookies);
      },
    } satisfies RequestOnlyContext & { __proto__: AppContext } as unknown as RequestContext;
  };
}
