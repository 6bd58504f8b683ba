import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import type { SignedInMerchant, TestApi } from '../../engine/src/http/testing.ts';
import { newId } from '../../engine/src/kernel/ids.ts';

const PROFILE = {
  country: 'PL',
  taxNumber: '5252248481',
  website: null,
  iban: 'PL61109010140000071219812874',
  currency: 'PLN',
};

/** The merchant as a partner, with a company for a client that nobody has taken over yet, and a statement. */
export async function aPartnership(api: TestApi, { browser }: SignedInMerchant, name: string) {
  const profile = { ...PROFILE, businessName: `Agency ${name}` };
  const { body } = await browser.put(`${API_ROOT}/me/partner`).send(profile).expect(200);
  const company = { name: `Client of ${name}`, website: `https://${name}.example`, kind: 'shops', country: 'PL' };
  const created = await browser
    .post(`${API_ROOT}/me/partner/companies`)
    .send({ company, clientEmail: `client-${name}@mail.example` })
    .expect(201);
  const { queries } = api.app.db;
  const { rows } = await queries.execute<{ partner_id: string }>(
    sql`select partner_id from engine.partner_codes where code = ${body.code}`,
  );
  const [partner] = rows;
  if (!partner) throw new Error('no partner');
  const payoutId = newId();
  await queries.execute(sql`
    insert into engine.partner_payouts (id, partner_id, month, currency, amount, entries, state, created_at)
    values (${payoutId}, ${partner.partner_id}, '2020-01', 'USD', 9000, 1, 'open', now())`);
  return {
    ids: { clientCompanyId: created.body.id as string, partnerId: partner.partner_id, payoutId },
    // What a company is called is public.
    secrets: [`Agency ${name}`, `client-${name}`, body.code as string],
  };
}
