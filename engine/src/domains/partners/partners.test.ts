import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { PARTNER, PROFILE, aPartner, registerWith } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const settle = () => runOutbox(api.app, { but: ['accounts.send-verification', 'accounts.send-already-registered'] });

const referralOf = async (companyId: string) => {
  const { rows } = await api.app.db.queries.execute<{ partner_id: string; state: string; refusal: string | null }>(
    sql`select partner_id, state, refusal from engine.referrals where company_id = ${companyId}`,
  );
  return rows[0];
};

describe('becoming a partner', () => {
  it('an account without a company is made by the mailed link, and names its business then', async () => {
    const email = 'agency@mail.example';
    const person = { name: 'Jan Kos', email, password: 'correct horse battery', locale: 'en', acceptTerms: true };
    await api.browser().post(`${API_ROOT}/accounts/partners`).send(person).expect(202);
    const { rows } = await api.app.db.queries.execute<{ id: string }>(
      sql`select id from engine.registrations where email = ${email}`,
    );
    const browser = api.browser();
    const token = api.app.tokens.derive('registration', rows[0]!.id);
    await browser.post(`${API_ROOT}/accounts/verifications`).send({ token }).expect(204);
    const { body: me } = await browser.get(`${API_ROOT}/me`).expect(200);
    expect(me).toMatchObject({ user: { email, partner: true }, companies: [] });
    await browser.get(PARTNER).expect(404);
    const { body } = await browser.put(PARTNER).send(PROFILE).expect(200);
    expect(body).toMatchObject({
      profile: { businessName: 'Agencja Północ', iban: 'PL61109010140000071219812874' },
      code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/),
      companies: { total: 0 },
      earned: [],
    });
  });

  it('the address of an account gets no second one, and its owner is told', async () => {
    const merchant = await api.merchant();
    const person = { name: 'Jan Kos', email: merchant.email, password: 'another password here', acceptTerms: true };
    await api.browser().post(`${API_ROOT}/accounts/partners`).send(person).expect(202);
    const { rows } = await api.app.db.queries.execute<{ job: string }>(
      sql`select job from engine.outbox where data->>'partner' = 'true'`,
    );
    expect(rows).toEqual([{ job: 'accounts.send-already-registered' }]);
  });

  it('a merchant becomes a partner too and keeps the company', async () => {
    const { browser } = await api.merchant();
    await browser.put(PARTNER).send(PROFILE).expect(200);
    const { body } = await browser.get(`${API_ROOT}/me`).expect(200);
    expect(body).toMatchObject({ user: { partner: true }, companies: [{ role: 'owner' }] });
  });

  it('a wrong tax number and a wrong account number are named, and nothing is kept', async () => {
    const { browser } = await api.merchant();
    const wrong = { ...PROFILE, taxNumber: '5252248482', iban: 'PL62 1090 1014 0000 0712 1981 2874' };
    const { body } = await browser.put(PARTNER).send(wrong).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'taxNumber', code: 'tax_number_invalid', params: { name: expect.stringContaining('NIP') } },
      { path: 'iban', code: 'invalid' },
    ]);
    await browser.get(PARTNER).expect(404);
  });
});

describe('a partner’s code', () => {
  it('a partner’s code brings a company, whose plan the partner sees, and nothing else of it', async () => {
    const partner = await aPartner(api);
    const known = await api.browser().get(`${API_ROOT}/partners/codes/${partner.home.code.toLowerCase()}`).expect(200);
    expect(known.body).toEqual({ partner: 'Agencja Północ' });
    const { companyId } = await registerWith(api, partner.home.code.toLowerCase());
    await settle();
    const { body } = await partner.browser.get(`${PARTNER}/companies`).expect(200);
    expect(body).toEqual({
      items: [
        {
          id: companyId,
          name: expect.stringMatching(/^Client /),
          joinedAt: expect.any(String),
          plan: 'trustStart',
          planState: 'trial',
          commissions: [],
          handOver: null,
        },
      ],
      nextCursor: null,
    });
    await partner.browser.get(`${API_ROOT}/panel/companies/${companyId}/overview`).expect(404);
    await partner.browser.get(`${API_ROOT}/panel/companies/${companyId}/billing`).expect(404);
  });

  it('still works after it was replaced', async () => {
    const partner = await aPartner(api);
    const { body } = await partner.browser.post(`${PARTNER}/code`).expect(200);
    expect(body.code).not.toBe(partner.home.code);
    for (const code of [partner.home.code, body.code]) {
      const { companyId } = await registerWith(api, code);
      await settle();
      expect(await referralOf(companyId)).toMatchObject({ partner_id: partner.id, state: 'active' });
    }
  });

  it('a partner’s code that nobody has is unknown, and keeps nobody from registering', async () => {
    await api.browser().get(`${API_ROOT}/partners/codes/22222222`).expect(404);
    const { companyId } = await registerWith(api, '22222222');
    await settle();
    expect(await referralOf(companyId)).toBeUndefined();
  });

  it('a partner’s code counts for nothing for the partner’s own account, tax number or domain', async () => {
    const partner = await aPartner(api, { website: 'https://www.own-agency.example' });
    const same = await registerWith(api, partner.home.code, { website: 'https://own-agency.example/shop' });
    await settle();
    expect(await referralOf(same.companyId)).toMatchObject({ state: 'refused', refusal: 'same_domain' });
    expect((await partner.browser.get(`${PARTNER}/companies`)).body.items).toEqual([]);

    const merchant = await api.merchant({ taxId: 'PL 525-224-84-81' });
    await api.app.outbox.publish(
      api.app.db.queries as never,
      { name: 'company.referred', data: { parse: (value: unknown) => value } as never },
      { companyId: merchant.company.id, code: partner.home.code },
    );
    await settle();
    expect(await referralOf(merchant.company.id)).toMatchObject({ refusal: 'same_tax_number' });
  });

  it('a partner’s code of the first partner stays, however often another one comes', async () => {
    const [first, second] = [await aPartner(api), await aPartner(api, { taxNumber: '5260250274' })];
    const { companyId } = await registerWith(api, first.home.code);
    await settle();
    const { attributeReferral } = await import('./public.ts');
    await Promise.all(
      [second, first, second].map(({ home }) =>
        attributeReferral.perform(api.app, { companyId, code: home.code }, { id: companyId }),
      ),
    );
    expect(await referralOf(companyId)).toMatchObject({ partner_id: first.id });
  });
});

it('a partner’s transaction sees no other partner’s rows, and of companies none', async () => {
  const [mine, theirs] = [await aPartner(api), await aPartner(api, { taxNumber: '5260250274' })];
  await registerWith(api, theirs.home.code);
  await settle();
  const { partnerTx } = await import('./repo.ts');
  await partnerTx(api.app, mine.id, async (tx) => {
    for (const table of ['referrals', 'companies', 'commissions', 'partner_payouts'])
      expect((await tx.execute(sql`select 1 from engine.${sql.identifier(table)}`)).rows).toEqual([]);
    const { rows } = await tx.execute(sql`select partner_id from engine.partner_codes`);
    expect(rows).toEqual([{ partner_id: mine.id }]);
  });
});
