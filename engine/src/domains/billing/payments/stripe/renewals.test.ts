import { sql } from 'drizzle-orm';
import type { SignedInMerchant } from '../../../../http/testing.ts';
import { refuseRows } from '../../../../testing/trouble.ts';
import { only, sweepAll } from '../../testing.ts';
import { cardTest } from './testing.ts';
import type { CardTest } from './testing.ts';

let test: CardTest;
beforeEach(async () => {
  test = await cardTest();
});
afterEach(() => test.close());

/** Moves on and does what is due. */
async function after(interval: string): Promise<void> {
  await test.shiftClock(interval);
  await sweepAll(test);
  await test.sweepCards();
}

const state = async (merchant: SignedInMerchant) => (await test.overview(merchant)).subscription.state;
const cardMails = async (merchant: SignedInMerchant): Promise<string[]> => {
  const { rows } = await test.app.db.queries.execute<{ problem: string; again: boolean }>(sql`
    select data->'notice'->>'problem' as problem, data->'notice'->>'again' is not null as again from engine.outbox
    where data->>'companyId' = ${merchant.company.id} and data->'notice'->>'about' = 'card_problem' order by id`);
  return rows.map(({ problem, again }) => (again ? `${problem}, again` : problem));
};
const customerOf = (merchant: SignedInMerchant): string => {
  for (const { id, ...customer } of test.stripe.customers.values())
    if (!('deleted' in customer) && 'metadata' in customer && customer.metadata['company_id'] === merchant.company.id)
      return id;
  throw new Error('no customer');
};
const paidIntents = () => [...test.stripe.intents.values()].filter(({ status }) => status === 'succeeded');

it('a renewal is charged to the saved card one day before, and the period goes on without a gap', async () => {
  const merchant = await test.cardSubscriber();
  await after('17 days');
  expect(only((await test.overview(merchant)).charges)).toMatchObject({ method: 'card', invoice: null });
  expect(paidIntents()).toHaveLength(1);
  await after('12 days');
  expect(await test.overview(merchant)).toMatchObject({
    charges: [],
    subscription: { state: 'paid', next: { paid: true } },
  });
  expect(paidIntents()).toHaveLength(2);
  await after('2 days');
  expect(await state(merchant)).toBe('paid');
  expect(await test.events(merchant)).not.toContain('became_past_due');
  expect(await test.invoices(merchant)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
});

it('a refused renewal is tried five times, told of each time, and ends in suspension; a payment revives it', async () => {
  const merchant = await test.cardSubscriber();
  test.stripe.changeCard(customerOf(merchant), '9995');
  await test.postAll();
  await test.work();
  await after('29 days');
  for (let days = 0; days < 9; days++) await after('1 day');
  expect(await cardMails(merchant)).toEqual([
    'refused, again',
    'refused, again',
    'refused, again',
    'refused, again',
    'refused',
  ]);
  expect(await state(merchant)).toBe('suspended');
  expect([...test.stripe.intents.values()].map(({ status }) => status)).toEqual([
    'succeeded',
    ...Array<string>(5).fill('canceled'),
  ]);
  const again = await test.order(merchant);
  test.stripe.pay(await test.checkout(merchant, again));
  await test.postAll();
  await test.work();
  expect(await state(merchant)).toBe('paid');
});

it('a bank that wants its owner’s consent is not asked again: the owner pays on the page', async () => {
  const merchant = await test.cardSubscriber('3184');
  await after('29 days');
  for (let days = 0; days < 3; days++) await after('1 day');
  expect(await cardMails(merchant)).toEqual(['authentication']);
  expect(await state(merchant)).toBe('past_due');
  const charge = only((await test.overview(merchant)).charges);
  test.stripe.pay(await test.checkout(merchant, charge), '3184');
  await test.postAll();
  await test.work();
  expect(await state(merchant)).toBe('paid');
});

it('a new card is charged at once for what the old one refused', async () => {
  const merchant = await test.cardSubscriber();
  test.stripe.changeCard(customerOf(merchant), '0069');
  await test.postAll();
  await test.work();
  await after('29 days');
  await after('3 days');
  expect(await state(merchant)).toBe('past_due');
  const from = test.stripe.events.length;
  test.stripe.changeCard(customerOf(merchant), '4242');
  await test.postAll(from);
  await test.sweepCards();
  expect(await state(merchant)).toBe('paid');
  expect((await test.overview(merchant)).card).toMatchObject({ last4: '4242' });
});

it('a payer without a saved card is told so once', async () => {
  const merchant = await test.cardSubscriber();
  await test.app.db.queries.execute(
    sql`update engine.billing_details set stripe_card = null where company_id = ${merchant.company.id}`,
  );
  await after('29 days');
  await after('1 day');
  expect(await cardMails(merchant)).toEqual(['no_card']);
});

it('a blocked company’s card is not charged', async () => {
  const merchant = await test.cardSubscriber();
  await test.app.db.queries.execute(
    sql`update engine.companies set state = 'blocked' where id = ${merchant.company.id}`,
  );
  await after('29 days');
  expect(paidIntents()).toHaveLength(1);
});

describe('the renewal is charged once', () => {
  it.each([
    ['the answer is lost', 'lost answer'],
    ['Stripe fails after it has charged', 'internal after'],
    ['the request is lost', 'lost request'],
    ['Stripe fails for a day', 'internal'],
    ['there are too many requests', 'too many'],
  ] as const)('%s', async (_name, trouble) => {
    const merchant = await test.cardSubscriber();
    test.stripe.fail(/^POST \/v1\/payment_intents$/, trouble, 2);
    await after('29 days');
    for (let looks = 0; looks < 6; looks++) await after('1 hour');
    expect(paidIntents()).toHaveLength(2);
    expect(await test.payments(merchant)).toHaveLength(2);
    expect((await test.overview(merchant)).subscription.next).toMatchObject({ paid: true });
    expect(await cardMails(merchant)).toEqual([]);
  });

  it('we crash between its success and our record', async () => {
    const merchant = await test.cardSubscriber();
    await test.shiftClock('17 days');
    await sweepAll(test);
    await test.shiftClock('12 days');
    const mend = await refuseRows(test.app, 'engine.payments', 'true');
    await test.sweepCards();
    expect(paidIntents()).toHaveLength(2);
    await mend();
    test.stripe.forgetKeys();
    for (let looks = 0; looks < 3; looks++) await after('10 minutes');
    expect(paidIntents()).toHaveLength(2);
    expect(await test.payments(merchant)).toEqual([
      { amount: 3567, pays: true },
      { amount: 3567, pays: true },
    ]);
  });

  it('several workers sweep at once, and the webhooks come too', async () => {
    const merchant = await test.cardSubscriber();
    await test.shiftClock('17 days');
    await sweepAll(test);
    await test.shiftClock('12 days');
    const from = test.stripe.events.length;
    await Promise.all([test.sweepCards(), test.sweepCards(), test.sweepCards()]);
    await test.postAll(from);
    await test.sweepCards();
    expect(paidIntents()).toHaveLength(2);
    expect(await test.payments(merchant)).toHaveLength(2);
  });
});
