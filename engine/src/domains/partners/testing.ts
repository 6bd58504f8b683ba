import { sql } from 'drizzle-orm';
import type { PartnerHome, SavePartner } from '@app/contracts/partners/partners';
import { API_ROOT } from '../../http/paths.ts';
import type { TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { aUser } from '../companies/testing.ts';

/** A Polish agency. */
export const PROFILE: SavePartner = {
  businessName: 'Agencja Północ',
  country: 'PL',
  taxNumber: '5252248481',
  website: 'https://agency.example',
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
  currency: 'PLN',
};

export const PARTNER = `${API_ROOT}/me/partner`;

/** Somebody who is signed in, and a partner with a code. */
export async function aPartner(api: TestApi, profile: Partial<SavePartner> = {}) {
  const { userId, email, cookie } = await aUser(api.app);
  const browser = api.browser().set('Cookie', cookie);
  const { body } = await browser
    .put(PARTNER)
    .send({ ...PROFILE, ...profile })
    .expect(200);
  const { rows } = await api.app.db.queries.execute<{ id: string }>(
    sql`select id from engine.partners where user_id = ${userId}`,
  );
  return { id: rows[0]!.id, userId, email, browser, home: body as PartnerHome };
}

/** Registers a company over HTTP with a code, opens the mailed link, and finds its id. */
export async function registerWith(
  api: TestApi,
  referralCode: string | undefined,
  { email = `${newId()}@mail.example`, website = 'https://client.example' } = {},
): Promise<{ companyId: string; email: string }> {
  const company = { name: `Client ${newId().slice(-6)}`, website, kind: 'shops', country: 'PL' };
  await api
    .browser()
    .post(`${API_ROOT}/accounts`)
    .send({ name: 'Ewa Nowak', email, password: 'correct horse battery', company, referralCode, acceptTerms: true })
    .expect(202);
  const { rows } = await api.app.db.queries.execute<{ id: string }>(
    sql`select id from engine.registrations where email = ${email}`,
  );
  const token = api.app.tokens.derive('registration', rows[0]!.id);
  await api.browser().post(`${API_ROOT}/accounts/verifications`).send({ token }).expect(204);
  const found = await api.app.db.queries.execute<{ id: string }>(
    sql`select id from engine.companies where name = ${company.name}`,
  );
  return { companyId: found.rows[0]!.id, email };
}
