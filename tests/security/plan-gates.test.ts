import { sql } from 'drizzle-orm';
import { ACTS } from '../../engine/contracts/permissions/acts.ts';
import type { Act } from '../../engine/contracts/permissions/acts.ts';
import { FEATURES, PLANS, PLAN_NAMES } from '../../engine/contracts/plans.ts';
import type { Feature } from '../../engine/contracts/plans.ts';
import { subscriptions } from '../../engine/src/domains/billing/schema.ts';
import { routes } from '../../engine/src/entry/domains.ts';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import { testApi } from '../../engine/src/http/testing.ts';
import type { TestApi } from '../../engine/src/http/testing.ts';
import type { RouteSpec } from '../../engine/src/platform/route.ts';
import { startDeepL } from '../../engine/src/platform/translation/testing.ts';
import type { ProviderServer } from '../../engine/src/platform/translation/testing.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { nameOf, requestOf, send } from './requests.ts';
import { SLOTS } from './slots.ts';
import { aWorld, everythingOf } from './world.ts';
import type { World } from './world.ts';

// A company that built everything in its trial and then paid for the smallest plan.
const DEEPL_KEY = 'key-of-the-test';
let mail: SmtpSink;
let provider: ProviderServer;
let api: TestApi;
let small: World;
let before: Record<string, string>;
beforeAll(async () => {
  [mail, provider] = await Promise.all([startSmtpSink(), startDeepL(DEEPL_KEY)]);
  api = await testApi({ SMTP_URL: mail.url, DEEPL_KEY, DEEPL_URL: provider.url });
  api.app.domainProofs = { check: async () => 'missing' };
  small = await aWorld(api, 'small');
  await subscribed('trustStart');
  before = await everythingOf(api, small.ids.companyId);
});
afterAll(async () => {
  await api.close();
  await Promise.all([mail.stop(), provider.close()]);
});

async function subscribed(plan: (typeof PLAN_NAMES)[number]): Promise<void> {
  const periodEnd = new Date(Date.now() + 20 * 86_400_000);
  const facts = { plan, state: 'paid', periodEnd } as const;
  await api.app.db.queries
    .insert(subscriptions)
    .values({ companyId: small.ids.companyId, ...facts })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: facts });
}

const own = (slot: Parameters<Parameters<typeof requestOf>[1]>[0]) => SLOTS[slot].own(small);
const call = async (spec: RouteSpec) => {
  await api.app.db.queries.execute(sql`delete from engine.throttles`);
  return send(api, spec, requestOf(spec, own), small);
};
const planWith = (feature: Feature) => PLAN_NAMES.find((name) => PLANS[name].features.includes(feature));

/** Every route whose act needs a feature, and routes whose body decides about one. */
const WITHIN: Record<string, Act> = {
  'POST /panel/companies/{companyId}/entry-codes': 'entry_codes.create_qr',
  'PUT /panel/companies/{companyId}/settings': 'settings.mediate_products',
  'PUT /panel/companies/{companyId}/widgets/{widgetId}': 'widgets.write_survey',
};
const gated = routes.flatMap(({ spec }): [string, Feature, RouteSpec][] => {
  const act = WITHIN[nameOf(spec)] ?? spec.act;
  const feature = act && ACTS[act].feature;
  return feature ? [[nameOf(spec), feature, spec]] : [];
});

/** What visitors and customers use of a company's features, and how it is refused to them. */
const PUBLIC_USES: { feature: Feature; name: string; refused: () => Promise<boolean> }[] = [
  {
    feature: 'review_translation',
    name: 'the translation of a review',
    refused: async () => {
      const answer = await api.browser().get(`${API_ROOT}/reviews/${small.ids.reviewId}/translations/de`);
      return answer.status === 404 && answer.body.code === 'translation_unavailable';
    },
  },
  {
    feature: 'questions',
    name: 'a question about a product',
    refused: async () => {
      const question = { name: 'Ola', body: 'Is the tea sold loose as well, please?', language: 'en' };
      const at = `${API_ROOT}/products/${small.ids.productId}/questions`;
      return (await api.browser().post(at).send(question)).body.code === 'questions_closed';
    },
  },
  {
    feature: 'surveys',
    name: 'the form of a survey',
    refused: async () =>
      (await api.browser().get(`${API_ROOT}/surveys/anonymous/${small.tokens.survey}`)).body.state === 'closed',
  },
];

it('every feature of the plan table is asked for by a route, or refused where it is used', () => {
  const covered = new Set([...gated.map(([, feature]) => feature), ...PUBLIC_USES.map(({ feature }) => feature)]);
  expect(FEATURES.filter((feature) => !covered.has(feature))).toEqual([]);
  // Nothing is a feature of the smallest plan, and the largest has all of them.
  expect(FEATURES.filter((feature) => PLANS.trustStart.features.includes(feature))).toEqual([]);
  expect(FEATURES.filter((feature) => !PLANS.enterprise.features.includes(feature))).toEqual([]);
});

describe('the smallest plan is refused each feature with the plan that has it', () => {
  it.each(gated)('%s (%s)', async (_name, feature, spec) => {
    const { status, body } = await call(spec);
    expect({ status, code: body.code, params: body.params }).toEqual({
      status: 402,
      code: 'plan_lacks_feature',
      params: { feature, plan: planWith(feature) },
    });
  });

  it.each(PUBLIC_USES)('$name ($feature)', async ({ refused }) => {
    await api.app.db.queries.execute(sql`delete from engine.throttles`);
    expect(await refused()).toBe(true);
  });

  it('and nothing was written', async () => {
    // That a key was used is noted, whatever it asked for.
    await api.app.db.queries.execute(sql`update engine.api_keys set last_used_at = null`);
    expect(await everythingOf(api, small.ids.companyId)).toEqual(before);
  });
});

describe('Pro is refused what only Enterprise has, and nothing else', () => {
  beforeAll(() => subscribed('trustPro'));

  it.each(gated)('%s (%s)', async (_name, feature, spec) => {
    const { body } = await call(spec);
    const isLacking = !PLANS.trustPro.features.includes(feature);
    expect(body?.code === 'plan_lacks_feature').toBe(isLacking);
  });
});

describe('Enterprise has all of it', () => {
  beforeAll(() => subscribed('enterprise'));

  it.each(PUBLIC_USES)('$name ($feature)', async ({ refused }) => {
    await api.app.db.queries.execute(sql`delete from engine.throttles`);
    expect(await refused()).toBe(false);
  });
});
