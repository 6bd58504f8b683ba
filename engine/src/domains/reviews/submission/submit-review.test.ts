import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { aCustomer, configureForm } from '../testing/customers.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  merchant = await api.merchant();
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const QUESTIONS = [
  {
    id: 'how',
    kind: 'single' as const,
    required: true,
    question: { en: 'How?' },
    choices: [{ en: 'Shop' }, { en: 'Web' }],
  },
  {
    id: 'liked',
    kind: 'multiple' as const,
    required: false,
    question: { en: 'What?' },
    choices: [{ en: 'A' }, { en: 'B' }],
  },
  { id: 'more', kind: 'open' as const, required: false, question: { en: 'More?' }, choices: [] },
];

it('a form with invalid fields is refused with all of its errors', async () => {
  const strict = await api.merchant();
  const customer = await aCustomer(api, strict, 1);
  await configureForm(api, strict.company.id, { criteria: ['delivery'], questions: QUESTIONS });
  await api.app.db.queries.execute(sql`update engine.companies set body_min = 50 where id = ${strict.company.id}`);
  const { status, body } = await customer.submit({
    products: [{ productId: newId(), grade: 5, body: 'Too short as well.' }],
    ratings: { delivery: 5, food: 1 },
    answers: [
      { questionId: 'liked', answer: 'A\nC' },
      { questionId: 'gone', answer: 'x' },
    ],
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    expect.objectContaining({ path: 'body', code: 'text_too_small', params: { minimum: 50 } }),
    expect.objectContaining({ path: 'products.0.body', code: 'text_too_small' }),
    expect.objectContaining({ path: 'ratings.food', code: 'unknown_criterion' }),
    expect.objectContaining({ path: 'answers.0.answer', code: 'unknown_choice' }),
    expect.objectContaining({ path: 'answers.1.questionId', code: 'unknown_question' }),
    expect.objectContaining({ path: 'answers.how', code: 'required' }),
    expect.objectContaining({ path: 'products.0.productId', code: 'unknown_product' }),
  ]);
  await customer.browser.get(`${API_ROOT}/invitations/${customer.token}`).expect(200);
});

it('detailed ratings are stored, and answers with the questions as they were asked', async () => {
  const asking = await api.merchant();
  const customer = await aCustomer(api, asking);
  await configureForm(api, asking.company.id, { criteria: ['delivery', 'service'], questions: QUESTIONS });
  const { body } = await customer.browser.get(`${API_ROOT}/invitations/${customer.token}`).expect(200);
  expect(body.questions.map(({ question }: { question: string }) => question)).toEqual(['How?', 'What?', 'More?']);
  const answer = await customer.submit({
    ratings: { delivery: 5, service: 3 },
    answers: [
      { questionId: 'how', answer: 'Web' },
      { questionId: 'liked', answer: 'A\nB' },
    ],
  });
  expect(answer.status).toBe(201);
  await configureForm(api, asking.company.id, { questions: [] });
  const { rows } = await api.app.db.queries.execute(sql`
    select ratings, answers from engine.review_revisions where company_id = ${asking.company.id}`);
  expect(rows).toEqual([
    {
      ratings: { delivery: 5, service: 3 },
      answers: [
        { questionId: 'how', question: 'How?', answer: 'Web' },
        { questionId: 'liked', question: 'What?', answer: 'A\nB' },
      ],
    },
  ]);
});

it('the device rule treats all reviews of an order as one submission, even when sent one by one', async () => {
  const customer = await aCustomer(api, merchant, 3);
  const [first, second, third] = customer.productIds as [string, string, string];
  expect((await customer.submitProduct(first)).status).toBe(201);
  const form = await customer.browser.get(`${API_ROOT}/invitations/${customer.token}`).expect(200);
  expect(form.body.products.map(({ id }: { id: string }) => id).sort()).toEqual([second, third].sort());
  expect(
    (await customer.submit({ products: [{ productId: second, grade: 4, body: 'Good enough for every day.' }] })).status,
  ).toBe(201);
  await runOutbox(api.app);
  expect((await customer.submitProduct(third)).status).toBe(201);
  await runOutbox(api.app);
  const { rows } = await api.app.db.queries.execute<{ state: string }>(
    sql`select state from engine.reviews where invitation_id = ${customer.invitationId}`,
  );
  expect(rows.map(({ state }) => state)).toEqual(Array(4).fill('published'));

  for (const again of [first, second, third])
    expect(await customer.submitProduct(again)).toMatchObject({ status: 409, body: { code: 'product_reviewed' } });
  expect(await customer.submitProduct(newId())).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'productId', code: 'unknown_product' }] },
  });

  // Another order from the same device is what the rule is for.
  const other = await aCustomer(api, merchant, 0);
  const sameDevice = { ...other, browser: customer.browser };
  const { body } = await sameDevice.browser
    .post(`${API_ROOT}/reviews`)
    .send({
      token: other.token,
      grade: 5,
      body: 'Everything fine once more, thanks.',
      authorName: 'Bob',
      acceptTerms: true,
    })
    .expect(201);
  await runOutbox(api.app);
  const held = await api.app.db.queries.execute(sql`select state from engine.reviews where id = ${body.reviewId}`);
  expect(held.rows).toEqual([{ state: 'held' }]);
});

it('concurrent reviews of the same product are submitted once', async () => {
  const customer = await aCustomer(api, merchant, 1);
  const answers = await Promise.all([1, 2, 3].map(() => customer.submitProduct(customer.productIds[0] ?? '')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('other products of the order may be reviewed until the invitation expires', async () => {
  const customer = await aCustomer(api, merchant, 2);
  await api.app.db.queries.execute(sql`
    update engine.invitations set state = 'sent', sent_at = engine.app_now(), expires_at = engine.app_now() + interval '180 days'
    where id = ${customer.invitationId}`);
  expect((await customer.submit()).status).toBe(201);
  await api.app.db.queries.execute(sql`
    update engine.invitations set expires_at = engine.app_now() where id = ${customer.invitationId}`);
  expect(await customer.submitProduct(customer.productIds[0] ?? '')).toMatchObject({
    status: 410,
    body: { code: 'invitation_expired' },
  });
});
