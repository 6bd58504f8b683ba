import { sql } from 'drizzle-orm';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { aCustomer } from '../reviews/testing/customers.ts';
import { aReview } from '../reviews/testing/factory.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(() => api.close());

const detail = async (id: string): Promise<CompanyReviewDetail> =>
  (await merchant.browser.get(`${merchant.panel}/reviews/${id}`).query({ locale: 'en' }).expect(200)).body;
const run = (statement: ReturnType<typeof sql>) => api.app.db.queries.execute(statement);
const newReview = async (given: Parameters<typeof aReview>[1] = {}): Promise<string> =>
  (await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, ...given }))).id;

it('a review is shown with the invitation behind it, the reviews of the same order, and its history', async () => {
  const customer = await aCustomer(api, merchant, 1);
  const id = (await customer.submit({ grade: 4, body: 'Good tea and a quick parcel, all in all.' })).body.reviewId!;
  const productReview = (await customer.submitProduct(customer.productIds[0] ?? '')).body.reviewId!;
  await runOutbox(api.app);
  const found = await detail(id);
  expect(found).toMatchObject({
    id,
    state: 'published',
    body: 'Good tea and a quick parcel, all in all.',
    invitation: { channel: 'email', reminders: 0, completedAt: expect.any(String) },
    siblings: [{ id: productReview, product: expect.any(String), state: 'published' }],
    revisions: [{ revision: 1, grade: 4, at: found.submittedAt }],
    reports: [],
    mediationSummary: null,
    translatable: false,
    translationPath: null,
  });
  expect(found.timeline.map(({ type, by }) => [type, by])).toEqual([
    ['submitted', 'reviewer'],
    ['published', 'platform'],
  ]);
  expect(found.orderId).not.toBeNull();
  expect(found.share?.url).toContain(`/reviews/${merchant.company.slug}?review=${id}`);
  expect(found.share?.picture).toContain(`/${merchant.company.slug}.png`);
  expect((await detail(productReview)).share?.picture).toContain(`/product/${customer.productIds[0]}.png`);
});

it('answers to the company’s own questions and positions of product features are shown', async () => {
  const id = await newReview();
  const feature = newId();
  await run(sql`
    insert into engine.product_features (id, company_id, position, name, low, high, created_at)
    values (${feature}, ${merchant.company.id}, 0, '{"en": "Strength"}', '{"en": "mild"}', '{"en": "strong"}', now())`);
  const answers = [{ questionId: 'q', question: 'How did you hear of us?', answer: 'From a friend' }];
  await run(sql`
    update engine.review_revisions set answers = ${JSON.stringify(answers)}::jsonb,
      features = ${JSON.stringify({ [feature]: 4 })}::jsonb where review_id = ${id}`);
  expect(await detail(id)).toMatchObject({
    questions: [{ question: 'How did you hear of us?', answer: 'From a friend' }],
    features: [{ id: feature, name: 'Strength', position: 4 }],
  });
});

it('the company’s own reports are shown, and nobody else’s', async () => {
  const id = await newReview();
  await merchant.browser.post(`${merchant.panel}/reviews/${id}/reports`).send({ reason: 'offensive' }).expect(202);
  await run(sql`
    insert into engine.reports (id, company_id, review_id, side, reporter_hash, reason, language, weight, state, at)
    values (${newId()}, ${merchant.company.id}, ${id}, 'visitor', 'other', 'spam', 'en', 1, 'open', now())`);
  await run(sql`
    insert into engine.review_events (id, review_id, company_id, type, at, actor)
    values (${newId()}, ${id}, ${merchant.company.id}, 'reported', now(), 'visitor')`);
  const found = await detail(id);
  expect(found.reports).toEqual([
    { id: expect.any(String), reason: 'offensive', state: 'open', at: expect.any(String), decidedAt: null },
  ]);
  expect(found.timeline.filter(({ type }) => type === 'reported').map(({ by }) => by)).toEqual(['company']);
});

it('of a mediation its state and clocks are shown', async () => {
  const id = await newReview({ state: 'in_mediation', grade: 1 });
  await run(sql`
    insert into engine.mediations (review_id, company_id, state, grade_before, opened_at, answer_by, ends_at)
    values (${id}, ${merchant.company.id}, 'awaiting_merchant', 1, now(), now() + interval '72 hours', now() + interval '21 days')`);
  expect(await detail(id)).toMatchObject({
    mediationSummary: { state: 'awaiting_merchant', outcome: null, gradeBefore: 1, endedAt: null, messages: 0 },
    share: null,
  });
});

it('of a held or rejected review nothing but its state and time is shown', async () => {
  for (const state of ['held', 'rejected'] as const) {
    const id = await newReview({ state, grade: 1, body: 'Nobody should read this.' });
    const found = await detail(id);
    expect(found).toMatchObject({
      id,
      state,
      grade: null,
      body: '',
      timeline: [],
      revisions: [],
      invitation: null,
      share: null,
    });
    expect(JSON.stringify(found)).not.toContain('Nobody');
  }
});

it('a review of another company, or one that is not known yet, is not found', async () => {
  const other = await api.merchant();
  const id = await newReview();
  await other.browser.get(`${other.panel}/reviews/${id}`).expect(404);
  const unscreened = await newReview({ state: 'screening' });
  await merchant.browser.get(`${merchant.panel}/reviews/${unscreened}`).expect(404);
});
