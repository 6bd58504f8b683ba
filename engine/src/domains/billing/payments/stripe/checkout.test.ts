import { API_ROOT } from '../../../../http/paths.ts';
import { billing, only, payCharge } from '../../testing.ts';
import { postOf, signatureOf } from '../../testing/stripe-server.ts';
import { refuseRows } from '../../../../testing/trouble.ts';
import { sweepCardPayments } from './sweep.ts';
import { cardTest } from './testing.ts';
import type { CardTest } from './testing.ts';

let test: CardTest;
beforeEach(async () => {
  test = await cardTest();
});
afterEach(() => test.close());

const completed = () => {
  const found = test.stripe.events.find(({ type }) => type === 'checkout.session.completed');
  if (!found) throw new Error('nothing was completed');
  return found;
};

describe('a charge paid by card', () => {
  it('a charge paid on the page of Stripe is recorded once, invoiced as paid, and the card is saved', async () => {
    const merchant = await test.payer();
    const charge = await test.order(merchant, 'trustPro');
    expect(charge).toMatchObject({ method: 'card', invoice: null, gross: 12177 });
    const session = await test.checkout(merchant, charge);
    expect(test.stripe.sessions.get(session)).toMatchObject({
      amount_total: 12177,
      currency: 'usd',
      client_reference_id: charge.id,
      metadata: { charge_id: charge.id },
    });
    expect((await test.overview(merchant)).charges).toMatchObject([{ paying: true }]);
    test.stripe.pay(session);
    await test.postAll();
    await test.work();
    expect(await test.overview(merchant)).toMatchObject({
      charges: [],
      subscription: { next: { plan: 'trustPro', paid: true } },
      card: { brand: 'visa', last4: '4242', expires: '2099-12' },
      details: { method: 'card' },
    });
    expect(await test.payments(merchant)).toEqual([{ amount: 12177, pays: true }]);
    expect(await test.invoices(merchant)).toMatchObject([{ gross: 12177, state: 'paid' }]);
  });

  it('webhooks that come twice, in the wrong order and at once pay once', async () => {
    const merchant = await test.payer();
    test.stripe.pay(await test.checkout(merchant, await test.order(merchant)));
    const events = [...test.stripe.events].reverse();
    await Promise.all([...events, ...events].map((event) => test.post(event)));
    await test.work();
    for (const event of events) expect(await test.post(event)).toBe(200);
    await test.work();
    expect(await test.payments(merchant)).toEqual([{ amount: 3567, pays: true }]);
    expect(await test.invoices(merchant)).toHaveLength(1);
  });

  it('an old event cannot take back what a newer one has told', async () => {
    const merchant = await test.payer();
    const session = await test.checkout(merchant, await test.order(merchant));
    expect(() => test.stripe.pay(session, '0002')).toThrow('declined');
    const failed = test.stripe.events.find(({ type }) => type === 'payment_intent.payment_failed');
    test.stripe.pay(session);
    await test.post(completed());
    await test.work();
    await test.post(failed ?? completed());
    await test.work();
    expect((await test.overview(merchant)).subscription.next).toMatchObject({ paid: true });
    expect(await test.payments(merchant)).toHaveLength(1);
  });

  it('a payment whose webhooks are lost is found by the sweep, and when the merchant returns from the page', async () => {
    const swept = await test.payer();
    test.stripe.pay(await test.checkout(swept, await test.order(swept)));
    expect(await sweepCardPayments(test.app)).toBe(0);
    await test.shiftClock('3 minutes');
    await test.sweepCards();
    expect(await test.payments(swept)).toEqual([{ amount: 3567, pays: true }]);

    const returned = await test.payer();
    const charge = await test.order(returned);
    test.stripe.pay(await test.checkout(returned, charge));
    const { body } = await returned.browser.post(`${billing(returned)}/charges/${charge.id}/payment-check`).expect(200);
    expect(body).toMatchObject({ charges: [], subscription: { next: { paid: true } } });
  });

  it('a webhook that comes days after the charge was paid by transfer is kept as open money for staff', async () => {
    const merchant = await test.payer();
    const charge = await test.order(merchant);
    test.stripe.pay(await test.checkout(merchant, charge));
    expect(await payCharge(test, charge.id)).toBe('paid');
    await test.shiftClock('3 days');
    await test.postAll();
    await test.work();
    expect(await test.payments(merchant)).toEqual([
      { amount: 3567, pays: true },
      { amount: 3567, pays: false },
    ]);
  });

  it('a charge that is replaced or paid otherwise cannot be paid any more on the page that is still open', async () => {
    const merchant = await test.payer();
    const first = await test.checkout(merchant, await test.order(merchant));
    const other = await test.order(merchant, 'trustPro');
    await test.work();
    expect(test.stripe.sessions.get(first)?.status).toBe('expired');
    const second = await test.checkout(merchant, other);
    await payCharge(test, other.id);
    await test.work();
    expect(test.stripe.sessions.get(second)?.status).toBe('expired');
    await merchant.browser.post(`${billing(merchant)}/charges/${other.id}/checkout`).expect(409);
  });

  it('a payment that overtakes the end of its page is not lost', async () => {
    const merchant = await test.payer();
    test.stripe.pay(await test.checkout(merchant, await test.order(merchant)));
    await test.order(merchant, 'trustPro');
    await test.work();
    expect(await test.payments(merchant)).toEqual([{ amount: 3567, pays: false }]);
  });

  it('the page that is open is opened again; after a day there is a new one', async () => {
    const merchant = await test.payer();
    const charge = await test.order(merchant);
    const [first, again] = await Promise.all([test.checkout(merchant, charge), test.checkout(merchant, charge)]);
    expect(again).toBe(first);
    expect(await test.checkout(merchant, charge)).toBe(first);
    test.stripe.expire(first);
    expect(await test.checkout(merchant, charge)).not.toBe(first);
  });
});

