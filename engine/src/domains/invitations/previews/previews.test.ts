import type { ConfigPreview } from '@app/contracts/inviting/previews';
import type { InvitationForm } from '@app/contracts/review-forms';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { createSmsapi } from '../../../platform/sms/smsapi.ts';
import { startProvider } from '../../../platform/sms/testing.ts';
import type { ProviderServer } from '../../../platform/sms/testing.ts';
import { buyMessages } from '../../billing/testing.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';

const CONFIG = {
  name: 'Unsaved',
  channel: 'email',
  delayDays: 3,
  windowStart: 9,
  windowEnd: 18,
  senderName: 'Test company',
  defaultLanguage: 'en',
  symbol: 'hearts',
  askProducts: true,
  active: true,
  texts: { en: { subject: 'How was it, {{name}}?', sms: 'Hi {{name}}, rate {{company}}: {{link}}' } },
  thankYou: { heading: { en: 'Thanks a lot!' } },
};

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

const post = (path: string, language = 'en', config: object = CONFIG) =>
  merchant.browser.post(`${merchant.panel}/invitation-configs${path}`).send({ config, language });
const formAt = (path: string) => api.browser().get(`${API_ROOT}/invitations/${path.split('/').at(-1)?.split('?')[0]}`);
const reviews = async () => (await api.app.db.pool.query('select 1 from engine.reviews')).rows.length;

it('unsaved values are previewed as mail with text part, text message with its segments, and thank-you page', async () => {
  const preview = (await post('/preview').expect(200)).body as ConfigPreview;
  expect(preview.mail.subject).toBe('How was it, Anna?');
  expect(preview.mail.html).toContain('<html');
  expect(preview.mail.text).toContain('Test company');
  expect(preview.sms).toMatchObject({ segments: 2, encoding: 'gsm7' });
  expect(preview.sms.text).toContain('Hi Anna, rate Test company:');
  expect(preview.thankYou?.heading).toBe('Thanks a lot!');
  const polish = (await post('/preview', 'pl').expect(200)).body as ConfigPreview;
  expect(polish.mail.subject).not.toBe(preview.mail.subject);
  expect((await post('/preview', 'en', { ...CONFIG, name: '' }).expect(422)).body.errors).toMatchObject([
    { path: 'config.name' },
  ]);
});

it('the form of unsaved values opens as a preview, with which no review can be written', async () => {
  const { path } = (await post('/form-preview').expect(201)).body;
  const form = (await formAt(path).expect(200)).body as InvitationForm;
  expect(form).toMatchObject({ preview: true, symbol: 'hearts', thankYou: { heading: 'Thanks a lot!' } });
  const token = path.split('/').at(-1);
  const review = { token, grade: 5, body: 'A fine shop, I would say so.', authorName: 'Eve', acceptTerms: true };
  await api.browser().post(`${API_ROOT}/reviews`).send(review).expect(404);
  expect(await reviews()).toBe(0);
});

it('a test goes to the member alone, marked, and its link opens the preview until it is a week old', async () => {
  await post('/test').expect(202);
  await runOutbox(api.app);
  expect(mail.mails.map(({ to }) => to)).toEqual([[merchant.email]]);
  const received = mail.mails[0]?.parsed;
  expect(received?.subject).toBe('[Test] How was it, Merchant?');
  expect(received?.text).toContain('This is a test sent to you from the panel.');
  const link = /\/invitation\/\S+\/edit\/[\w-]+/.exec(received?.text ?? '')?.[0] ?? '';
  expect((await formAt(link).expect(200)).body.preview).toBe(true);
  const { rows } = await api.app.db.pool.query(
    'select 1 from engine.invitations union all select 1 from engine.orders',
  );
  expect(rows).toEqual([]);
});

it('a test follows the rules of wording, and is limited by the hour', async () => {
  const advert = { ...CONFIG, texts: { en: { body: 'Buy more at www.cheap.example now' } } };
  expect((await post('/test', 'en', advert).expect(422)).body.errors).toMatchObject([{ path: 'texts.en.body' }]);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await post('/test')).status);
  expect(statuses).toContain(429);
});

describe('a test by text message', () => {
  const TEXT = { ...CONFIG, channel: 'sms' };
  const sms = (phone: string, config: object = TEXT, by = merchant) =>
    by.browser.post(`${by.panel}/invitation-configs/test-sms`).send({ config, language: 'en', phone });
  let provider: ProviderServer;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.stop());
  beforeEach(async () => {
    await api.app.db.pool.query('delete from engine.throttles');
    api.app.sms = createSmsapi({ token: 'secret-token', from: 'Hotel', url: provider.url, timeoutMs: 2_000 });
    provider.answer(() => ({ status: 200, body: { count: 1, list: [{ id: 'S1', status: 'QUEUE' }] } }));
    provider.seen.length = 0;
    merchant = await api.merchant();
    await buyMessages(api, merchant.company.id, 100);
  });

  it('a test by text message goes to the named mobile as a customer would get it, and its link opens the preview', async () => {
    await sms('600 700 800').expect(204);
    const [request] = provider.seen;
    expect(request?.form['to']?.replace('+', '')).toBe('48600700800');
    const link = /\/i\/[\w-]+/.exec(request?.form['message'] ?? '')?.[0] ?? '';
    const { headers } = await api.browser().get(link).expect(303);
    expect((await formAt(headers['location'] ?? '').expect(200)).body.preview).toBe(true);
    const { rows } = await api.app.db.pool.query('select 1 from engine.invitations where company_id = $1', [
      merchant.company.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('a test by text message is refused for a landline, a mail configuration, an opted-out number, and a number with enough messages', async () => {
    const codeOf = async (sent: ReturnType<typeof sms>) => (await sent.expect(422)).body.errors[0];
    expect(await codeOf(sms('12 345 67 89'))).toMatchObject({ path: 'phone', code: 'phone_not_mobile' });
    expect(await codeOf(sms('600 700 801', CONFIG))).toMatchObject({ path: 'channel', code: 'channel_unavailable' });
    await merchant.browser.post(`${merchant.panel}/opt-outs`).send({ phone: '+48600700802' }).expect(204);
    expect(await codeOf(sms('600 700 802'))).toMatchObject({ path: 'phone', code: 'address_opted_out' });
    await sms('600 700 803').expect(204);
    await sms('600 700 803').expect(204);
    expect(await codeOf(sms('600 700 803'))).toMatchObject({ path: 'phone', code: 'sms_test_refused' });
    expect(provider.seen).toHaveLength(2);
  });

  it('a test by text message says when the provider does not take it, and when there is no provider', async () => {
    provider.answer(() => ({ status: 503, body: {} }));
    expect((await sms('600 700 804').expect(503)).body.code).toBe('service_unavailable');
    // What was not sent costs nothing.
    const { rows } = await api.app.db.pool.query<{ left: number }>(
      'select "left" from engine.text_message_balances where company_id = $1',
      [merchant.company.id],
    );
    expect(rows).toEqual([{ left: 100 }]);
    api.app.sms = null;
    const { body } = await sms('600 700 805').expect(422);
    expect(body.errors).toMatchObject([{ path: 'channel', code: 'channel_unavailable' }]);
  });
});
