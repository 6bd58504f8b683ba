import { sql } from 'drizzle-orm';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { sellerDay } from './issue.ts';
import { checkVatNumber } from '../tax/check-vat-number.ts';
import { dayBefore } from '../tax/exchange-rates.ts';
import { billing, billingTest, only } from '../testing.ts';
import type { BillingTest } from '../testing.ts';
import { startVies } from '../testing/vies-server.ts';
import type { ViesServer } from '../testing/vies-server.ts';

const GERMAN = { country: 'DE', taxNumber: null, vatNumber: 'de 136 695 976' };

let vies: ViesServer;
let smtp: SmtpSink;
let api: BillingTest;
beforeAll(async () => {
  vies = await startVies();
  smtp = await startSmtpSink();
  api = await billingTest({ VIES_URL: vies.url, SMTP_URL: smtp.url });
});
afterAll(async () => {
  await api.close();
  await vies.stop();
  await smtp.stop();
});

const check = ({ company }: SignedInMerchant) =>
  checkVatNumber.perform(api.app, { companyId: company.id }, { id: company.id });
const vatCheck = async (merchant: SignedInMerchant) => (await api.overview(merchant)).details?.vatCheck;

it('a VAT number that VIES confirms reverses the charge; while it cannot tell, Polish tax is charged', async () => {
  const merchant = await api.payer(GERMAN);
  vies.troubles.push('MS_UNAVAILABLE');
  await expect(check(merchant)).rejects.toThrow('VIES cannot tell now');
  expect(await vatCheck(merchant)).toBe('unknown');
  expect(only((await api.choose(merchant, 'trustStart')).charges).vatTreatment).toBe('domestic');
  vies.registered.set('DE136695976', { name: 'Fahrradwelt GmbH', address: 'Berlin' });
  await check(merchant);
  expect(await vatCheck(merchant)).toBe('valid');
  const charge = only((await api.choose(merchant, 'trustStart')).charges);
  expect(charge).toMatchObject({ vatTreatment: 'reverse_charge', vat: 0 });
  const invoice = await merchant.browser.get(`${billing(merchant)}/invoices/${charge.invoice?.id}`).expect(200);
  expect(invoice.body.buyer.vatNumber).toBe('DE136695976');
});

it('a number that VIES does not know is said to be invalid, and another number is looked up again', async () => {
  const merchant = await api.payer({ ...GERMAN, vatNumber: 'DE129273398' });
  await check(merchant);
  expect(await vatCheck(merchant)).toBe('invalid');
  const other = { ...(await api.overview(merchant)).details, vatNumber: 'DE136695976' };
  await merchant.browser
    .put(`${billing(merchant)}/details`)
    .send(other)
    .expect(200);
  expect(await vatCheck(merchant)).toBe('unknown');
});

it('an invoice in dollars tells Polish tax in zloty, by the rate of the day before', async () => {
  const today = sellerDay(new Date());
  await api.app.db.queries.execute(sql`
    insert into engine.exchange_rates (currency, day, rate, table_number)
    values ('USD', ${dayBefore(today)}, '3.9876', '229/A/NBP/2026')`);
  await api.app.db.queries.execute(
    sql`insert into engine.exchange_rate_checks (currency, known_until) values ('USD', ${today})`,
  );
  const merchant = await api.payer();
  const charge = only((await api.choose(merchant, 'trustPro')).charges);
  const { body } = await merchant.browser.get(`${billing(merchant)}/invoices/${charge.invoice?.id}`).expect(200);
  // 22.77 dollars.
  expect(body.vatInPln).toEqual({ amount: 9080, rate: '3.9876', table: '229/A/NBP/2026', day: dayBefore(today) });
});

it('an invoice can be saved as PDF and UBL', async () => {
  const merchant = await api.payer();
  const { invoice } = only((await api.choose(merchant, 'trustPro')).charges);
  const file = `${billing(merchant)}/invoices/${invoice?.id}/file`;
  const pdf = await merchant.browser.get(file).responseType('blob').expect(200);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoice?.number.replaceAll('/', '-')}.pdf"`,
  });
  expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  const ubl = await merchant.browser.get(`${file}?format=ubl`).responseType('blob').expect(200);
  expect((ubl.body as Buffer).toString()).toContain(`<cbc:ID>${invoice?.number}</cbc:ID>`);
});

it('the invoice comes by mail to the owner and the accountant', async () => {
  const merchant = await api.payer({ email: 'books@accountant.example' });
  await runOutbox(api.app, { but: ['billing.mail-payer', 'billing.check-vat-number'] });
  const { invoice } = only((await api.choose(merchant, 'trustStart')).charges);
  await runOutbox(api.app, { but: ['billing.check-vat-number'] });
  for (const address of [merchant.email, 'books@accountant.example']) {
    const { parsed } = await smtp.waitForMail(address, { containing: invoice?.number ?? '' });
    expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`${invoice?.number.replaceAll('/', '-')}.pdf`, 'application/pdf'],
    ]);
    const [attachment] = parsed.attachments;
    expect(
      Buffer.from(attachment?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});
