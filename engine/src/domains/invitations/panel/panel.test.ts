import { LIVE_REST_SECONDS } from '@app/contracts/values';
import type { CreateOrder } from '@app/contracts/invitations';
import type { InvitationDetail, InvitationLimits, InvitationPage } from '@app/contracts/inviting/invitation-list';
import type { OptOutPage } from '@app/contracts/inviting/opt-outs';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { liveEvents } from '../../../platform/schema.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { aCustomer } from '../../reviews/testing/customers.ts';
import { subscriptions } from '../../billing/schema.ts';
import { aConfig, anOrder, runWorker } from '../testing.ts';
import { optOut } from '../opt-outs/service.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});
beforeEach(async () => {
  merchant = await api.merchant();
});

const get = async <T>(path: string, query: Record<string, string> = {}): Promise<T> =>
  (
    await merchant.browser
      .get(merchant.panel + path)
      .query(query)
      .expect(200)
  ).body as T;
const order = (given: Partial<CreateOrder> = {}) => anOrder(api.app, merchant.company.id, { ...given });
const refs = async (query: Record<string, string>) =>
  (await get<InvitationPage>('/invitations', query)).items.map(({ orderId }) => orderId);
const config = (given: Parameters<typeof aConfig>[2] = {}) =>
  api.app.db.tx((tx) => aConfig(tx, merchant.company.id, given));

it('open panels learn of invitations that are sent, of many at once by one event', async () => {
  const events = () =>
    api.app.db.queries
      .select({ companyId: liveEvents.companyId, at: liveEvents.at })
      .from(liveEvents)
      .where(and(eq(liveEvents.kind, 'invitation'), eq(liveEvents.companyId, merchant.company.id)));
  await config({ delayDays: 0, windowStart: 0, windowEnd: 24 });
  await order({ orderId: 'L-1' });
  await order({ orderId: 'L-2' });
  expect(await events()).toHaveLength(1);
  await api.app.db.queries.update(liveEvents).set({ at: new Date(Date.now() - (LIVE_REST_SECONDS + 1) * 1000) });
  await runWorker(api.app);
  expect(await refs({ state: 'sent' })).toEqual(['L-2', 'L-1']);
  expect(await events()).toHaveLength(2);
});

describe('the list of invitations', () => {
  it('the list of invitations filters by state, configuration, channel, language, period and words, alone and together', async () => {
    const mails = await config();
    const texts = await config({ channel: 'sms', name: 'Texts' });
    await order({ orderId: 'M-1', email: 'Anna@customer.example', configId: mails.id, language: 'de' });
    await order({ orderId: 'M-2', email: 'bob@customer.example', configId: mails.id });
    await order({ orderId: 'T-1', phone: '+48600700800', configId: texts.id });
    expect(await refs({})).toEqual(['T-1', 'M-2', 'M-1']);
    expect(await refs({ configId: mails.id })).toEqual(['M-2', 'M-1']);
    expect(await refs({ channel: 'sms' })).toEqual(['T-1']);
    expect(await refs({ language: 'de' })).toEqual(['M-1']);
    expect(await refs({ state: 'sent' })).toEqual([]);
    expect(await refs({ words: 'M-2' })).toEqual(['M-2']);
    expect(await refs({ words: 'anna@CUSTOMER.example' })).toEqual(['M-1']);
    expect(await refs({ words: '600 700 800' })).toEqual(['T-1']);
    expect(await refs({ words: 'M-' })).toEqual([]);
    expect(await refs({ words: 'M-2', language: 'de' })).toEqual([]);
    const [{ addedAt }] = [
      (await get<InvitationDetail>(`/invitations/${(await get<InvitationPage>('/invitations')).items[0]!.id}`)).order,
    ];
    const today = new Date(addedAt).toLocaleDateString('sv', { timeZone: merchant.company.timeZone });
    expect(await refs({ from: today, to: today })).toEqual(['T-1', 'M-2', 'M-1']);
    expect(await refs({ from: '2199-01-01' })).toEqual([]);
    expect(await refs({ to: '2001-01-01' })).toEqual([]);
  });

  it('the list of invitations pages by keyset over a filter, and a broken cursor is an error', async () => {
    for (const n of [1, 2, 3]) await order({ orderId: `K-${n}`, language: 'de' });
    const first = await get<InvitationPage>('/invitations', { language: 'de', limit: '2' });
    const second = await get<InvitationPage>('/invitations', { language: 'de', limit: '2', cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map(({ orderId }) => orderId)).toEqual(['K-3', 'K-2', 'K-1']);
    expect(second.nextCursor).toBeNull();
    await merchant.browser.get(`${merchant.panel}/invitations`).query({ cursor: 'x' }).expect(400);
  });

  it('the list of invitations masks addresses for agents, who may still look for one', async () => {
    const agent = await api.merchant({}, 'agent');
    await anOrder(api.app, agent.company.id, { orderId: 'A-1', email: 'anna@customer.example', phone: '+48600700800' });
    const { body } = await agent.browser.get(`${agent.panel}/invitations`).query({ words: 'anna@customer.example' });
    expect(body.items).toMatchObject([{ orderId: 'A-1', email: 'a***@customer.example', phone: '+48***800' }]);
  });
});

describe('one order by hand', () => {
  const add = (body: object) => merchant.browser.post(`${merchant.panel}/orders`).send({ basis: 'consent', ...body });

  it('one order by hand is refused when its number is taken or its customer has opted out', async () => {
    await add({ orderId: 'H-1', email: 'anna@customer.example' }).expect(201);
    expect((await add({ orderId: 'H-1', email: 'bob@customer.example' }).expect(409)).body.code).toBe('order_exists');
    const { id } = await order({ orderId: 'H-2', email: 'out@customer.example' });
    await optOut(api.app, api.app.tokens.derive('opt-out', id));
    const { body } = await add({ orderId: 'H-3', email: 'OUT@customer.example' }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'email', code: 'address_opted_out' }]);
    expect(await refs({ words: 'H-3' })).toEqual([]);
  });

  it('one order by hand is sent at once on demand, and its timeline tells from its creation to the review', async () => {
    const { id: configId } = await config({ delayDays: 7 });
    const email = `${newId()}@customer.example`;
    const { body } = await add({ orderId: 'H-4', email, configId }).expect(201);
    const { id, dueAt } = body.invitation;
    await runWorker(api.app);
    expect((await get<InvitationDetail>(`/invitations/${id}`)).state).toBe('scheduled');
    const sending = await merchant.browser.post(`${merchant.panel}/invitations/${id}/sending`).expect(200);
    expect(sending.body.waits).toBeNull();
    expect(sending.body.dueAt < dueAt).toBe(true);
    await runWorker(api.app);
    const detail = await get<InvitationDetail>(`/invitations/${id}`);
    expect(detail).toMatchObject({ state: 'sent', maySend: false, order: { source: 'panel', import: null } });
    expect(detail.timeline.map(({ type }) => type)).toEqual(['created', 'advanced', 'accepted', 'sent']);
    await merchant.browser.post(`${merchant.panel}/invitations/${id}/sending`).expect(409);
  });

  it('an order by hand waits for the sending hours, and its configuration must be switched on', async () => {
    const hour = Number(new Date().toLocaleTimeString('sv', { timeZone: merchant.company.timeZone }).slice(0, 2));
    const windowStart = (hour + 12) % 23;
    const night = await config({ delayDays: 7, windowStart, windowEnd: windowStart + 1 });
    const off = await config({ active: false });
    const later = await order({ configId: night.id });
    const never = await order({ configId: off.id });
    const send = (id: string) => merchant.browser.post(`${merchant.panel}/invitations/${id}/sending`);
    expect((await send(later.id).expect(200)).body.waits).toBe('hours');
    expect((await send(never.id).expect(409)).body.code).toBe('invitation_config_inactive');
  });
});

