import type { Request, Response } from 'express';
import { clientKey } from '@app/contracts/client-key';
import type { StaffMember } from '@app/contracts/staff-token';
import { companyOfApiKey, CompanyNotFound, memberRole } from '../domains/companies/public.ts';
import { currentUser } from '../domains/accounts/public.ts';
import { isStaff } from '../domains/content/public.ts';
import { requireFeature } from '../domains/billing/public.ts';
import { DomainError, ValidationFailed, domainError } from '../kernel/errors.ts';
import type { AppContext } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { ContextFactory, Member, RequestContext, RouteSpec } from '../platform/route.ts';
import { StaffTokenInvalid, staffOf } from '../platform/staff-token.ts';
import { deviceOf, rememberDevice } from './device.ts';
import { requestLocale } from './locale.ts';

class RoleForbidden extends domainError('role_forbidden', 403) {}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function headersOf(req: Request): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
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
  apiKeyId: string | undefined;
  member: Member | undefined;
  staff: StaffMember | undefined;
}

/** Cookies that renew the caller's session. */
type CallerAndCookies = Caller & { cookies?: string[] };

const NOBODY: Caller = { userId: undefined, apiKeyId: undefined, member: undefined, staff: undefined };

/** What a 401 of a route says about asking again (RFC 6750); for a missing session no scheme has a name. */
function challengeOf({ auth }: RouteSpec, headers: Headers): string | undefined {
  if (auth !== 'api_key' && auth !== 'staff') return undefined;
  return headers.has('authorization') ? 'Bearer error="invalid_token"' : 'Bearer';
}

/** Who calls, as the route asks. A company that is not the caller's answers as one that does not exist. */
async function callerOf(app: AppContext, spec: RouteSpec, req: Request, headers: Headers): Promise<CallerAndCookies> {
  if (spec.auth === 'staff') {
    const staff = staffOf(app.config.STAFF_KEY, headers.get('authorization'), spec.staff);
    if (!(await isStaff(app.db.read, staff))) throw new StaffTokenInvalid();
    return { ...NOBODY, staff };
  }
  if (spec.auth === 'api_key') {
    const { companyId, keyId } = await companyOfApiKey(app, headers.get('authorization'));
    await app.throttle.take('openApi', keyId);
    await app.db.tx((tx) => requireFeature(app, tx, companyId, 'open_api'));
    return { ...NOBODY, apiKeyId: keyId, member: { userId: keyId, companyId, role: 'agent' } };
  }
  const { id: userId, cookies } = await currentUser(app, headers);
  if (spec.auth === 'session') return { ...NOBODY, cookies, userId };
  const companyId = String(req.params['companyId']);
  const role = UUID.test(companyId) ? await memberRole(app.db.read, companyId, userId) : undefined;
  if (!role) throw new CompanyNotFound();
  if (spec.roles && !spec.roles.includes(role)) throw new RoleForbidden({ roles: spec.roles.join(', ') });
  if (spec.method !== 'get' || spec.feature) await app.db.tx((tx) => requireFeature(app, tx, companyId, spec.feature));
  return { ...NOBODY, cookies, userId, member: { userId, companyId, role } };
}

/** Who calls a route that asks; sets the cookies, or says what a refused caller has to bring. */
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

/** What a request's context has of its own; the rest it inherits from the platform. */
type OfRequest = Omit<RequestContext, Exclude<keyof AppContext, 'log'>>;

/**
 * Makes the context of a request: the platform's, with what belongs to the request put before it. Most routes need little
 * of that, so it is worked out when it is asked for.
 */
export function contextFactory(app: AppContext): ContextFactory {
  return async (spec: RouteSpec, req: Request, res: Response): Promise<RequestContext> => {
    let headers: Headers | undefined;
    const caller = spec.auth === 'none' ? NOBODY : await identify(app, spec, { req, res }, (headers = headersOf(req)));
    const idempotencyKey = idempotencyKeyOf(req);
    const requestId = String(res.getHeader('X-Request-Id'));
    let log: Log | undefined;
    let client: string | undefined;
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
      get client() {
        return (client ??= clientKey(req.ip ?? ''));
      },
      get userAgent() {
        return req.get('user-agent') ?? '';
      },
      get headers() {
        return (headers ??= headersOf(req));
      },
      device(tx: Tx) {
        return deviceOf(app, req, (client ??= clientKey(req.ip ?? '')), tx);
      },
      rememberDevice() {
        return (device ??= rememberDevice(app, req, res));
      },
      setCookies(of: { cookies: string[] }) {
        addCookies(res, of.cookies);
      },
    } satisfies OfRequest & { __proto__: AppContext } as unknown as RequestContext;
  };
}
