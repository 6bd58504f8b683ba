import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { aReview } from '../../reviews/factory.ts';
import { EVERY_KIND } from '../../surveys/testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Tea house' });
  await api.app.db.read.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, 'enterprise', 'paid', now() + interval '30 days') on conflict do nothing`);
});
afterAll(() => api.close());

const FISHING = 'Please enter your password and card number to see your gift.';
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
/** Path, code and passage of every fault. */
const faultsOf = (answer: { status: number; body: { errors?: { path: string; code: string; params: object }[] } }) => {
  expect(answer.status).toBe(422);
  return answer.body.errors?.map(({ path, code, params }) => [path, code, params]);
};
const refusal = (path: string, code: string, passage: string) => [path, code, { passage }];

describe('words of a merchant that others read', () => {
  it('are refused in invitations, reminders and thank-you pages, with the field and the passage', async () => {
    const answer = await merchant.browser.post(at('/invitation-configs')).send({
      ...CONFIG,
      senderName: 'Tea house – PayPal',
      texts: { en: { subject: RUDE, body: `Thank you for your order. ${FISHING}` } },
      questions: [{ id: 'q', kind: 'open', question: { en: 'Your account is blocked. Log in.' } }],
      thankYou: { heading: { en: 'Thank you' }, body: { en: 'Reply with your PIN.' } },
    });
    expect(faultsOf(answer)).toEqual([
      refusal('senderName', 'sender_name_taken', 'Tea house – PayPal'),
      refusal('texts.en.subject', 'words_refused', expect.stringContaining('bitch') as never),
      refusal('texts.en.body', 'words_phishing', FISHING),
      refusal('questions.0.question.en', 'words_phishing', 'Your account is blocked.'),
      refusal('thankYou.body.en', 'words_phishing', 'Reply with your PIN.'),
    ]);
  });

  it('that were saved before stay, while the rest of a configuration is changed', async () => {
    const { body: config } = await merchant.browser.post(at('/invitation-configs')).send(CONFIG).expect(201);
    await api.app.db.read.execute(sql`
      update engine.invitation_configs set texts = ${JSON.stringify({ en: { body: FISHING } })}::jsonb
      where id = ${config.id}`);
    const { id, ...own } = { ...config, texts: { en: { body: FISHING } }, delayDays: 3 };
    const put = (more: object) => merchant.browser.put(at(`/invitation-configs/${id}`)).send({ ...own, ...more });
    await put({}).expect(200);
    expect(faultsOf(await put({ texts: { en: { body: `${FISHING} Soon.` } } }))).toEqual([
      refusal('texts.en.body', 'words_phishing', FISHING),
    ]);
  });

  it('are refused in surveys, product features and names of ordered products', async () => {
    const survey = { ...EVERY_KIND, title: { en: FISHING } };
    expect(faultsOf(await merchant.browser.post(at('/surveys')).send(survey))).toEqual([
      refusal('title.en', 'words_phishing', FISHING),
    ]);
    const feature = { name: { en: 'Size' }, low: { en: 'bitch' }, high: { en: 'fine' } };
    const set = { category: null, productId: null, features: [feature] };
    expect(faultsOf(await merchant.browser.put(at('/product-features')).send(set))).toEqual([
      refusal('features.0.low.en', 'words_refused', 'bitch'),
    ]);
    const order = { orderId: newId(), basis: 'consent', email: `${newId()}@mail.example` };
    const products = [
      { productId: '1', name: 'PIN board, oak' },
      { productId: '2', name: 'Account blocked: confirm your card number' },
    ];
    expect(faultsOf(await merchant.browser.post(at('/orders')).send({ ...order, products }))).toEqual([
      refusal('products.1.name', 'words_phishing', 'Account blocked: confirm your card number'),
    ]);
    await merchant.browser
      .post(at('/orders'))
      .send({ ...order, products: products.slice(0, 1) })
      .expect(201);
  });

  it('are refused in answers, which are screened for the rest', async () => {
    const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id }));
    expect(faultsOf(await merchant.browser.put(at(`/reviews/${id}/answer`)).send({ body: FISHING }))).toEqual([
      refusal('body', 'words_phishing', FISHING),
    ]);
  });

  it('are refused in what a seller says of a withdrawal, which the author gets by mail', async () => {
    const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id }));
    const withdraw = (explanation: string) =>
      merchant.browser.post(at(`/reviews/${id}/withdrawal`)).send({ reason: 'complaint_item', explanation });
    expect(faultsOf(await withdraw(FISHING))).toEqual([refusal('explanation', 'words_phishing', FISHING)]);
    expect(faultsOf(await withdraw('More about it at www.win-a-prize.example today.'))).toEqual([
      ['explanation', 'link_not_allowed', {}],
    ]);
  });
});
