import { sql } from 'drizzle-orm';
import type { SignedInMerchant } from '../../../../http/testing.ts';
import { billing, only, sweepAll } from '../../testing.ts';
import { sweepExpiringCards } from './expiring-cards.ts';
import { sweepReversals } from './reversals.ts';
import { cardTest } from './testing.ts';
import type { CardTest } from './testing.ts';

let test: CardTest;
beforeEach(async () => {
  test = await cardTest();
});
afterEach(() => test.close());

const customerAtStripe = (): string => [...test.stripe.customers.keys()][0] ?? '';
const firstIntent = (): string => [...test.stripe.intents.keys()][0] ?? '';
const reversals = async () =>
  (
    await test.app.db.queries.execute<{ kind: string; state: string; amount: number }>(
      sql`select kind, state, amount from engine.card_reversals order by kind desc`,
    )
  ).rows;
const audited = async ({ company }: SignedInMerchant) =>
  (
    await test.app.db.queries.execute<{ act: string }>(sql`
      select act from engine.audit_log where company_id = ${company.id} and actor_kind = 'system' order by id`)
  ).rows.map(({ act }) => act);

it('the card is changed on a page of Stripe, and known as soon as the merchant returns', async () => {
  const merchant = await test.cardSubscriber();
  const { body } = await merchant.browser.post(`${billing(merchant)}/card`).expect(200);
  expect(body.url).toContain('/p/session/');
  test.stripe.changeCard(customerAtStripe(), '5556', [7, 2031]);
  const { body: after } = await merchant.browser.post(`${billing(merchant)}/card-check`).expect(200);
  expect(after.card).toEqual({ brand: 'visa', last4: '5556', expires: '2031-07' });
});

it('a removed card is deleted at Stripe with its customer, and the next period is invoiced for a transfer', async () => {
  const merchant = await test.cardSubscriber();
  const customer = customerAtStripe();
  test.stripe.fail(/^DELETE \/v1\/customers/, 'internal', 2);
  const { body } = await merchant.browser.delete(`${billing(merchant)}/card`).expect(200);
  expect(body).toMatchObject({ card: null, cardSaved: false, details: { method: 'transfer' } });
  await expect(test.work()).rejects.toThrow();
  await test.work();
  expect(test.stripe.customers.get(customer)).toMatchObject({ deleted: true });
  await test.shiftClock('17 days');
  await sweepAll(test);
  expect(only((await test.overview(merchant)).charges)).toMatchObject({ method: 'transfer', cardDueAt: null });
});

it('a card that expires before the next payment is told of once, and so is its successor', async () => {
  const merchant = await test.cardSubscriber();
  const told = async () => {
    while ((await sweepExpiringCards(test.app)) > 0);
    return (await test.mails(merchant)).filter((mail) => mail.startsWith('card_expires')).length;
  };
  expect(await told()).toBe(0);
  for (const [expected, year] of [
    [1, 2020],
    [2, 2021],
  ] as const) {
    test.stripe.changeCard(customerAtStripe(), '4242', [1, year]);
    await test.postAll();
    await merchant.browser.post(`${billing(merchant)}/card-check`).expect(200);
    expect(await told()).toBe(expected);
    expect(await told()).toBe(expected);
  }
});

it('refunds and disputes are kept and in the audit log, each state once, also when their events are lost', async () => {
  const merchant = await test.cardSubscriber();
  const from = test.stripe.events.length;
  test.stripe.refund(firstIntent(), 1000);
  await test.postAll(from);
  await test.postAll(from);
  await test.work();
  test.stripe.dispute(firstIntent());
  await sweepReversals(test.app);
  await sweepReversals(test.app);
  expect(await reversals()).toEqual([
    { kind: 'refund', state: 'succeeded', amount: 1000 },
    { kind: 'dispute', state: 'needs_response', amount: 3567 },
  ]);
  expect(await audited(merchant)).toEqual(['charge.refunded', 'charge.disputed']);
});

it('a refund that is known before its payment brings the payment with it', async () => {
  const merchant = await test.payer();
  test.stripe.pay(await test.checkout(merchant, await test.order(merchant)));
  test.stripe.refund(firstIntent(), 3567);
  await sweepReversals(test.app);
  expect(await test.payments(merchant)).toEqual([{ amount: 3567, pays: true }]);
  expect(await reversals()).toEqual([{ kind: 'refund', state: 'succeeded', amount: 3567 }]);
});
