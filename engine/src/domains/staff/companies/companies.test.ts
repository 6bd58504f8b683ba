import { eq } from 'drizzle-orm';
import type { StaffRole } from '@app/contracts/security/staff-token';
import type { CompanyHistoryPage, StaffCompany, StaffCompanyPage } from '@app/contracts/staff/companies';
import { newId } from '../../../kernel/ids.ts';
import { users } from '../../accounts/schema.ts';
import { billingTest } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { companies } from '../../companies/schema.ts';
import { staffOf } from '../testing.ts';
import type { Staff } from '../testing.ts';

let api: BillingTest;
let as: (role: StaffRole) => Staff;
beforeEach(async () => {
  api = await billingTest();
  as = staffOf(api);
});
afterEach(() => api.close());

const list = async (query: string): Promise<StaffCompanyPage> =>
  (await as('support').get(`/companies?${query}`).expect(200)).body;
const names = async (query: string): Promise<string[]> => (await list(query)).items.map(({ name }) => name);
const make = (given: Parameters<typeof aCompany>[1]) => api.app.db.tx((tx) => aCompany(tx, given));

describe('the list of companies', () => {
  it('the list of companies finds by every word of name, slug, tax number, domain or a member’s address, and follows their changes', async () => {
    const merchant = await api.payer({ taxNumber: '7740001454' });
    const { id } = merchant.company;
    await api.app.db.queries
      .update(companies)
      .set({ name: 'Żółta Łódź', slug: 'zolta-lodz' })
      .where(eq(companies.id, id));
    await merchant.browser
      .put(`${merchant.panel}/website`)
      .send({ website: 'https://www.lodz-sails.example' })
      .expect(200);
    for (const q of ['zolta lodz', 'ŁÓDŹ', 'zolta-lodz', '774000145', 'sails.exam', merchant.email.slice(0, 30)])
      expect({ q, found: await names(`q=${encodeURIComponent(q)}`) }).toEqual({ q, found: ['Żółta Łódź'] });
    expect(await names('q=zolta%20nowhere')).toEqual([]);
    expect(await names('q=%25')).toEqual([]);

    await api.app.db.queries
      .update(users)
      .set({ email: 'skipper@boat.example' })
      .where(eq(users.email, merchant.email));
    expect(await names('q=skipper@boat')).toEqual(['Żółta Łódź']);
    expect(await names(`q=${merchant.email}`)).toEqual([]);
    await api.app.db.queries.delete(users).where(eq(users.email, 'skipper@boat.example'));
    expect(await names('q=skipper@boat')).toEqual([]);
  });

  it('the list of companies filters by kind, country, listing, plan, state and days of registration', async () => {
    const subscriber = await api.subscriber('trustPro');
    await api.app.db.queries
      .update(companies)
      .set({ name: 'Filter Pro' })
      .where(eq(companies.id, subscriber.company.id));
    await make({ name: 'Filter hotel', kind: 'hotels', country: 'CZ', createdAt: new Date('2020-03-01T23:59:59Z') });
    await make({ name: 'Filter blocked', state: 'blocked', createdAt: new Date('2020-03-03T00:00:00Z') });
    const filtered = async (query: string) => (await names(`q=filter&${query}`)).toSorted();
    expect(await filtered('kind=hotels')).toEqual(['Filter hotel']);
    expect(await filtered('country=CZ&state=trial')).toEqual(['Filter hotel']);
    expect(await filtered('listing=blocked')).toEqual(['Filter blocked']);
    expect(await filtered('plan=trustPro&state=paid')).toEqual(['Filter Pro']);
    expect(await filtered('plan=trustPro&country=CZ')).toEqual([]);
    expect(await filtered('from=2020-03-01&to=2020-03-01')).toEqual(['Filter hotel']);
    expect(await filtered('from=2020-03-02&to=2020-03-03')).toEqual(['Filter blocked']);
    const wrong = await as('support').get('/companies?country=Czechia&plan=gold').expect(422);
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual(['country', 'plan']);
  });

  it.each(['newest', 'oldest', 'name', 'ending'])(
    'the list of companies pages through the sort “%s” without gaps or doubles',
    async (sort) => {
      const mark = `pages-${sort}`;
      // Equal in what is sorted by, two by two.
      for (let n = 0; n < 7; n++)
        await make({ name: `${mark} ${n >> 1}`, createdAt: new Date(Date.UTC(2021, 0, 1 + (n >> 1))) });
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: StaffCompanyPage = await list(`q=${mark}&sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.items.map(({ name, companyId }) => `${name} ${companyId}`));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size).toBe(7);
      expect(seen).toEqual(sort === 'newest' ? seen.toSorted().toReversed() : seen.toSorted());
    },
  );

  it('the list of companies refuses a cursor that is broken or of another sort', async () => {
    await make({ name: 'cursors 1' });
    await make({ name: 'cursors 2' });
    const { nextCursor } = await list('q=cursors&limit=1&sort=name');
    for (const query of [`sort=newest&cursor=${nextCursor}`, 'cursor=abc', `cursor=${btoa('["newest","x","y"]')}`])
      expect((await as('support').get(`/companies?${query}`).expect(400)).body.code).toBe('cursor_invalid');
  });
});

describe('a company', () => {
  it('a company is told with team, subscription, usage and the reason of its block, and nothing of prices', async () => {
    const merchant = await api.subscriber();
    const { id } = merchant.company;
    const reason = 'Sells what is not there.';
    await as('moderator').post(`/companies/${id}/block`).send({ reason }).expect(204);
    const { body } = await as('support').get(`/companies/${id}`).expect(200);
    expect(body satisfies StaffCompany).toMatchObject({
      companyId: id,
      listing: 'blocked',
      blockedReason: reason,
      members: [{ email: merchant.email, role: 'owner', secondFactor: false }],
      subscription: { state: 'paid', plan: 'trustStart', cancelled: false },
      usage: { monthlyInvitations: 100, months: [], textMessages: 0, reviews: 0 },
    });
    expect(JSON.stringify(body)).not.toMatch(/price|gross|net|vat/i);
    await as('support').get(`/companies/${newId()}`).expect(404);
  });

  it('a company has one history of what members, staff and the clock did, newest first', async () => {
    const merchant = await api.payer();
    const { id } = merchant.company;
    const until = new Date(Date.now() + 200 * 86_400_000).toISOString();
    await as('support').post(`/companies/${id}/subscription/trial`).send({ until, reason: 'They asked.' }).expect(204);
    await as('moderator').post(`/companies/${id}/block`).send({ reason: 'A counterfeit shop.' }).expect(204);
    const acts: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/companies/${id}/history?limit=2${cursor && `&cursor=${cursor}`}`;
      const page: CompanyHistoryPage = (await as('support').get(path).expect(200)).body;
      acts.push(...page.items.map(({ act, actor }) => `${act} ${actor.kind} ${actor.name ?? actor.id}`));
      if (page.items[1]?.act === 'subscription.trial_extended')
        expect(page.items[1].detail).toMatchObject({ reason: 'They asked.', plan: 'trustStart' });
      cursor = page.nextCursor;
    }
    expect(acts).toEqual([
      'company.blocked staff 7',
      'subscription.trial_extended staff 7',
      'billing.details_changed merchant Merchant',
    ]);
    await as('support').get(`/companies/${newId()}/history`).expect(404);
  });
});

const OF_ROLES: Record<StaffRole, string[]> = {
  marketing: [],
  translator: [],
  moderator: ['list', 'detail', 'history', 'block'],
  support: ['list', 'detail', 'history', 'trial'],
  administrator: ['list', 'detail', 'history', 'block', 'trial', 'plan', 'payment'],
};

it.each(Object.entries(OF_ROLES))('the role %s may do %j', async (role, allowed) => {
  const { company } = await api.merchant();
  const staff = as(role as StaffRole);
  const at = `/companies/${company.id}`;
  const answers = {
    list: await staff.get('/companies'),
    detail: await staff.get(at),
    history: await staff.get(`${at}/history`),
    block: await staff.post(`${at}/block`).send({}),
    trial: await staff.post(`${at}/subscription/trial`).send({}),
    plan: await staff.post(`${at}/subscription/plan`).send({}),
    payment: await staff.post(`/charges/${newId()}/payment`).send({}),
  };
  const open = Object.entries(answers).filter(([, { body }]) => body.code !== 'staff_role_forbidden');
  expect(open.map(([name]) => name)).toEqual(allowed);
});
