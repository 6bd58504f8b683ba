import { sql } from 'drizzle-orm';
import type { Charge } from '@app/contracts/billing/billing';
import type { SignedInMerchant } from '../../../../http/testing.ts';
import { API_ROOT } from '../../../../http/paths.ts';
import { runOutbox } from '../../../../testing/jobs.ts';
import { billing, billingTest, only } from '../../testing.ts';
import type { BillingTest } from '../../testing.ts';
import type { EventObject } from '../../testing/stripe-objects.ts';
import { postOf, startStripe } from '../../testing/stripe-server.ts';
import type { StripeServer } from '../../testing/stripe-server.ts';
import { sweepCardCharges } from './renewals.ts';
import { sweepCardPayments } from './sweep.ts';

/** Mails are not sent in tests of payments. */
const MAILS = ['billing.mail-payer', 'billing.check-vat-number'];

export interface CardTest extends BillingTest {
  stripe: StripeServer;
  /** Posts an event to the webhook, signed. */
  post(event: EventObject): Promise<number>;
  /** Posts all events from the one of this index on. */
  postAll(from?: number): Promise<void>;
  /** Opens the page on which a charge is paid. @returns the session's id */
  checkout(merchant: SignedInMerchant, charge: Charge): Promise<string>;
  /** Orders a plan by card. */
  order(merchant: SignedInMerchant, plan?: string): Promise<Charge>;
  /** A merchant in the first days of a period that was paid by a card, whose last digits are given. */
  cardSubscriber(last4?: string): Promise<SignedInMerchant>;
  /** Runs jobs but mails. */
  work(): Promise<void>;
  /** Asks and charges until nothing is due any more. */
  sweepCards(): Promise<void>;
  /** Payments that were recorded: amount, and whether they pay a charge. */
  payments(merchant: SignedInMerchant): Promise<{ amount: number; pays: boolean }[]>;
}

/** The HTTP side with a Stripe of its own. */
export async function cardTest(env: NodeJS.ProcessEnv = {}): Promise<CardTest> {
  const stripe = await startStripe();
  const api = await billingTest({ ...stripe.env, ...env });
  const test: CardTest = {
    ...api,
    stripe,
    async post(event) {
      const { body, signature } = postOf(event);
      const { status } = await api
        .program()
        .post(`${API_ROOT}/webhooks/stripe`)
        .set({ 'content-type': 'application/json', 'stripe-signature': signature })
        .send(body);
      return status;
    },
    async postAll(from = 0) {
      for (const event of stripe.events.slice(from)) await test.post(event);
    },
    async checkout(merchant, charge) {
      const { body } = await merchant.browser.post(`${billing(merchant)}/charges/${charge.id}/checkout`).expect(200);
      return new URL(body.url).pathname.split('/').at(-1) ?? '';
    },
    order: async (merchant, plan = 'trustStart') => only((await api.choose(merchant, plan, 'month', 'card')).charges),
    async cardSubscriber(last4 = '4242') {
      const merchant = await api.payer();
      stripe.pay(await test.checkout(merchant, await test.order(merchant)), last4);
      await test.postAll();
      await test.work();
      await api.shiftClock('90 days 1 hour');
      await test.sweepCards();
      return merchant;
    },
    work: async () => void (await runOutbox(api.app, { but: MAILS })),
    async sweepCards() {
      do await test.work();
      while ((await sweepCardPayments(api.app)) + (await sweepCardCharges(api.app)) > 0);
      await test.work();
    },
    async payments({ company }) {
      const { rows } = await api.app.db.queries.execute<{ amount: number; pays: boolean }>(sql`
        select amount, charge_id is not null as pays from engine.payments where company_id = ${company.id} order by id`);
      return rows;
    },
    async close() {
      await api.close();
      await stripe.stop();
    },
  };
  return test;
}
