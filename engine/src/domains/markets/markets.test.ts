import { sql } from 'drizzle-orm';
import type { CompanyProfile, GradeReport } from '@app/contracts/companies';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { aConfig, runWorker } from '../invitations/testing.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});
beforeEach(async () => {
  merchant = await api.merchant();
});

const DE = {
  code: 'de',
  name: 'Teehaus Deutschland',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  website: 'https://teehaus.example/',
  address: 'Lindenstraße 5',
  postcode: '10115',
  city: 'Berlin',
};
const JP = {
  ...DE,
  code: 'jp',
  name: 'Tea Japan',
  country: 'JP',
  language: 'ja',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  website: 'https://tea.example/jp',
};
const list = async () => (await merchant.browser.get(`${merchant.panel}/markets`).expect(200)).body;
const add = (market: object, by = merchant) => by.browser.post(`${by.panel}/markets`).send(market);
const order = (given: object) =>
  merchant.browser
    .post(`${merchant.panel}/orders`)
    .send({ orderId: newId(), email: `${newId()}@customer.example`, basis: 'consent', ...given });
const profile = async (): Promise<CompanyProfile> =>
  (await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200)).body;
const grades = async (query: object = {}): Promise<GradeReport> =>
  (await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}/grades`).query(query).expect(200)).body;
const reviewsIn = async (query: object = {}) =>
  (await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}/reviews`).query(query).expect(200)).body
    .items;
const atOnce = () => api.app.db.tx((tx) => aConfig(tx, merchant.company.id));

const BODIES: Record<number, string> = {
  5: 'The parcel came on time and the tea is very good.',
  4: 'A fine black tea, but the tin was dented.',
  1: 'Nobody answered my letters and the cups were broken.',
};

/** A review written by the link of an order's invitation, and published. */
async function review(grade: number, given: object = {}): Promise<void> {
  const { body } = await order(given).expect(201);
  const token = api.app.tokens.derive('invitation', body.invitation.id);
  const text = { grade, body: BODIES[grade] ?? '', authorName: 'Anna', acceptTerms: true };
  const written = await api
    .browser()
    .post(`${API_ROOT}/reviews`)
    .send({ token, ...text })
    .expect(201);
  expect(written.body.state).toBe('screening');
  await runOutbox(api.app);
}

it('markets are added, changed, archived and told in the audit log', async () => {
  const { body: added } = await add(DE).expect(201);
  expect(added).toMatchObject({ ...DE, archived: false, orders: 0, websiteProven: false });
  const path = `${merchant.panel}/markets/${added.id}`;
  await merchant.browser
    .put(path)
    .send({ ...DE, city: 'Hamburg' })
    .expect(200);
  await merchant.browser.put(`${path}/archived`).send({ archived: true }).expect(200);
  const now = await list();
  expect(now.main).toMatchObject({ country: 'PL', currency: 'PLN', timeZone: 'Europe/Warsaw' });
  expect(now.items).toMatchObject([{ code: 'de', city: 'Hamburg', archived: true }]);
  await order({ market: 'de' }).expect(422);
  await merchant.browser.put(`${path}/archived`).send({ archived: false }).expect(200);
  const log = await merchant.browser.get(`${merchant.panel}/audit-log`).expect(200);
  expect(log.body.items.map(({ act }: { act: string }) => act)).toEqual(
    expect.arrayContaining(['market.added', 'market.changed', 'market.archived', 'market.restored']),
  );
});

it('a code or website twice, words that are no name, unknown zones and currencies are refused, and nothing is written', async () => {
  await add(DE).expect(201);
  const wrong = async (given: object) => (await add({ ...JP, ...given }).expect(422)).body.errors[0].path;
  expect(await wrong({ code: 'de' })).toBe('code');
  expect(await wrong({ code: 'main' })).toBe('code');
  expect(await wrong({ website: 'http://www.teehaus.example' })).toBe('website');
  expect(await wrong({ website: 'https://127.0.0.1/' })).toBe('website');
  expect(await wrong({ name: 'www.cheap.example' })).toBe('name');
  expect(await wrong({ timeZone: 'Europe/Atlantis' })).toBe('timeZone');
  expect(await wrong({ currency: 'ZZZ' })).toBe('currency');
  expect((await list()).items).toHaveLength(1);
});

