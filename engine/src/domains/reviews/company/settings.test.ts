import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { subscriptions } from '../../billing/schema.ts';
import { aReview } from '../testing/factory.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(() => api.close());

const DEFAULTS = { presentation: 'shown', bodyMin: 10, alerts: true, mediateCompany: false, mediateProducts: false };
const read = async (member = merchant) => (await member.browser.get(`${member.panel}/settings`).expect(200)).body;
const save = (change: object, member = merchant) =>
  member.browser.put(`${member.panel}/settings`).send({ ...DEFAULTS, ...change });
const onPlan = (plan: 'trustStart' | 'trustPro') =>
  api.app.db.queries.insert(subscriptions).values({
    companyId: merchant.company.id,
    plan,
    state: 'paid' as const,
    periodEnd: new Date(Date.now() + 86_400_000),
  });

it('a company starts with default settings and replaces all of them at once', async () => {
  expect(await read()).toEqual(DEFAULTS);
  const wanted = { presentation: 'hidden', bodyMin: 50, alerts: false, mediateCompany: true, mediateProducts: true };
  expect((await save(wanted).expect(200)).body).toEqual(wanted);
  expect(await read()).toEqual(wanted);
  const { rows } = await api.app.db.queries.execute(
    sql`select act, detail from engine.audit_log where subject_id = ${merchant.company.id}`,
  );
  expect(rows).toEqual([{ act: 'company.settings_changed', detail: wanted }]);
});

it('settings hide the company’s reviews everywhere and show them again', async () => {
  const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id }));
  const { slug } = merchant.company;
  await save({ presentation: 'hidden' }).expect(200);
  const profile = await api.program().get(`${API_ROOT}/companies/${slug}`).expect(200);
  expect(profile.body).toMatchObject({ presentation: 'hidden', grades: { count: 0 } });
  const { presentationOffSince } = profile.body;
  expect(Date.now() - Date.parse(presentationOffSince)).toBeLessThan(60_000);
  // Changing other settings does not restart it.
  await save({ presentation: 'hidden', bodyMin: 40 }).expect(200);
  const again = await api.program().get(`${API_ROOT}/companies/${slug}`).expect(200);
  expect(again.body.presentationOffSince).toBe(presentationOffSince);
  const list = await api.program().get(`${API_ROOT}/companies/${slug}/reviews`);
  expect(JSON.stringify(list.body)).not.toContain(id);
  await save({ presentation: 'shown' }).expect(200);
  const back = await api.program().get(`${API_ROOT}/companies/${slug}`).expect(200);
  expect(back.body.presentationOffSince).toBeNull();
  const shown = await api.program().get(`${API_ROOT}/companies/${slug}/reviews`).expect(200);
  expect(shown.body.items).toHaveLength(1);
});

it.each([{ bodyMin: 9 }, { bodyMin: 51 }, { bodyMin: 10.5 }, { presentation: 'secret' }, { alerts: undefined }])(
  'settings with %j are refused',
  async (wrong) => {
    await save(wrong).expect(422);
    expect(await read()).toEqual(DEFAULTS);
  },
);

it('product mediation needs a plan that includes it, but one left on does not block other settings', async () => {
  await onPlan('trustStart');
  const { body } = await save({ mediateProducts: true }).expect(402);
  expect(body).toMatchObject({
    code: 'plan_lacks_feature',
    params: { feature: 'product_mediation', plan: 'trustPro' },
  });
  await save({ mediateCompany: true }).expect(200);
  await api.app.db.queries.execute(
    sql`update engine.companies set mediate_products = true where id = ${merchant.company.id}`,
  );
  await save({ mediateProducts: true, bodyMin: 20 }).expect(200);
  expect(await read()).toMatchObject({ mediateProducts: true, bodyMin: 20 });
});

it('a company on Pro may switch product mediation on', async () => {
  await onPlan('trustPro');
  await save({ mediateProducts: true }).expect(200);
});

it('agents read settings, owners and managers replace them', async () => {
  const [agent, manager] = [await api.merchant({}, 'agent'), await api.merchant({}, 'manager')];
  expect(await read(agent)).toEqual(DEFAULTS);
  expect((await save({}, agent).expect(403)).body.code).toBe('role_forbidden');
  await save({ bodyMin: 30 }, manager).expect(200);
});