describe('Stripe in trouble', () => {
  // The library itself repeats requests without an answer once.
  it.each([
    ['lost answer', 2],
    ['lost request', 2],
    ['internal after', 2],
    ['too many', 1],
  ] as const)('%s: the page opens at the next try, and the charge is paid once', async (trouble, times) => {
    const merchant = await test.payer();
    const charge = await test.order(merchant);
    test.stripe.fail(/^POST \/v1\/checkout\/sessions$/, trouble, times);
    const refused = await merchant.browser.post(`${billing(merchant)}/charges/${charge.id}/checkout`);
    expect([200, 503]).toContain(refused.status);
    test.stripe.forgetKeys();
    test.stripe.pay(await test.checkout(merchant, charge));
    await test.postAll();
    await test.work();
    expect(await test.payments(merchant)).toEqual([{ amount: 3567, pays: true }]);
  });

  it('a crash between the payment and its record is made good by the next delivery', async () => {
    const merchant = await test.payer();
    test.stripe.pay(await test.checkout(merchant, await test.order(merchant)));
    const mend = await refuseRows(test.app, 'engine.invoices', 'true');
    await test.post(completed());
    await expect(test.work()).rejects.toThrow();
    expect(await test.payments(merchant)).toEqual([]);
    await mend();
    await test.work();
    expect(await test.payments(merchant)).toEqual([{ amount: 3567, pays: true }]);
    expect(await test.invoices(merchant)).toHaveLength(1);
  });

  it('a customer that is gone at Stripe is created again', async () => {
    const merchant = await test.cardSubscriber();
    await test.shiftClock('10 days');
    const upgrade = only((await test.choose(merchant, 'trustPro', 'month', 'card')).charges);
    for (const customer of test.stripe.customers.keys()) test.stripe.work('DELETE', `/v1/customers/${customer}`, {});
    test.stripe.pay(await test.checkout(merchant, upgrade));
    await test.postAll();
    await test.work();
    expect((await test.overview(merchant)).subscription).toMatchObject({ plan: 'trustPro', upgradedFrom: null });
  });
});

describe('the webhook', () => {
  const send = (body: string, signature?: string) =>
    test
      .program()
      .post(`${API_ROOT}/webhooks/stripe`)
      .set({ 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) })
      .send(body);

  it('the webhook refuses what Stripe has not signed, and what is older than five minutes', async () => {
    const merchant = await test.payer();
    test.stripe.pay(await test.checkout(merchant, await test.order(merchant)));
    const { body } = postOf(completed());
    const old = Math.floor(Date.now() / 1000) - 301;
    const forged = [
      undefined,
      '',
      'v1=00',
      't=1',
      signatureOf(body, 'whsec_other'),
      signatureOf(body, 'whsec_local', old),
    ];
    for (const signature of forged) {
      const { body: told } = await send(body, signature).expect(400);
      expect(told.code).toBe('webhook_signature_invalid');
    }
    await send(`${body} `, signatureOf(body)).expect(400);
    await send('not json', signatureOf('not json')).expect(400);
    await test.work();
    expect(await test.payments(merchant)).toEqual([]);
    await send(body, signatureOf(body)).expect(200);
  });

  it('the webhook takes events that are of no interest, and payments that are not ours, and does nothing', async () => {
    const other = { ...test.stripe.events[0], id: 'evt_other', type: 'invoice.paid', data: { object: { id: 'in_1' } } };
    const body = JSON.stringify(other);
    await send(body, signatureOf(body)).expect(200);
    const merchant = await test.payer();
    const session = await test.checkout(merchant, await test.order(merchant));
    const known = test.stripe.sessions.get(session);
    if (known) known.metadata = { shop: 'another use of the account' };
    test.stripe.pay(session);
    await test.postAll();
    await test.work();
    expect(await test.payments(merchant)).toEqual([]);
  });

  it('the webhook is not there without a key', async () => {
    const { STRIPE: _, ...config } = test.app.config;
    test.app.config = { ...config, STRIPE: undefined };
    await send('{}', signatureOf('{}')).expect(409);
    const merchant = await test.payer();
    const { charges } = await test.choose(merchant, 'trustStart');
    const refused = await merchant.browser
      .post(`${billing(merchant)}/charges/${only(charges).id}/checkout`)
      .expect(409);
    expect(refused.body.code).toBe('cards_off');
  });
});

it('another company cannot pay a charge, nor ask about it', async () => {
  const merchant = await test.payer();
  const charge = await test.order(merchant);
  const other = await test.payer();
  for (const act of ['checkout', 'payment-check'])
    await other.browser.post(`${billing(other)}/charges/${charge.id}/${act}`).expect(404);
});
