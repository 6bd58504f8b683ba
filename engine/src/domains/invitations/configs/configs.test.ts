import { newId } from '../../../kernel/ids.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { anOrder } from '../testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi({ SMS_PROVIDER: 'demo' });
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Hotel' });
});

const CONFIG = {
  name: 'Hotel',
  channel: 'sms',
  delayDays: 1,
  windowStart: 9,
  windowEnd: 20,
  senderName: 'Hotel',
  defaultLanguage: 'pl',
  symbol: 'hearts',
  askProducts: false,
  active: true,
};
const at = (path = '') => `${merchant.panel}/invitation-configs${path}`;
const list = async () => (await merchant.browser.get(at()).expect(200)).body;
const create = (more: object = {}) => merchant.browser.post(at()).send({ ...CONFIG, ...more });
const order = (more: object) =>
  merchant.browser.post(`${merchant.panel}/orders`).send({ orderId: newId(), basis: 'consent', ...more });
const errorsOf = async (request: ReturnType<typeof create>) => (await request.expect(422)).body.errors;

describe('configurations', () => {
  it('a company can create, change and delete several unused configurations', async () => {
    const [first] = (await list()).items;
    const { body: added } = await create().expect(201);
    expect(added).toMatchObject({ ...CONFIG, reminders: 0, languageRule: 'order', texts: {}, thankYou: {} });
    const { id, ...rest } = added;
    const { body: changed } = await merchant.browser
      .put(at(`/${id}`))
      .send({ ...rest, reminders: 2 })
      .expect(200);
    expect(changed).toMatchObject({ id, reminders: 2 });
    expect((await list()).items.map((one: { id: string }) => one.id)).toEqual([first.id, id]);
    await merchant.browser.delete(at(`/${id}`)).expect(204);
    await merchant.browser.delete(at(`/${id}`)).expect(404);
    expect((await merchant.browser.delete(at(`/${first.id}`)).expect(409)).body.code).toBe('config_needed');
    const { rows } = await api.app.db.pool.query(`select act from engine.audit_log where company_id = $1 order by id`, [
      merchant.company.id,
    ]);
    expect(rows.map(({ act }) => act)).toEqual([
      'invitation_config.created',
      'invitation_config.updated',
      'invitation_config.deleted',
    ]);
  });

  it('the sender name must be the company’s, and texts may not contain links', async () => {
    expect(await errorsOf(create({ senderName: 'PayPal Security' }))).toMatchObject([
      { path: 'senderName', code: 'sender_name_foreign', params: { company: 'Hotel' } },
    ]);
    await create({ senderName: 'Anna, Hotel' }).expect(201);
    const texts = {
      en: { subject: 'Confirm at paypal.com', body: 'See https://evil.example' },
      pl: { heading: 'Cześć' },
    };
    const question = { id: 'q', kind: 'open', question: { pl: 'Byłeś na www.evil.example?' } };
    expect(await errorsOf(create({ texts, questions: [question] }))).toMatchObject([
      { path: 'texts.en.subject', code: 'link_not_allowed' },
      { path: 'texts.en.body', code: 'link_not_allowed' },
      { path: 'questions.0.question.pl', code: 'link_not_allowed' },
    ]);
  });

  it('a used configuration can be deactivated but not deleted, and keeps its channel', async () => {
    const { body: used } = await create().expect(201);
    await anOrder(api.app, merchant.company.id, { phone: '600700800', configId: used.id });
    expect((await merchant.browser.delete(at(`/${used.id}`)).expect(409)).body.code).toBe('config_in_use');
    const { id, ...rest } = used;
    const other = merchant.browser.put(at(`/${id}`)).send({ ...rest, channel: 'email' });
    expect(await errorsOf(other)).toMatchObject([{ path: 'channel', code: 'channel_fixed' }]);
    await merchant.browser
      .put(at(`/${id}`))
      .send({ ...rest, active: false })
      .expect(200);
  });

  it('every invalid text is reported with its path', async () => {
    const errors = await errorsOf(
      create({
        texts: { pl: { subject: 'Hej {{nmae}}' }, en: { sms: 'How was it? '.repeat(20) } },
        thankYou: { heading: { en: 'Thanks' } },
        questions: [{ id: 'a', kind: 'single', question: { pl: 'Skąd?' }, choices: [] }],
      }),
    );
    expect(errors).toMatchObject([
      { path: 'texts.pl.subject', code: 'unknown_placeholder', message: expect.stringContaining('nmae') },
      { path: 'texts.en.sms', code: 'sms_too_long', params: { maximum: 2 } },
      { path: 'questions.0.choices', code: 'choices_missing' },
      { path: 'thankYou.heading.pl', code: 'words_missing' },
    ]);
  });

  it('another company’s configurations are not found', async () => {
    const { body: mine } = await create().expect(201);
    const other = await api.merchant();
    const strange = `${other.panel}/invitation-configs/${mine.id}`;
    const { id: _, ...rest } = mine;
    await other.browser.put(strange).send(rest).expect(404);
    await other.browser.delete(strange).expect(404);
    await other.browser.get(`${strange}/thank-you`).expect(404);
    await other.browser.get(at(`/${mine.id}/thank-you`)).expect(404);
  });

  it('the SMS channel is offered only with a configured provider', async () => {
    expect((await list()).channels).toEqual(['email', 'sms']);
    const { sms } = api.app;
    api.app.sms = null;
    try {
      expect((await list()).channels).toEqual(['email']);
      expect(await errorsOf(create())).toMatchObject([{ path: 'channel', code: 'channel_unavailable' }]);
    } finally {
      api.app.sms = sms;
    }
  });

  it('the thank-you page is previewed in each language', async () => {
    const button = { label: { pl: 'Rabat' }, url: 'https://shop.example/rabat' };
    const { body } = await create({ thankYou: { heading: { pl: 'Dzięki!', en: 'Thanks!' }, button } }).expect(201);
    const preview = async (query = '') =>
      (await merchant.browser.get(at(`/${body.id}/thank-you${query}`)).expect(200)).body;
    expect(await preview()).toMatchObject({
      locale: 'pl',
      languages: ['pl', 'en'],
      words: { heading: 'Dzięki!', body: null, button: { label: 'Rabat', url: button.url } },
    });
    expect((await preview('?locale=en')).words).toMatchObject({ heading: 'Thanks!', button: { label: 'Rabat' } });
  });
});

