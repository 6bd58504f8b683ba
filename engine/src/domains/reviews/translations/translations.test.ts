import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { startDeepL } from '../../../platform/translation/testing.ts';
import type { ProviderServer } from '../../../platform/translation/testing.ts';
import { subscriptions } from '../../billing/schema.ts';
import { aCompany } from '../../companies/testing.ts';
import { aReview } from '../testing/factory.ts';
import { transitionReview } from '../lifecycle/transition.ts';

const KEY = 'key-of-the-test';
let provider: ProviderServer;
let api: TestApi;
beforeAll(async () => {
  provider = await startDeepL(KEY);
});
beforeEach(async () => {
  // A new application, because the last one may be backing off from the provider.
  api = await testApi({ DEEPL_KEY: KEY, DEEPL_URL: provider.url });
  provider.next.length = 0;
  provider.delayMs = 0;
});
afterEach(() => api.close());
afterAll(() => provider.close());

const newReview = (given: Parameters<typeof aReview>[1] = {}) => api.app.db.tx((tx) => aReview(tx, given));
const translate = (id: string, language: string, on: TestApi = api) =>
  on.program().get(`${API_ROOT}/reviews/${id}/translations/${language}`);
const asked = () => provider.requests.filter(({ method }) => method === 'POST').length;
const body = 'Very good tea.';

it('a review is translated once per language and revision', async () => {
  const { id } = await newReview({ body });
  const before = asked();
  const first = await translate(id, 'pl').expect(200);
  expect(first.body).toEqual({ reviewId: id, language: 'pl', body: `[PL] ${body}`, provider: 'DeepL' });
  expect((await translate(id, 'pl').expect(200)).body).toEqual(first.body);
  expect(asked()).toBe(before + 1);
  expect((await translate(id, 'no').expect(200)).body.body).toBe(`[NB] ${body}`);

  await api.app.db.tx(async (tx) => {
    const revision = { grade: 4, body: 'Good tea after all.' };
    await transitionReview(api.app, tx, id, 'revise', { actor: 'reviewer', revision });
    await transitionReview(api.app, tx, id, 'pass', { actor: 'screening', language: 'en' });
  });
  expect((await translate(id, 'pl').expect(200)).body.body).toBe('[PL] Good tea after all.');
});

it('twenty concurrent requests cost one translation', async () => {
  const { id } = await newReview({ body });
  provider.delayMs = 150;
  const before = asked();
  const answers = await Promise.all(Array.from({ length: 20 }, () => translate(id, 'de')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked()).toBe(before + 1);
});

it('a translation leaves the original unchanged', async () => {
  const company = await api.app.db.tx((tx) => aCompany(tx));
  const { id } = await newReview({ companyId: company.id, body });
  await translate(id, 'pl').expect(200);
  const { body: page } = await api.program().get(`${API_ROOT}/companies/${company.slug}/reviews`).expect(200);
  expect(page.items[0]).toMatchObject({ id, body, language: 'en' });
});

it.each([
  [{ status: 456 }],
  [{ status: 429, headers: { 'Retry-After': '30' } }],
  [{ status: 403 }],
  [{ status: 500 }],
  [{ status: 200, body: {} }],
])('after a provider answers %j, readers get 503 and it is not asked again for a while', async (answer) => {
  const { id } = await newReview({ body });
  await translate(id, 'de').expect(200);
  provider.next.push(answer);
  const failed = await translate(id, 'pl').expect(503);
  expect(failed.body).toMatchObject({ code: 'translation_failed', detail: expect.any(String) });
  expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0);
  const before = asked();
  await translate(id, 'pl').expect(503);
  expect(asked()).toBe(before);
  // Stored translations need no provider.
  await translate(id, 'de').expect(200);
});

it('a review is not translated into its own language, nor into one that the provider does not support', async () => {
  const { id } = await newReview({ body });
  for (const language of ['en', 'bs', 'sr', 'hr'])
    expect((await translate(id, language).expect(404)).body.code).toBe('translation_unavailable');
  await translate(id, 'xx').expect(422);
});

it.each(['held', 'in_mediation', 'withdrawn', 'rejected'] as const)(
  'a review that is %s is not translated',
  async (state) => {
    const { id } = await newReview({ state });
    expect((await translate(id, 'pl').expect(404)).body.code).toBe('review_not_found');
    expect((await translate(newId(), 'pl').expect(404)).body.code).toBe('review_not_found');
  },
);

it('erasing a review also erases its translations', async () => {
  const { id } = await newReview({ body });
  await translate(id, 'pl').expect(200);
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'erase', { actor: 'reviewer' }));
  expect((await translate(id, 'pl').expect(404)).body.code).toBe('translation_unavailable');
  const { rows } = await api.app.db.queries.execute(
    sql`select 1 from engine.review_translations where review_id = ${id}`,
  );
  expect(rows).toEqual([]);
});

describe('plans with translations', () => {
  const profileOf = async (slug: string, on: TestApi = api) =>
    (await on.program().get(`${API_ROOT}/companies/${slug}`).expect(200)).body.translations;

  it.each([
    ['trustStart', 'paid', false],
    ['trustPro', 'paid', false],
    ['enterprise', 'paid', true],
    ['enterprise', 'suspended', false],
    ['trustStart', 'trial', true],
  ] as const)('on the plan %s in the state %s translations are offered: %s', async (plan, state, offered) => {
    const company = await api.app.db.tx((tx) => aCompany(tx));
    const periodEnd = new Date(Date.now() + 86_400_000);
    await api.app.db.queries.insert(subscriptions).values({ companyId: company.id, plan, state, periodEnd });
    const { id } = await newReview({ companyId: company.id, body });
    expect(await profileOf(company.slug)).toBe(offered);
    await translate(id, 'pl').expect(offered ? 200 : 404);
  });

  it('no translations are offered without a provider', async () => {
    const without = await testApi();
    try {
      const [company, review] = await without.app.db.tx(async (tx) => {
        const made = await aCompany(tx);
        return [made, await aReview(tx, { companyId: made.id, body })] as const;
      });
      expect(await profileOf(company.slug, without)).toBe(false);
      const { body: problem } = await translate(review.id, 'pl', without).expect(404);
      expect(problem.code).toBe('translation_unavailable');
    } finally {
      await without.close();
    }
  });
});
