import { sql } from 'drizzle-orm';
import { LOCALES } from '@app/contracts/common';
import { fitsPost } from '@app/contracts/sharing/post-length';
import { POST_NETWORKS } from '@app/contracts/sharing/networks';
import type { ReviewPosts } from '@app/contracts/sharing/posts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { startDeepL } from '../../../platform/translation/testing.ts';
import type { ProviderServer } from '../../../platform/translation/testing.ts';
import { subscriptions } from '../../billing/schema.ts';
import { publicReview, transitionReview } from '../../reviews/public.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { postsOf as postsOfReview } from './post-texts.ts';

const KEY = 'key-of-the-test';
let provider: ProviderServer;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  provider = await startDeepL(KEY);
  api = await testApi({ DEEPL_KEY: KEY, DEEPL_URL: provider.url });
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const BODY = 'Very good tea, and it came the next day.';
const PLAIN = { translation: null, hashtags: true };
const newReview = async (given: Parameters<typeof aReview>[1] = {}): Promise<string> =>
  (await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, grade: 4, body: BODY, ...given }))).id;
const ask = (id: string, query: Record<string, string> = { language: 'en' }) =>
  merchant.browser.get(`${merchant.panel}/reviews/${id}/posts`).query(query);
const postsOf = async (id: string, query?: Record<string, string>): Promise<Record<string, string>> => {
  const { body } = await ask(id, query).expect(200);
  return Object.fromEntries((body as ReviewPosts).posts.map(({ network, text }) => [network, text]));
};

it('a post has grade, the author’s words, who wrote them, their origin, and the link', async () => {
  const id = await newReview({ origin: 'unverified' });
  const posts = await postsOf(id);
  expect(Object.keys(posts)).toEqual(POST_NETWORKS);
  for (const text of Object.values(posts)) {
    expect(text).toContain('★★★★☆');
    expect(text).toContain(`“${BODY}”`);
    expect(text).toContain('Not confirmed by purchase');
    expect(text).toContain(`/en/reviews/${merchant.company.slug}?review=${id}`);
    expect(text).not.toContain('#');
  }
  expect(posts['facebook']).toContain(`: ${merchant.company.name}\n`);
});

it('hashtags are added where they do something', async () => {
  const posts = await postsOf(await newReview(), { language: 'de', hashtags: 'yes' });
  expect(POST_NETWORKS.filter((network) => posts[network]?.includes('#Bewertungen'))).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'x',
  ]);
});

it('in every language the longest review fits every network, cut after a word', async () => {
  const body = 'Very good tea, and it came the next day in a fine box. '.repeat(90).trim();
  const review = await publicReview(api.app.db.queries, await newReview({ body }));
  const url = 'https://opinara.example/reviews/company';
  for (const language of LOCALES)
    for (const { network, text, limit, shortened } of postsOfReview({ review, language, url, ...PLAIN })) {
      expect([network, fitsPost(network, text), shortened]).toEqual([network, true, limit < body.length]);
      if (shortened) expect(text).toMatch(/(?:tea|good|day|came|it|and|the|next|in|a|fine|box|Very)…/);
      else expect(text).toContain(body);
      expect(text).not.toMatch(/\{\{|undefined/);
    }
});

it('a translation says what it is translated from', async () => {
  const posts = await postsOf(await newReview(), { language: 'de', text: 'translation' });
  expect(posts['linkedin']).toContain(`„[DE] ${BODY}“`);
  expect(posts['x']).toContain('Originalsprache: Englisch');
  const same = await postsOf(await newReview(), { language: 'en', text: 'translation' });
  expect(same['x']).toContain(`“${BODY}”`);
});

it('of an erased review only the grade is said', async () => {
  const id = await newReview();
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'erase', { actor: 'reviewer' }));
  for (const text of Object.values(await postsOf(id))) {
    expect(text).toContain('Name removed');
    expect(text).not.toContain('tea');
  }
});

it.each(['held', 'in_mediation', 'rejected'] as const)('a review that is %s has no posts', async (state) => {
  const { body } = await ask(await newReview({ state })).expect(404);
  expect(body.code).toBe('review_not_found');
});

it('a review of another company, or of none, has no posts; a wrong language is named', async () => {
  const other = await api.merchant();
  const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: other.company.id }));
  await ask(id).expect(404);
  await ask(newId()).expect(404);
  const { body } = await ask(await newReview(), { language: 'xx' }).expect(422);
  expect(JSON.stringify(body)).toContain('language');
});

it('the post generator is part of Pro, and not of Start or of a suspended company', async () => {
  const id = await newReview();
  const subscribed = (plan: 'trustStart' | 'trustPro', state: 'paid' | 'suspended') => {
    const facts = { plan, state, periodEnd: new Date(Date.now() + 20 * 86_400_000) };
    return api.app.db.queries
      .insert(subscriptions)
      .values({ companyId: merchant.company.id, ...facts })
      .onConflictDoUpdate({ target: subscriptions.companyId, set: facts });
  };
  await subscribed('trustStart', 'paid');
  const { body } = await ask(id).expect(402);
  expect(body).toMatchObject({ code: 'plan_lacks_feature', params: { feature: 'post_generator', plan: 'trustPro' } });
  await subscribed('trustPro', 'paid');
  await ask(id).expect(200);
  await subscribed('trustPro', 'suspended');
  expect((await ask(id).expect(402)).body.code).toBe('company_suspended');
});

it('a company whose profile is hidden has no posts', async () => {
  const id = await newReview();
  const of = sql`where id = ${merchant.company.id}`;
  await api.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' ${of}`);
  await ask(id).expect(404);
});