describe('the timeline of an invitation', () => {
  it('the timeline of an invitation ends with the review written, which is linked once it is public', async () => {
    const customer = await aCustomer(api, merchant, 1);
    await customer.submit({ body: 'Good tea, quick parcel and friendly people.' });
    await runOutbox(api.app);
    const [row] = (await get<InvitationPage>('/invitations')).items;
    const detail = await get<InvitationDetail>(`/invitations/${row!.id}`);
    expect(detail.timeline.at(-1)).toMatchObject({ type: 'completed' });
    expect(detail.reviews).toEqual([{ id: expect.any(String), public: true, product: null }]);
    expect(detail.order.products).toHaveLength(1);
  });

  it('the timeline of an invitation says why it is over the limit, and the limits say what waits until when', async () => {
    await api.app.db.queries.insert(subscriptions).values({
      companyId: merchant.company.id,
      plan: 'trustStart',
      state: 'paid',
      periodEnd: new Date(Date.now() + 86_400_000 * 30),
      monthlyInvitations: 1,
    });
    const { id: configId } = await config();
    for (const n of [1, 2]) await order({ orderId: `L-${n}`, configId });
    await runWorker(api.app);
    const kept = (await get<InvitationPage>('/invitations', { state: 'over_limit' })).items;
    expect(kept).toHaveLength(1);
    const { timeline } = await get<InvitationDetail>(`/invitations/${kept[0]!.id}`);
    expect(timeline.at(-1)).toMatchObject({ type: 'over_limit', reason: 'month' });
    const limits = await get<InvitationLimits>('/invitations/limits');
    expect(limits).toMatchObject({ month: { sent: 1, limit: 1 }, kept: 1, day: null, stopped: null });
    expect(new Date(limits.month.renewsAt).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('the list of opt-outs', () => {
  it('the list of opt-outs shows masked addresses with date and source, newest first, and finds one exactly', async () => {
    const { id } = await order({ email: 'anna@customer.example' });
    const waiting = await order({ orderId: 'O-2', email: 'bob@customer.example' });
    await optOut(api.app, api.app.tokens.derive('opt-out', id));
    await merchant.browser.post(`${merchant.panel}/opt-outs`).send({}).expect(422);
    await merchant.browser
      .post(`${merchant.panel}/opt-outs`)
      .send({ email: 'Bob@customer.example', phone: '600 700 800' })
      .expect(204);
    const { items } = await get<OptOutPage>('/opt-outs');
    expect(items.map(({ address, source }) => [address, source])).toEqual(
      expect.arrayContaining([
        ['B***@customer.example', 'company'],
        ['+48***800', 'company'],
        ['a***@customer.example', 'link'],
      ]),
    );
    expect(items.at(-1)?.source).toBe('link');
    expect((await get<InvitationDetail>(`/invitations/${waiting.id}`)).state).toBe('opted_out');
    const found = (await get<OptOutPage>('/opt-outs', { address: '+48 600 700 800' })).items;
    expect(found.map(({ address }) => address)).toEqual(['+48***800']);
    expect((await get<OptOutPage>('/opt-outs', { address: 'cleo@customer.example' })).items).toEqual([]);
    const first = await get<OptOutPage>('/opt-outs', { limit: '2' });
    const rest = await get<OptOutPage>('/opt-outs', { limit: '2', cursor: first.nextCursor! });
    expect([...first.items, ...rest.items]).toEqual(items);
    const { text } = await merchant.browser.get(`${merchant.panel}/opt-outs/export`).buffer().expect(200);
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text).not.toContain('anna@');
  });
});
