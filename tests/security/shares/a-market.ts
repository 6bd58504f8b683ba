import type { SignedInMerchant } from '../../../engine/src/http/testing.ts';

/** A market in Germany, with the company's name in its own. */
export async function aMarket(merchant: SignedInMerchant, name: string): Promise<{ ids: { marketId: string } }> {
  const place = { address: 'Lindenstraße 5', postcode: '10115', city: 'Berlin' };
  const created = await merchant.browser
    .post(`${merchant.panel}/markets`)
    .send({
      ...place,
      code: 'de',
      name: `Germany of ${name}`,
      country: 'DE',
      language: 'de',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      website: `https://${name}.example/de`,
    })
    .expect(201);
  return { ids: { marketId: created.body.id } };
}
