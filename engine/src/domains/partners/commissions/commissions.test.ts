import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { COMMISSION_TABLE } from '@app/contracts/partners/commissions';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { correctInvoice } from '../../billing/invoices/issue.ts';
import { DETAILS, billingTest, only, payCharge, sweepAll } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { commissionOf, correctionOf, percentAt } from '../model.ts';
import { attributeReferral, recordCommission, sweepCommissions } from '../public.ts';
import { PARTNER, aPartner } from '../testing.ts';

const DAY = 86_400_000;

describe('the table of commissions', () => {
  it.each([
    [0, 20],
    [364, 20],
    [366, 10],
    [3000, 10],
  ])('%i days after the first payment the rate is %i per cent', (days, percent) => {
    const first = new Date('2027-02-10T12:00:00Z');
    expect(percentAt(first, new Date(first.getTime() + days * DAY))).toBe(percent);
  });

  it('the table of commissions rounds halves away from zero', () => {
    expect([2903, 2902, 3, 2, -3, -1, 0].map((net) => commissionOf(net, 20))).toEqual([581, 580, 1, 0, -1, 0, 0]);
  });

  it('however an invoice is corrected, the entries add up to the commission of what is left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { maxLength: 8 }),
        fc.constantFrom(...COMMISSION_TABLE.map(({ percent }) => percent)),
        (net, corrections, percent) => {
          let sum = { net, amount: commissionOf(net, percent) };
          for (const one of corrections)
            sum = { net: sum.net + one, amount: sum.amount + correctionOf(sum, one, percent) };
          expect(sum.amount).toBe(commissionOf(sum.net, percent));
        },
      ),
    );
  });
});

