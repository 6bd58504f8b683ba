import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompanyRole } from '@app/contracts/accounts';
import type { Act } from '@app/contracts/permissions/acts';
import { can } from '../domains/billing/public.ts';
import type { Standing } from '../domains/billing/public.ts';
import { subscriptions } from '../domains/billing/schema.ts';
import { users } from '../domains/accounts/schema.ts';
import { companyMembers } from '../domains/companies/schema.ts';
import { aCompany, aUser } from '../domains/companies/testing.ts';
import { routes } from '../entry/domains.ts';
import { ACTS_WITHIN_ROUTES, SUBSCRIPTIONS } from '../entry/permissions-document.ts';
import { newId } from '../kernel/ids.ts';
import type { RouteSpec } from '../platform/route.ts';
import { API_ROOT } from './paths.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

const ROLES: CompanyRole[] = ['owner', 'manager', 'agent'];
const YEAR_MS = 365 * 86_400_000;

/** Requests whose body decides which act they are. */
const WITHIN: Record<string, { route: Act; method: 'put' | 'post' | 'delete'; path: string; body: object }> = {
  'team.invite_manager': {
    route: 'team.invite',
    method: 'post',
    path: 'team/invites',
    body: { email: 'a@mail.example', role: 'manager' },
  },
  'team.remove_manager': { route: 'team.remove', method: 'delete', path: 'team/members/{manager}', body: {} },
  'entry_codes.create_qr': {
    route: 'entry_codes.create',
    method: 'post',
    path: 'entry-codes',
    body: { kind: 'qr', label: 'Till' },
  },
  'settings.mediate_products': {
    route: 'settings.write',
    method: 'put',
    path: 'settings',
    body: { presentation: 'shown', bodyMin: 10, alerts: true, mediateCompany: true, mediateProducts: true },
  },
  'widgets.write_survey': {
    route: 'widgets.write',
    method: 'post',
    path: 'widgets',
    body: { kind: 'survey-form', name: 'Survey' },
  },
};

interface Cell {
  standing: Standing;
  companyId: string;
  userId: string;
  cookie: string;
}

let api: TestApi;
let server: Server;
let origin: string;
beforeAll(async () => {
  api = await testApi();
  // The internet is not asked.
  api.app.domainProofs = { check: async () => 'missing' };
  server = createServer(api.server).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await api.close();
});

/** Status and code of an answer; of a stream its status alone is waited for. */
async function ask(
  cell: Cell,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; code?: string }> {
  const sends = method !== 'get';
  const answer = await fetch(origin + path, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      Cookie: cell.cookie,
      Origin: api.app.config.PUBLIC_URL,
      ...(sends ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(sends ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  if (answer.ok || !answer.headers.get('content-type')?.includes('json')) {
    await answer.body?.cancel();
    return { status: answer.status };
  }
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
}

/** A company of each subscription, with a member of each role who is signed in. */
async function cells(): Promise<Cell[]> {
  const made: Cell[] = [];
  for (const [name, subscription] of Object.entries(SUBSCRIPTIONS)) {
    const { id: companyId } = await api.app.db.tx((tx) => aCompany(tx));
    if (name !== 'trial')
      await api.app.db.queries
        .insert(subscriptions)
        .values({ companyId, ...subscription, periodEnd: new Date(Date.now() + YEAR_MS) });
    for (const role of ROLES) {
      const { userId, cookie } = await aUser(api.app);
      await api.app.db.queries.insert(companyMembers).values({ companyId, userId, role });
      made.push({ standing: { role, subscription }, companyId, userId, cookie });
    }
  }
  return made;
}

/** Another manager of the company, who may be removed. */
async function aManager({ companyId }: Cell): Promise<string> {
  const userId = newId();
  const values = { id: userId, name: 'Manager', email: `${userId}@mail.example` };
  await api.app.db.queries.insert(users).values(values);
  await api.app.db.queries.insert(companyMembers).values({ companyId, userId, role: 'manager' });
  return userId;
}

/** Undoes what an allowed act has done to the membership that the next one needs. */
async function restore({ companyId, userId, standing: { role } }: Cell): Promise<void> {
  await api.app.db.queries
    .insert(companyMembers)
    .values({ companyId, userId, role })
    .onConflictDoUpdate({ target: [companyMembers.companyId, companyMembers.userId], set: { role } });
}

/** What the table says of a cell, as the API answers it. */
function expected({ standing }: Cell, act: Act): { status: number; code: string } | 'allowed' {
  const permission = can(standing, act);
  if (permission.allowed) return 'allowed';
  if (permission.reason === 'role') return { status: 403, code: 'role_forbidden' };
  return { status: 402, code: permission.reason === 'plan' ? 'plan_lacks_feature' : 'company_suspended' };
}

const REFUSALS = ['role_forbidden', 'plan_lacks_feature', 'company_suspended', 'company_not_found', 'not_signed_in'];
const told = ({ status, code }: { status: number; code?: string }) =>
  status < 500 && !REFUSALS.includes(code ?? '') ? 'allowed' : { status, code };

const pathOf = ({ path }: RouteSpec, companyId: string): string =>
  API_ROOT + path.replace(/:(\w+)/g, (_, name: string) => (name === 'companyId' ? companyId : newId()));

it('the API allows and refuses what the table of permissions says, for every act, role and plan', async () => {
  const ofMembers = routes.map(({ spec }) => spec).filter(({ auth }) => auth === 'member');
  const wrong: object[] = [];
  const walk = async (cell: Cell) => {
    const { role, subscription } = cell.standing;
    const judge = async (act: Act, method: string, path: string, body?: object, within = act) => {
      const answer = told(await ask(cell, method, path, body));
      // The route's own act is judged before that of its body.
      const outer = expected(cell, within);
      const right = outer === 'allowed' ? expected(cell, act) : outer;
      if (JSON.stringify(answer) !== JSON.stringify(right))
        wrong.push({ act, path, role, subscription, answer, right });
      if (method !== 'get') await restore(cell);
    };
    for (const spec of ofMembers) if (spec.act) await judge(spec.act, spec.method, pathOf(spec, cell.companyId));
    const manager = await aManager(cell);
    for (const [act, { method, path, body, route }] of Object.entries(WITHIN))
      await judge(
        act as Act,
        method,
        `${API_ROOT}/panel/companies/${cell.companyId}/${path.replace('{manager}', manager)}`,
        body,
        route,
      );
  };
  await Promise.all((await cells()).map(walk));
  expect(wrong).toEqual([]);
  expect(Object.keys(WITHIN).sort()).toEqual(Object.keys(ACTS_WITHIN_ROUTES).sort());
});

it('a member learns with reasons what they may do, and only of their own company', async () => {
  const merchant = await api.merchant({}, 'agent');
  await api.app.db.queries.insert(subscriptions).values({
    companyId: merchant.company.id,
    plan: 'trustStart',
    state: 'paid',
    periodEnd: new Date(Date.now() + YEAR_MS),
  });
  const { body } = await merchant.browser.get(`${merchant.panel}/permissions`).expect(200);
  expect(body.role).toBe('agent');
  expect(body.allowed).toContain('reviews.answer');
  expect(body.refused).toContainEqual({
    act: 'website.write',
    refusal: { reason: 'role', roles: ['owner', 'manager'] },
  });
  expect(body.refused).toContainEqual({
    act: 'entry_codes.create_qr',
    refusal: { reason: 'plan', feature: 'qr_codes', plan: 'trustPro' },
  });
});
