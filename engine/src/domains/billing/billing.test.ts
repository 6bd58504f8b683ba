import { sql } from 'drizzle-orm';
import { sellerDay } from './invoices/issue.ts';
import { DETAILS, billing, billingTest, only, payCharge, sweepAll } from './testing.ts';
import type { BillingTest } from './testing.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

describe('the trial', () => {
  it('the trial is warned of 14, 7, 3 and 1 days before its end, each once, and then suspended', async () => {
    const merchant = await api.merchant();
    await api.knowCompany(merchant);
    await api.shiftClock('75 days');
    await sweepAll(api);
    // Every six hours, so that one look falls between each warning and the end at any time of the day.
    for (let look = 0; look < 68; look++) {
      await api.shiftClock('6 hours');
      await sweepAll(api);
    }
    expect(await api.mails(merchant)).toEqual([
      'end trial 14',
      'end trial 7',
      'end trial 3',
      'end trial 1',
      'change suspended',
    ]);
    expect((await api.overview(merchant)).subscription.state).toBe('suspended');
  });

  it('the trial is had once for a tax number: a second company ends with the first', async () => {
    const first = await api.payer();
    await api.knowCompany(first);
    await api.shiftClock('60 days');
    const second = await api.payer({}, { createdAt: new Date(Date.now() + 60 * 86_400_000) });
    await api.knowCompany(second);
    const end = (await api.overview(first)).subscription.periodEnd;
    expect((await api.overview(second)).subscription).toMatchObject({ state: 'trial', periodEnd: end });
    await api.shiftClock('31 days');
    const third = await api.payer({}, { createdAt: new Date(Date.now() + 91 * 86_400_000) });
    await api.knowCompany(third);
    expect((await api.overview(third)).subscription.state).toBe('suspended');
  });
});