describe('a client’s invoices', () => {
  let api: BillingTest;
  beforeEach(async () => {
    api = await billingTest();
  });
  afterEach(() => api.close());

  const settle = () => runOutbox(api.app, { but: ['billing.mail-payer', 'partners.mail-partner'] });
  const refer = async (merchant: SignedInMerchant, code: string) =>
    attributeReferral.perform(api.app, { companyId: merchant.company.id, code }, { id: newId() });
  const entries = async (partner: Awaited<ReturnType<typeof aPartner>>) =>
    (await partner.browser.get(`${PARTNER}/commissions`).expect(200)).body.items as Record<string, unknown>[];

  it('a client’s invoices bring a commission when they are paid, once, and a correction takes it back', async () => {
    const partner = await aPartner(api);
    const merchant = await api.payer();
    await refer(merchant, partner.home.code);
    const charge = only((await api.choose(merchant, 'trustPro')).charges);
    await settle();
    expect(await entries(partner)).toEqual([]);
    await payCharge(api, charge.id);
    await settle();
    const { body: home } = await partner.browser.get(PARTNER).expect(200);
    expect(home.earned).toEqual([{ currency: 'USD', amount: 1980 }]);
    const message = { companyId: merchant.company.id, chargeId: charge.id };
    await Promise.all(Array.from({ length: 8 }, () => recordCommission.perform(api.app, message, { id: newId() })));
    expect(await entries(partner)).toMatchObject([
      { kind: 'earned', net: 9900, percent: 20, amount: 1980, invoice: charge.invoice?.number, paidOut: false },
    ]);
    await api.app.db.tx((tx) => correctInvoice(api.app, tx, charge.id, 'Taken back'));
    await settle();
    expect(await entries(partner)).toMatchObject([
      { kind: 'corrected', net: -9900, amount: -1980, invoice: expect.stringMatching(/^KOR/) },
      { kind: 'earned', amount: 1980 },
    ]);
  });

  it('whose message is lost are found by the sweep', async () => {
    const partner = await aPartner(api);
    const merchant = await api.payer();
    await refer(merchant, partner.home.code);
    await payCharge(api, only((await api.choose(merchant, 'trustStart')).charges).id);
    await api.app.db.queries.execute(sql`delete from engine.outbox`);
    expect(await sweepCommissions(api.app)).toBe(1);
    expect(await entries(partner)).toMatchObject([{ amount: 580 }]);
    expect(await sweepCommissions(api.app)).toBe(0);
  });

  it('a client’s invoices of the partner’s own business bring nothing, also where only the bill shows it', async () => {
    const partner = await aPartner(api, { taxNumber: DETAILS.taxNumber! });
    const merchant = await api.merchant();
    await refer(merchant, partner.home.code);
    await merchant.browser.put(`${merchant.panel}/billing/details`).send(DETAILS).expect(200);
    await payCharge(api, only((await api.choose(merchant, 'trustStart')).charges).id);
    await settle();
    expect(await entries(partner)).toEqual([]);
    expect((await partner.browser.get(`${PARTNER}/companies`)).body.items).toEqual([]);
  });

  it('a client’s invoices bring less after a year', async () => {
    const partner = await aPartner(api);
    const merchant = await api.payer();
    await refer(merchant, partner.home.code);
    await payCharge(api, only((await api.choose(merchant, 'trustStart', 'year')).charges).id);
    await api.shiftClock(`${90 + 360} days`);
    await sweepAll(api);
    const renewal = only((await api.overview(merchant)).charges);
    await payCharge(api, renewal.id);
    await settle();
    expect((await entries(partner)).map(({ percent, amount }) => [percent, amount])).toEqual([
      [10, 2784],
      [20, 5568],
    ]);
  });

  it('a client’s invoices add up by the table whatever is paid and corrected, in whatever order the messages come', async () => {
    const partner = await aPartner(api);
    const merchant = await api.payer();
    await refer(merchant, partner.home.code);
    const template = only((await api.choose(merchant, 'trustStart')).charges);
    await payCharge(api, template.id);
    await settle();
    const insert = async (net: number, corrections: number[]): Promise<string> => {
      const chargeId = newId();
      const invoiceId = newId();
      await api.app.db.tx(async (tx) => {
        await tx.execute(sql`insert into engine.charges
          (id, company_id, kind, lines, currency, vat_treatment, net, vat, gross, method, state, due_at, paid_at)
          select ${chargeId}, company_id, kind, lines, currency, vat_treatment, ${net}, 0, ${net}, method, 'paid', due_at,
            engine.app_now() from engine.charges where id = ${template.id}`);
        for (const [index, amount] of [net, ...corrections].entries())
          await tx.execute(sql`insert into engine.invoices
            (id, company_id, charge_id, number, series, year, sequence, kind, corrects_id, issued_on, supplied_on, due_on,
              method, locale, seller, buyer, currency, lines, vat_treatment, net, vat, gross)
            select ${index === 0 ? invoiceId : newId()}, company_id, ${chargeId}, ${newId()}, ${newId()}, 2027, 1,
              ${index === 0 ? 'invoice' : 'correction'}, ${index === 0 ? null : invoiceId}::uuid, issued_on, supplied_on,
              due_on, method, locale, seller, buyer, currency, lines, vat_treatment, ${amount}, 0, ${amount}
            from engine.invoices where charge_id = ${template.id} and kind = 'invoice'`);
      });
      return chargeId;
    };
    const documents = fc.record({
      net: fc.integer({ min: 1, max: 99_999 }),
      corrections: fc.array(fc.integer({ min: -9_999, max: 9_999 }), { maxLength: 3 }),
    });
    let expected = commissionOf(template.net, 20);
    await fc.assert(
      fc.asyncProperty(fc.array(documents, { minLength: 1, maxLength: 4 }), async (all) => {
        const messages: string[] = [];
        for (const { net, corrections } of all) {
          messages.push(await insert(net, corrections));
          expected += commissionOf(
            corrections.reduce((sum, one) => sum + one, net),
            20,
          );
        }
        const { id: companyId } = merchant.company;
        await Promise.all(
          [...messages, ...messages.toReversed()].map((chargeId) =>
            recordCommission.perform(api.app, { companyId, chargeId }, { id: newId() }),
          ),
        );
        const { body } = await partner.browser.get(PARTNER).expect(200);
        expect(body.earned).toEqual([{ currency: 'USD', amount: expected }]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
