import { billing, billingTest, only, payCharge, sweepAll } from './testing.ts';
import type { BillingTest } from './testing.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

describe('a paid subscription', () => {
  it('a paid subscription is invoiced 14 days before its end with a notice, past due for seven days, suspended, and revived by a payment', async () => {
    const merchant = await api.subscriber();
    await api.shiftClock('17 days');
    await sweepAll(api);
    const renewal = only((await api.overview(merchant)).charges);
    expect(renewal).toMatchObject({ kind: 'period', net: 2900 });
    await api.shiftClock('13 days');
    await sweepAll(api);
    expect((await api.overview(merchant)).subscription.state).toBe('past_due');
    await api.shiftClock('7 days');
    await sweepAll(api);
    expect(await api.overview(merchant)).toMatchObject({
      subscription: { state: 'suspended', next: null },
      charges: [],
    });
    expect(await api.mails(merchant)).toEqual([
      'invoice',
      'change began',
      'invoice',
      'end renewal 14',
      'change became_past_due',
      'invoice',
      'change suspended',
    ]);
    // The late transfer for what was taken back orders the same again.
    expect(await payCharge(api, renewal.id)).toBe('paid');
    const { subscription } = await api.overview(merchant);
    expect(subscription).toMatchObject({ state: 'paid', plan: 'trustStart' });
    const days = (Date.parse(subscription.periodEnd) - Date.parse(subscription.periodStart)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await api.events(merchant)).slice(-3)).toEqual(['suspended', 'ordered', 'revived']);
  });

  it('renewed in time goes on from its end', async () => {
    const merchant = await api.subscriber();
    const end = (await api.overview(merchant)).subscription.periodEnd;
    await api.shiftClock('20 days');
    await sweepAll(api);
    await payCharge(api, only((await api.overview(merchant)).charges).id);
    await api.shiftClock('11 days');
    await sweepAll(api);
    expect((await api.overview(merchant)).subscription).toMatchObject({ state: 'paid', periodStart: end, next: null });
  });

  it('a paid subscription is upgraded at once for the days left, and goes back if that is not paid in seven days', async () => {
    const merchant = await api.subscriber();
    await api.shiftClock('10 days');
    const { charges, subscription } = await api.choose(merchant, 'trustPro');
    expect(subscription).toMatchObject({ plan: 'trustPro', upgradedFrom: 'trustStart' });
    // 20 of 30 days: 66.00 less 19.33.
    expect(only(charges)).toMatchObject({
      kind: 'upgrade',
      net: 4667,
      lines: [{ item: { kind: 'upgrade', fromPlan: 'trustStart' } }],
    });
    await api.shiftClock('8 days');
    await sweepAll(api);
    expect((await api.overview(merchant)).subscription).toMatchObject({ plan: 'trustStart', upgradedFrom: null });
    const again = await api.choose(merchant, 'trustPro');
    const upgrade = again.charges.find(({ kind }) => kind === 'upgrade');
    await payCharge(api, upgrade?.id ?? '');
    expect((await api.overview(merchant)).subscription).toMatchObject({ plan: 'trustPro', upgradedFrom: null });
  });

  it('a paid subscription is downgraded with the next period', async () => {
    const merchant = await api.subscriber('trustPro');
    expect((await api.choose(merchant, 'trustStart')).subscription).toMatchObject({
      plan: 'trustPro',
      renewsAs: { plan: 'trustStart', term: 'month' },
    });
    await api.shiftClock('17 days');
    await sweepAll(api);
    const renewal = only((await api.overview(merchant)).charges);
    expect(renewal.net).toBe(2900);
    await payCharge(api, renewal.id);
    await api.shiftClock('14 days');
    expect((await api.overview(merchant)).subscription).toMatchObject({ plan: 'trustStart', state: 'paid' });
  });

  it('downgraded while its renewal waits for payment is billed again, and what was paid in part is free again', async () => {
    const merchant = await api.subscriber('trustPro');
    await api.shiftClock('17 days');
    await sweepAll(api);
    const renewal = only((await api.overview(merchant)).charges);
    expect(renewal.net).toBe(9900);
    expect(await payCharge(api, renewal.id, { amount: 100 })).toBe('partial');
    const { charges, subscription } = await api.choose(merchant, 'trustStart');
    expect(only(charges)).toMatchObject({ kind: 'period', net: 2900 });
    expect(subscription).toMatchObject({ plan: 'trustPro', next: { plan: 'trustStart', paid: false }, renewsAs: null });
    const { rows } = await api.app.db.pool.query(
      'select charge_id, amount from engine.payments where company_id = $1 order by id desc limit 1',
      [merchant.company.id],
    );
    expect(rows).toEqual([{ charge_id: null, amount: 100 }]);
    // Kept after all: the dearer one is billed.
    expect(only((await api.choose(merchant, 'trustPro')).charges)).toMatchObject({ net: 9900 });
  });

  it('upgraded with an open renewal and not paid is renewed at its old price', async () => {
    const merchant = await api.subscriber();
    await api.shiftClock('17 days');
    await sweepAll(api);
    const nets = async () => (await api.overview(merchant)).charges.map(({ kind, net }) => [kind, net]).toSorted();
    await api.choose(merchant, 'trustPro');
    expect(await nets()).toEqual([
      ['period', 9900],
      ['upgrade', 3033],
    ]);
    await api.shiftClock('8 days');
    await sweepAll(api);
    expect(await nets()).toEqual([['period', 2900]]);
  });

  it('upgraded with the next period paid raises that one with the payment only', async () => {
    const merchant = await api.subscriber();
    await api.shiftClock('17 days');
    await sweepAll(api);
    await payCharge(api, only((await api.overview(merchant)).charges).id);
    const { charges, subscription } = await api.choose(merchant, 'trustPro');
    expect(subscription).toMatchObject({ plan: 'trustPro', next: { plan: 'trustStart', paid: true } });
    expect(only(charges).lines.map(({ net }) => net)).toEqual([3033, 7000]);
    await payCharge(api, only(charges).id);
    expect((await api.overview(merchant)).subscription).toMatchObject({ next: { plan: 'trustPro', paid: true } });
  });

  it('suspended with an unpaid upgrade goes back to its plan, and keeps no other company waiting', async () => {
    const merchant = await api.subscriber();
    await api.shiftClock('29 days');
    await api.choose(merchant, 'trustPro');
    await merchant.browser.post(`${billing(merchant)}/cancel`).expect(200);
    await api.shiftClock('8 days');
    await sweepAll(api);
    expect(await api.overview(merchant)).toMatchObject({
      charges: [],
      subscription: { state: 'suspended', plan: 'trustStart', upgradedFrom: null },
    });
  });

  it('cancelled is served to its end without another invoice', async () => {
    const merchant = await api.subscriber();
    const cancelled = await merchant.browser.post(`${billing(merchant)}/cancel`).expect(200);
    expect(cancelled.body.subscription).toMatchObject({ state: 'paid', cancelled: true });
    await merchant.browser.post(`${billing(merchant)}/cancel`).expect(409);
    await api.shiftClock('29 days');
    await sweepAll(api);
    expect((await api.overview(merchant)).charges).toEqual([]);
    await api.shiftClock('1 day');
    await sweepAll(api);
    expect((await api.overview(merchant)).subscription.state).toBe('suspended');
    const notice = await merchant.browser.get(`${billing(merchant)}/notice`).expect(200);
    expect(notice.body.notice).toMatchObject({ kind: 'suspended', ordered: false });
    // The panel still opens to pay and export.
    await merchant.browser.get(billing(merchant)).expect(200);
  });
});