it('the main one counts in its country’s currency, or in the one that is chosen for it', async () => {
  await add(DE).expect(201);
  const set = (currency: unknown) => merchant.browser.put(`${merchant.panel}/markets/main`).send({ currency });
  await set('EUR').expect(200);
  expect((await list()).main).toMatchObject({ country: 'PL', currency: 'EUR', currencyChosen: true });
  expect((await profile()).markets[0]).toMatchObject({ code: 'main', currency: 'EUR' });
  expect((await set('ZZZ').expect(422)).body.errors).toMatchObject([{ path: 'currency' }]);
  await set(null).expect(200);
  expect((await list()).main).toMatchObject({ currency: 'PLN', currencyChosen: false });
  expect((await profile()).markets[0]).toMatchObject({ currency: 'PLN' });
});

it('belong to Enterprise: other plans get the name of the plan', async () => {
  await api.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, 'trustPro', 'paid', now() + interval '30 days')`);
  const { body } = await add(DE).expect(402);
  expect(body.params).toEqual({ feature: 'multi_market', plan: 'enterprise' });
});

it('an order names its market by code or website; the invitation is in its language and hours', async () => {
  await add(DE).expect(201);
  await add(JP).expect(201);
  await api.app.db.tx((tx) =>
    aConfig(tx, merchant.company.id, { windowStart: 9, windowEnd: 10, defaultLanguage: 'pl' }),
  );
  const placed = async (given: object) => {
    const { body } = await order({ purchasedAt: '2026-01-15T12:00:00Z', ...given }).expect(201);
    const { rows } = await api.app.db.queries.execute<{ language: string; code: string | null; hour: number }>(sql`
      select i.language, m.code, extract(hour from i.due_at at time zone 'UTC')::int as hour
      from engine.invitations i join engine.orders o on o.id = i.order_id left join engine.markets m on m.id = o.market_id
      where i.id = ${body.invitation.id}`);
    return rows[0];
  };
  expect(await placed({ market: 'jp' })).toEqual({ language: 'ja', code: 'jp', hour: 0 });
  expect(await placed({ market: 'https://teehaus.example/tee' })).toMatchObject({ language: 'de', code: 'de' });
  expect(await placed({ market: 'de', language: 'en' })).toMatchObject({ language: 'en', code: 'de' });
  expect(await placed({})).toMatchObject({ language: 'pl', code: null });
  const { body } = await order({ market: 'fr' }).expect(422);
  expect(body.errors).toMatchObject([{ path: 'market', code: 'invalid_value', params: { values: 'main, de, jp' } }]);
});

it('a mail names the market’s website only at the domain shown to be the company’s own', async () => {
  await atOnce();
  await api.app.db.queries.execute(sql`
    insert into engine.website_claims (company_id, website, domain, state, created_at)
    values (${merchant.company.id}, 'https://tea.example', 'tea.example', 'verified', now())
    on conflict (company_id) do update set website = excluded.website, domain = excluded.domain, state = 'verified'`);
  await add(DE).expect(201);
  await add(JP).expect(201);
  const sent = async (market: string) => {
    const email = `${newId()}@customer.example`;
    await order({ market, email, language: 'en' }).expect(201);
    await runWorker(api.app);
    return (await mail.waitForMail(email)).parsed.text ?? '';
  };
  expect(await sent('jp')).toContain(`${merchant.company.name} (tea.example/jp)`);
  const other = await sent('de');
  expect(other).toContain(merchant.company.name);
  expect(other).not.toContain('teehaus.example');
});

it('reviews remember their market; all of them make the rating, and a market shows its own', async () => {
  await add(DE).expect(201);
  await review(5);
  await review(4, { market: 'de' });
  await review(1, { market: 'de' });
  expect((await reviewsIn({ market: 'de' })).map(({ grade }: { grade: number }) => grade)).toEqual([1, 4]);
  expect(await reviewsIn({ market: 'main' })).toHaveLength(1);
  const [first, , last] = await reviewsIn();
  expect(first.market).toEqual({ code: 'de', name: DE.name });
  expect(last).not.toHaveProperty('market');
  const all = await grades();
  const parts = [await grades({ market: 'main' }), await grades({ market: 'de' })];
  expect(all.grades).toMatchObject({ count: 3, distribution: { 1: 1, 4: 1, 5: 1 } });
  expect(parts.map(({ grades: { count } }) => count)).toEqual([1, 2]);
  expect(parts.flatMap(({ weekly }) => weekly).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect((await profile()).grades).toEqual(all.grades);
  expect((await grades({ market: 'de' })).grades).toMatchObject({ count: 2, average: 2.5 });
  expect((await grades({ market: 'main' })).grades).toMatchObject({ count: 1, average: 5 });
  await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}/grades`).query({ market: 'xx' }).expect(404);
  const { markets } = await profile();
  expect(markets).toMatchObject([
    { code: 'main', name: null, country: 'PL' },
    { code: 'de', name: DE.name, city: 'Berlin', websiteProven: false },
  ]);
});