describe('a plan ordered in the trial', () => {
  it('a plan ordered in the trial is invoiced at once, paid by transfer and begins after the trial', async () => {
    const merchant = await api.payer();
    const { charges, subscription } = await api.choose(merchant, 'trustPro');
    expect(only(charges)).toMatchObject({ kind: 'period', net: 9900, vatRate: 23, vat: 2277, gross: 12177 });
    expect(only(charges).invoice?.number).toMatch(/^FV\/\d{4}\/000001$/);
    expect(await payCharge(api, only(charges).id)).toBe('paid');
    expect(await payCharge(api, only(charges).id)).toBe('known');
    expect((await api.overview(merchant)).subscription).toMatchObject({
      state: 'trial',
      next: { plan: 'trustPro', paid: true },
    });
    await api.shiftClock('90 days');
    expect((await api.overview(merchant)).subscription).toMatchObject({ state: 'paid', plan: 'trustPro' });
    const [invoice] = await api.invoices(merchant);
    expect(invoice).toMatchObject({ state: 'paid', gross: 12177 });
    const document = await merchant.browser.get(`${billing(merchant)}/invoices/${invoice?.id}`).expect(200);
    expect(document.body).toMatchObject({
      buyer: { name: DETAILS.name, taxNumber: DETAILS.taxNumber },
      lines: [{ item: { kind: 'plan', plan: 'trustPro', from: sellerDay(new Date(subscription.periodEnd)) } }],
    });
  });

  it('a plan ordered in the trial needs to know who is billed, and the price that was shown', async () => {
    const merchant = await api.merchant();
    const plan = { plan: 'trustStart', term: 'month', gross: 3567, method: 'transfer' };
    const refused = await merchant.browser
      .post(`${billing(merchant)}/plan`)
      .send(plan)
      .expect(409);
    expect(refused.body.code).toBe('billing_details_missing');
    await merchant.browser
      .put(`${billing(merchant)}/details`)
      .send(DETAILS)
      .expect(200);
    const other = await merchant.browser
      .post(`${billing(merchant)}/plan`)
      .send({ ...plan, gross: 1 })
      .expect(409);
    expect(other.body.code).toBe('price_changed');
    expect((await api.overview(merchant)).charges).toEqual([]);
  });

  it('chosen again replaces the unpaid one, whose invoice is corrected to nothing', async () => {
    const merchant = await api.payer();
    await api.choose(merchant, 'trustStart');
    const { charges } = await api.choose(merchant, 'trustPro', 'year');
    expect(charges).toHaveLength(1);
    expect(only(charges)).toMatchObject({ net: 95040 });
    const issued = await api.invoices(merchant);
    expect(issued.map(({ kind, net, state }) => [kind, net, state])).toEqual([
      ['invoice', 95040, 'open'],
      ['correction', -2900, 'cancelled'],
      ['invoice', 2900, 'cancelled'],
    ]);
  });

  it('a plan ordered in the trial can still be paid after the trial, until it lapses', async () => {
    const merchant = await api.payer();
    await api.shiftClock('85 days');
    const { charges } = await api.choose(merchant, 'trustStart');
    await api.shiftClock('7 days');
    await sweepAll(api);
    expect(await api.overview(merchant)).toMatchObject({ subscription: { state: 'suspended' }, charges });
    expect(await payCharge(api, only(charges).id)).toBe('paid');
    expect((await api.overview(merchant)).subscription).toMatchObject({ state: 'paid', plan: 'trustStart' });
  });

  it('a plan ordered in the trial lapses unless it is paid, and its invoice is taken back', async () => {
    const merchant = await api.payer();
    await api.choose(merchant, 'trustStart');
    await api.shiftClock('21 days');
    await sweepAll(api);
    expect((await api.overview(merchant)).charges).toEqual([]);
    expect(await api.events(merchant)).toEqual(['ordered', 'order_lapsed']);
  });

  it('a plan ordered in the trial is taxed by the buyer’s country', async () => {
    const outside = await api.payer({ country: 'US', taxNumber: '12-3456789' });
    expect(only((await api.choose(outside, 'trustStart')).charges)).toMatchObject({
      vatTreatment: 'outside_eu',
      gross: 2900,
    });
    const german = await api.payer({ country: 'DE', taxNumber: null, vatNumber: 'DE136695976' });
    expect(only((await api.choose(german, 'trustStart')).charges)).toMatchObject({
      vatTreatment: 'domestic',
      gross: 3567,
    });
    await api.app.db.queries.execute(
      sql`update engine.billing_details set vat_valid = true where company_id = ${german.company.id}`,
    );
    expect(only((await api.choose(german, 'trustStart')).charges)).toMatchObject({
      vatTreatment: 'reverse_charge',
      gross: 2900,
    });
  });
});

it('the engine numbers invoices without a gap when fifty are issued at once and some fail', async () => {
  const payers = await Promise.all(Array.from({ length: 10 }, () => api.payer()));
  const orders = payers.flatMap((payer) =>
    ['trustStart', 'trustPro', 'trustStart', 'enterprise', 'trustPro'].map((plan) => ({ payer, plan })),
  );
  await Promise.all(
    orders.map(async ({ payer, plan }) => {
      const gross = plan === 'trustPro' ? 12177 : 3567;
      await payer.browser.post(`${billing(payer)}/plan`).send({ plan, term: 'month', gross, method: 'transfer' });
    }),
  );
  const { rows } = await api.app.db.queries.execute<{ series: string; count: number; last: number }>(sql`
    select series, count(*)::int as count, max(sequence) as last from engine.invoices group by series order by series`);
  expect(rows.map(({ series, count, last }) => [series, count === last])).toEqual([
    ['FV', true],
    ['KOR', true],
  ]);
  expect(rows[0]?.count).toBe(40);
});