describe('an order', () => {
  it('an order takes the configuration it names, else the first active one that reaches its customer', async () => {
    const [mail] = (await list()).items;
    const { body: sms } = await create().expect(201);
    const configOf = async (more: object) => {
      const { body } = await order(more).expect(201);
      const { rows } = await api.app.db.pool.query('select config_id from engine.invitations where id = $1', [
        body.invitation.id,
      ]);
      return rows[0].config_id;
    };
    const both = { email: 'a@customer.example', phone: '600 700 800' };
    expect(await configOf(both)).toBe(mail.id);
    expect(await configOf({ ...both, configId: sms.id })).toBe(sms.id);
    expect(await configOf({ phone: '600 700 800' })).toBe(sms.id);
    const { id, ...rest } = mail;
    await merchant.browser
      .put(at(`/${id}`))
      .send({ ...rest, active: false })
      .expect(200);
    expect(await configOf(both)).toBe(sms.id);
    // No active configuration uses mail, so an inactive one takes the order.
    expect(await configOf({ email: 'a@customer.example' })).toBe(mail.id);
  });

  it('an order with missing or invalid contact data is refused with the reason', async () => {
    await list();
    const wrong = async (more: object) => (await errorsOf(order(more)))[0];
    expect(await wrong({})).toMatchObject({ path: 'email', code: 'email_or_phone' });
    expect(await wrong({ phone: '600 700 800' })).toMatchObject({ path: 'email', code: 'email_needed' });
    const { body: sms } = await create().expect(201);
    expect(await wrong({ phone: 'call me' })).toMatchObject({ path: 'phone', code: 'phone_invalid' });
    expect(await wrong({ phone: '12 345 67 89' })).toMatchObject({ path: 'phone', code: 'phone_not_mobile' });
    const named = { email: 'a@customer.example', configId: sms.id };
    expect(await wrong(named)).toMatchObject({ path: 'phone', code: 'phone_needed' });
    // An invalid number that is not needed does not refuse the order.
    await order({ email: 'a@customer.example', phone: 'call me' }).expect(201);
  });

  it('an invitation can be cancelled until it is sent', async () => {
    const { body } = await order({ email: 'a@customer.example' }).expect(201);
    const cancel = () => merchant.browser.post(`${merchant.panel}/invitations/${body.invitation.id}/cancellation`);
    const row = async () => (await merchant.browser.get(`${merchant.panel}/invitations`).expect(200)).body.items[0];
    expect(await row()).toMatchObject({ state: 'scheduled', channel: 'email', mayCancel: true });
    await cancel().expect(204);
    await cancel().expect(204);
    expect(await row()).toMatchObject({ state: 'cancelled', mayCancel: false });
    await api.app.db.pool.query(`update engine.invitations set state = 'sent' where id = $1`, [body.invitation.id]);
    expect((await cancel().expect(409)).body.code).toBe('invitation_act_refused');
    const other = await api.merchant();
    await other.browser.post(`${other.panel}/invitations/${body.invitation.id}/cancellation`).expect(404);
  });
});
