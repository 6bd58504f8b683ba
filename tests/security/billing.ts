import type { SignedInMerchant } from '../../engine/src/http/testing.ts';

export const DETAILS = {
  street: 'ul. Długa 5',
  postcode: '31-146',
  city: 'Kraków',
  country: 'PL',
  taxNumber: null,
  vatNumber: null,
  email: null,
  method: 'transfer',
};
export const PLAN = { plan: 'trustStart', term: 'month' };

/** Who is billed, and an order with its invoice. */
export async function aBill({ browser, panel }: SignedInMerchant, name: string) {
  await browser
    .put(`${panel}/billing/details`)
    .send({ ...DETAILS, name: `Bill to ${name}` })
    .expect(200);
  const plan = { ...PLAN, gross: 3567, method: 'transfer' };
  const { charges } = (await browser.post(`${panel}/billing/plan`).send(plan).expect(200)).body;
  const [{ id: chargeId, invoice }] = charges;
  return { ids: { invoiceId: invoice.id as string, chargeId: chargeId as string }, secrets: [`Bill to ${name}`] };
}