it('the page of billing has every plan at the company’s price, and what a bank’s app needs for zloty', async () => {
  const merchant = await api.payer();
  const { offers, vatTreatment } = await api.overview(merchant);
  expect(vatTreatment).toBe('domestic');
  expect(offers.map(({ plan, term, net, gross, byContract }) => [plan, term, net, gross, byContract])).toEqual([
    ['trustStart', 'month', 2900, 3567, false],
    ['trustStart', 'year', 27840, 34243, false],
    ['trustPro', 'month', 9900, 12177, false],
    ['trustPro', 'year', 95040, 116899, false],
    ['enterprise', 'month', 29900, 36777, true],
    ['enterprise', 'year', 287040, 353059, true],
  ]);
  const [inDollars] = (await api.choose(merchant, 'trustStart')).charges;
  expect(inDollars?.paymentCode).toBeNull();
  const { body } = await merchant.browser
    .post(`${billing(merchant)}/text-messages`)
    .send({ packs: 1, method: 'transfer' })
    .expect(200);
  const messages = body.charges.find(({ kind }: { kind: string }) => kind === 'text_messages');
  expect(messages).toMatchObject({ gross: 18450, received: 0 });
  await payCharge(api, messages.id, { amount: 10000, reference: 'part' });
  const [, rest] = (await api.overview(merchant)).charges;
  expect(rest).toMatchObject({ received: 10000, paymentCode: expect.stringContaining(`|008450|`) });
  expect(rest?.paymentCode).toContain(rest?.invoice?.number);
});

it('what fails for one company is done for the others, and tried again later', async () => {
  const [broken, sound] = [await api.subscriber(), await api.payer()];
  // The one has been past due for long; nothing can be recorded of it.
  await api.choose(broken, 'trustPro');
  await api.shiftClock('60 days');
  await api.app.db.queries.execute(sql`
    create function engine.refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await api.app.db.queries.execute(
    sql.raw(`
    create trigger refuse before insert on engine.subscription_events for each row
    when (new.company_id = '${broken.company.id}') execute function engine.refuse()`),
  );
  await api.choose(sound, 'trustStart');
  await api.shiftClock('30 days');
  await sweepAll(api);
  expect((await api.events(sound)).at(-1)).toBe('order_lapsed');
  const due = async () =>
    (
      await api.app.db.queries.execute<{ later: boolean }>(sql`
        select due_at > engine.app_now() as later from engine.subscriptions where company_id = ${broken.company.id}`)
    ).rows;
  expect(await due()).toEqual([{ later: true }]);
  await api.app.db.queries.execute(sql`drop trigger refuse on engine.subscription_events`);
  await api.shiftClock('2 hours');
  await sweepAll(api);
  expect((await api.overview(broken)).subscription.state).toBe('suspended');
});

it('text messages come with their payment', async () => {
  const merchant = await api.payer();
  const ordered = await merchant.browser
    .post(`${billing(merchant)}/text-messages`)
    .send({ packs: 2, method: 'transfer' })
    .expect(200);
  expect(ordered.body).toMatchObject({ textMessages: 0, charges: [{ currency: 'PLN', net: 30000 }] });
  await payCharge(api, only(ordered.body.charges).id, { amount: 100, reference: 'part' });
  expect((await api.overview(merchant)).textMessages).toBe(0);
  await payCharge(api, only(ordered.body.charges).id, { amount: 36800, reference: 'rest' });
  expect((await api.overview(merchant)).textMessages).toBe(2000);
});

it('only the owner changes what is paid; an agent does not see it', async () => {
  const manager = await api.merchant(undefined, 'manager');
  await manager.browser.get(billing(manager)).expect(200);
  await manager.browser.post(`${billing(manager)}/cancel`).expect(403);
  const agent = await api.merchant(undefined, 'agent');
  await agent.browser.get(billing(agent)).expect(403);
  // Why everything is disabled, though, is for everybody.
  await agent.browser.get(`${billing(agent)}/notice`).expect(200, { notice: null });
});

it('a card is refused while none can be charged, and nothing is written', async () => {
  const merchant = await api.payer();
  const plan = { plan: 'trustStart', term: 'month', gross: 3567, method: 'card' };
  const refused = await merchant.browser
    .post(`${billing(merchant)}/plan`)
    .send(plan)
    .expect(422);
  expect(refused.body.errors).toMatchObject([{ path: 'method', code: 'invalid' }]);
  await merchant.browser
    .put(`${billing(merchant)}/details`)
    .send({ ...DETAILS, method: 'card' })
    .expect(422);
  expect(await api.overview(merchant)).toMatchObject({ cards: false, charges: [], details: { method: 'transfer' } });
});
