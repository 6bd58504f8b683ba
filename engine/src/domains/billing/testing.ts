import { sql } from 'drizzle-orm';
import type { InvoiceSummary } from '@app/contracts/billing/invoices';
import type { BillingDetails, BillingOverview, Charge } from '@app/contracts/billing/billing';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import type { TestApp } from '../../testing.ts';
import { addMessages } from './extras/text-messages.ts';
import { sellerDay } from './invoices/issue.ts';
import { recordPayment } from './payments/record.ts';
import type { Recorded } from './payments/record.ts';
import { sweepLapsedCharges, sweepSubscriptions } from './sweep/sweep.ts';
import { limitTrial } from './trial-keys.ts';

/** A Polish company that pays by transfer. */
export const DETAILS: BillingDetails = {
  name: 'Rowerowy Świat Sp. z o.o.',
  street: 'ul. Długa 5',
  postcode: '31-146',
  city: 'Kraków',
  country: 'PL',
  taxNumber: '5260250274',
  vatNumber: null,
  email: 'accounts@rowery.example',
  method: 'transfer',
};

/** Sweeps until nothing is due any more. */
export async function sweepAll({ app }: Pick<TestApp, 'app'>): Promise<void> {
  while ((await sweepSubscriptions(app)) + (await sweepLapsedCharges(app)) > 0);
}

/** Pays a charge in full, as a transfer of the present day. `reference`: of the bank. */
export async function payCharge(
  { app }: Pick<TestApp, 'app'>,
  chargeId: string,
  { reference = `transfer ${chargeId}`, amount }: { reference?: string; amount?: number } = {},
): Promise<Recorded> {
  return app.db.tx(async (tx) => {
    const { rows } = await tx.execute<{ gross: number; currency: string }>(
      sql`select gross, currency from engine.charges where id = ${chargeId}`,
    );
    const [charge] = rows;
    if (!charge) throw new Error('no such charge');
    return recordPayment(app, tx, {
      chargeId,
      source: 'statement',
      reference,
      amount: amount ?? charge.gross,
      currency: charge.currency,
      receivedOn: sellerDay(await app.clock.now(tx)),
    });
  });
}

/** Gives a company text messages as if it had bought them. */
export const buyMessages = ({ app }: Pick<TestApp, 'app'>, companyId: string, messages: number): Promise<void> =>
  app.db.tx((tx) => addMessages(tx, companyId, messages));

export const billing = ({ panel }: SignedInMerchant): string => `${panel}/billing`;

export const only = ([charge]: Charge[]): Charge => {
  if (!charge) throw new Error('no charge');
  return charge;
};

export interface BillingTest extends TestApi {
  overview(merchant: SignedInMerchant): Promise<BillingOverview>;
  /** What the change of a company's data sets off. */
  knowCompany(merchant: SignedInMerchant): Promise<void>;
  /** A merchant whose bills can be written. */
  payer(details?: Partial<BillingDetails>, company?: { createdAt: Date }): Promise<SignedInMerchant>;
  /** Chooses a plan at the price that is quoted. */
  choose(merchant: SignedInMerchant, plan: string, term?: string, method?: string): Promise<BillingOverview>;
  /** A merchant in the first days of a paid period. */
  subscriber(plan?: string, term?: string): Promise<SignedInMerchant>;
  /** Types of what has happened to the subscription. */
  events(merchant: SignedInMerchant): Promise<string[]>;
  /** Mails to the owner: what each is about, its kind or event, and days. */
  mails(merchant: SignedInMerchant): Promise<string[]>;
  invoices(merchant: SignedInMerchant): Promise<InvoiceSummary[]>;
}

/** The HTTP side on a database of its own. */
export async function billingTest(env: NodeJS.ProcessEnv = {}): Promise<BillingTest> {
  const api = await testApi(env);
  const test: BillingTest = {
    ...api,
    overview: async (merchant) => (await merchant.browser.get(billing(merchant)).expect(200)).body,
    knowCompany: ({ company }) => limitTrial.perform(api.app, { companyId: company.id }, { id: company.id }),
    async payer(details = {}, company?: { createdAt: Date }) {
      const merchant = await api.merchant(company);
      await merchant.browser
        .put(`${billing(merchant)}/details`)
        .send({ ...DETAILS, ...details })
        .expect(200);
      return merchant;
    },
    async choose(merchant, plan, term = 'month', method = 'transfer') {
      const quote = await merchant.browser
        .post(`${billing(merchant)}/quote`)
        .send({ plan, term })
        .expect(200);
      const gross = quote.body.totals?.gross ?? null;
      const input = { plan, term, gross, method };
      return (
        await merchant.browser
          .post(`${billing(merchant)}/plan`)
          .send(input)
          .expect(200)
      ).body;
    },
    async subscriber(plan = 'trustStart', term = 'month') {
      const merchant = await test.payer();
      await payCharge(api, only((await test.choose(merchant, plan, term)).charges).id);
      await api.shiftClock('90 days 1 hour');
      await sweepAll(api);
      return merchant;
    },
    async events({ company }) {
      const { rows } = await api.app.db.queries.execute<{ type: string }>(
        sql`select type from engine.subscription_events where company_id = ${company.id} order by id`,
      );
      return rows.map(({ type }) => type);
    },
    async mails({ company }) {
      const { rows } = await api.app.db.queries.execute<{ notice: Record<string, string | number> }>(sql`
        select data->'notice' as notice from engine.outbox where job = 'billing.mail-payer'
          and data->>'companyId' = ${company.id} and data->>'to' = 'owner' order by id`);
      return rows.map(({ notice }) =>
        [notice['about'], notice['kind'] ?? notice['event'], notice['days']].filter(Boolean).join(' '),
      );
    },
    invoices: async (merchant) => (await merchant.browser.get(`${billing(merchant)}/invoices`).expect(200)).body.items,
  };
  return test;
}
