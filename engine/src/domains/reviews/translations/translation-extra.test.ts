import type { Locale } from '@app/contracts/common';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { billing, billingTest, only, payCharge, sweepAll } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { companyById } from '../../companies/public.ts';
import { mayTranslateReviews } from './translations.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

const choose = (merchant: SignedInMerchant, languages: string[]) =>
  merchant.browser.put(`${billing(merchant)}/translations`).send({ languages, method: 'transfer' });
const translates = (merchant: SignedInMerchant, locale: Locale) =>
  api.app.db.tx(async (tx) => {
    const company = await companyById(tx, merchant.company.id);
    return company !== undefined && mayTranslateReviews(api.app, tx, company, locale);
  });

it('the translation extra translates into a language from its payment to the end of the period, and is renewed with the plan', async () => {
  const merchant = await api.subscriber('trustStart');
  expect(await translates(merchant, 'de')).toBe(false);
  const { body } = await choose(merchant, ['de', 'en', 'de']).expect(200);
  expect(body.charges).toMatchObject([{ kind: 'translation', currency: 'PLN', lines: [{ quantity: 2 }] }]);
  expect(await translates(merchant, 'de')).toBe(false);
  await payCharge(api, only(body.charges).id);
  expect([await translates(merchant, 'de'), await translates(merchant, 'fr')]).toEqual([true, false]);

  await api.shiftClock('17 days');
  await sweepAll(api);
  const renewal = (await api.overview(merchant)).charges;
  expect(renewal.map(({ kind, net }) => [kind, net])).toEqual([
    ['period', 2900],
    ['translation', 10000],
  ]);
  for (const { id } of renewal) await payCharge(api, id);
  await api.shiftClock('20 days');
  await sweepAll(api);
  expect(await translates(merchant, 'en')).toBe(true);
  expect((await api.overview(merchant)).charges).toEqual([]);
});

it('a language given up stays to the end of what is paid, and no longer', async () => {
  const merchant = await api.subscriber('trustStart');
  await payCharge(api, only((await choose(merchant, ['de']).expect(200)).body.charges).id);
  const { body } = await choose(merchant, []).expect(200);
  expect(body).toMatchObject({ charges: [], translations: { languages: [{ language: 'de', renewed: false }] } });
  expect(await translates(merchant, 'de')).toBe(true);
  await api.shiftClock('17 days');
  await sweepAll(api);
  await payCharge(api, only((await api.overview(merchant)).charges).id);
  await api.shiftClock('15 days');
  await sweepAll(api);
  expect(await api.overview(merchant)).toMatchObject({ subscription: { state: 'paid' } });
  expect(await translates(merchant, 'de')).toBe(false);
});

it('another choice replaces the unpaid one, and one that is never paid lapses', async () => {
  const merchant = await api.subscriber('trustStart', 'year');
  const first = only((await choose(merchant, ['de']).expect(200)).body.charges);
  const second = only((await choose(merchant, ['de', 'fr']).expect(200)).body.charges);
  expect(second.id).not.toBe(first.id);
  await choose(merchant, ['fr', 'de']).expect(200);
  expect(only((await api.overview(merchant)).charges).id).toBe(second.id);
  expect(await payCharge(api, first.id)).toBe('surplus');
  await api.shiftClock('22 days');
  await sweepAll(api);
  expect(await api.overview(merchant)).toMatchObject({ charges: [], translations: { languages: [] } });
  expect(await translates(merchant, 'de')).toBe(false);
});

it('the translation extra is in the trial and in Enterprise, and cannot be bought outside a paid period', async () => {
  const merchant = await api.payer();
  expect([await translates(merchant, 'de'), (await api.overview(merchant)).translations.included]).toEqual([
    true,
    true,
  ]);
  const refused = await choose(merchant, ['de']).expect(409);
  expect(refused.body.code).toBe('subscription_act_refused');
  await choose(merchant, ['xx']).expect(422);
  expect((await api.overview(merchant)).charges).toEqual([]);
});
