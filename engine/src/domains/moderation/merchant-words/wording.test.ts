import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { EVERY_KIND } from '../../surveys/testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Tea house' });
  await api.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, 'enterprise', 'paid', now() + interval '30 days') on conflict do nothing`);
});
afterAll(() => api.close());

const PHISHING = 'Please enter your password and card number to see your gift.';
const RUDE = 'Only a stupid bitch writes nothing.';
const CONFIG = {
  name: 'Tea',
  channel: 'email',
  delayDays: 1,
  windowStart: 9,
  windowEnd: 20,
  senderName: 'Tea house',
  defaultLanguage: 'en',
  symbol: 'stars',
  askProducts: false,
  active: true,
};
const at = (path: string) => `${merchant.panel}${path}`;
/** Path, code and params of every error. */
const errorsOf = (answer: { status: number; body: { errors?: { path: string; code: string; params: object }[] } }) => {
  expect(answer.status).toBe(422);
  return answer.body.errors?.map(({ path, code, params }) => [path, code, params]);
};
const refusal = (path: string, code: string, passage: string) => [path, code, { passage }];

describe('texts of a merchant', () => {
  it('texts of invitations, reminders and thank-you pages are refused with field and passage', async () => {
    const answer = await merchant.browser.post(at('/invitation-configs')).send({
      ...CONFIG,
      senderName: 'Tea house – PayPal',
      texts: { en: { subject: RUDE, body: `Thank you for your order. ${PHISHING}` } },
      questions: [{ id: 'q', kind: 'open', question: { en: 'Your account is blocked. Log in.' } }],
      thankYou: { heading: { en: 'Thank you' }, body: { en: 'Reply with your PIN.' } },
    });
    expect(errorsOf(answer)).toEqual([
      refusal('senderName', 'sender_name_taken', 'Tea house – PayPal'),
      refusal('texts.en.subject', 'words_refused', expect.stringContaining('bitch') as never),
      refusal('texts.en.body', 'words_phishing', PHISHING),
      refusal('questions.0.question.en', 'words_phishing', 'Your account is blocked.'),
      refusal('thankYou.body.en', 'words_phishing', 'Reply with your PIN.'),
    ]);
  });

  it('texts saved before the check may stay when a configuration is changed', async () => {
    const { body: config } = await merchant.browser.post(at('/invitation-configs')).send(CONFIG).expect(201);
    await api.app.db.queries.execute(sql`
      update engine.invitation_configs set texts = ${JSON.stringify({ en: { body: PHISHING } })}::jsonb
      where id = ${config.id}`);
    const { id, ...own } = { ...config, texts: { en: { body: PHISHING } }, delayDays: 3 };
    const put = (more: object) => merchant.browser.put(at(`/invitation-configs/${id}`)).send({ ...own, ...more });
    await put({}).expect(200);
    expect(errorsOf(await put({ texts: { en: { body: `${PHISHING} Soon.` } } }))).toEqual([
      refusal('texts.en.body', 'words_phishing', PHISHING),
    ]);
  });

  it('phishing and insults in surveys, product features and product names are refused', async () => {
    const survey = { ...EVERY_KIND, title: { en: PHISHING } };
    expect(errorsOf(await merchant.browser.post(at('/surveys')).send(survey))).toEqual([
      refusal('title.en', 'words_phishing', PHISHING),
    ]);
    const feature = { name: { en: 'Size' }, low: { en: 'bitch' }, high: { en: 'fine' } };
    const set = { category: null, productId: null, features: [feature] };
    expect(errorsOf(await merchant.browser.put(at('/product-features')).send(set))).toEqual([
      refusal('features.0.low.en', 'words_refused', 'bitch'),
    ]);
    const order = { orderId: newId(), basis: 'consent', email: `${newId()}@mail.example` };
    const products = [
      { productId: '1', name: 'PIN board, oak' },
      { productId: '2', name: 'Account blocked: confirm your card number' },
    ];
    expect(errorsOf(await merchant.browser.post(at('/orders')).send({ ...order, products }))).toEqual([
      refusal('products.1.name', 'words_phishing', 'Account blocked: confirm your card number'),
    ]);
    await merchant.browser
      .post(at('/orders'))
      .send({ ...order, products: products.slice(0, 1) })
      .expect(201);
  });

  it('phishing in an answer to a review is refused before screening', async () => {
    const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id }));
    expect(errorsOf(await merchant.browser.put(at(`/reviews/${id}/answer`)).send({ body: PHISHING }))).toEqual([
      refusal('body', 'words_phishing', PHISHING),
    ]);
  });

  it('phishing and links in the explanation of a withdrawal request are refused', async () => {
    const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id }));
    const withdraw = (explanation: string) =>
      merchant.browser.post(at(`/reviews/${id}/withdrawal`)).send({ reason: 'complaint_item', explanation });
    expect(errorsOf(await withdraw(PHISHING))).toEqual([refusal('explanation', 'words_phishing', PHISHING)]);
    expect(errorsOf(await withdraw('More about it at www.win-a-prize.example today.'))).toEqual([
      ['explanation', 'link_not_allowed', {}],
    ]);
  });
});

it('an id is no text, whatever number its digits look like', async () => {
  const given = { features: [{ id: '0199f000-1234-7abc-8520-150722000000', name: 'Size' }] };
  const known = { companyName: 'Tea house', personalData: true };
  expect(await api.app.wording.findViolations(given, known)).toEqual([]);
  const [wrong] = await api.app.wording.findViolations({ features: [{ name: 'Call 601 234 567' }] }, known);
  expect(wrong).toMatchObject({ path: 'features.0.name', code: 'words_refused' });
});
