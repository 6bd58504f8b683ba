import type { InvitationCoverage } from '@app/contracts/inviting/coverage';
import type { PublicSplitter } from '@app/contracts/inviting/splitter';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { recountInvitations } from '../invitations/public.ts';
import { aConfig, anOrder, runWorker } from '../invitations/testing.ts';
import { forgetDraws } from './public.ts';

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

const PORTAL = { name: 'Portal', url: 'https://www.portal.example/write?shop=7', share: 50 };
const OTHER = { name: 'Maps', url: 'https://maps.example/r/abc', share: 40 };
const set = (sites: object[]) => merchant.browser.put(`${merchant.panel}/splitter`).send({ sites });
const told = async (): Promise<PublicSplitter | null> =>
  (await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200)).body.splitter;
const aCode = async (kind = 'qr'): Promise<string> =>
  (await merchant.browser.post(`${merchant.panel}/entry-codes`).send({ kind, label: 'Door' }).expect(201)).body.code;
const open = async (code: string, browser = api.browser()) =>
  (await browser.get(`${API_ROOT}/entries/${code}`).expect(200)).body.elsewhere;

it('shares are saved, public at once, and in the audit log', async () => {
  expect(await told()).toBeNull();
  const { body } = await set([PORTAL, OTHER]).expect(200);
  expect(body).toMatchObject({ sites: [PORTAL, OTHER], here: { share: 10, recent: 0, total: 0 } });
  expect(await told()).toEqual({
    sites: [
      { name: 'Portal', host: 'portal.example', share: 50, recent: 0, total: 0 },
      { name: 'Maps', host: 'maps.example', share: 40, recent: 0, total: 0 },
    ],
    here: { share: 10, recent: 0, total: 0 },
  });
  const log = await merchant.browser.get(`${merchant.panel}/audit-log`).expect(200);
  expect(log.body.items[0]).toMatchObject({
    act: 'splitter.changed',
    detail: { sites: 'portal.example 50 %, maps.example 40 %' },
  });
  await set([]).expect(200);
  expect(await told()).toBeNull();
});

it('the splitter refuses our own pages, and links or insults as names, and writes nothing of it', async () => {
  const own = `${api.app.config.PUBLIC_URL.replace('http:', 'https:')}/reviews/x`;
  const { body } = await set([{ ...PORTAL, url: own.includes('localhost') ? 'https://localhost/x' : own }]).expect(422);
  expect(body.errors[0].path).toBe('sites.0.url');
  const named = await set([PORTAL, { ...OTHER, name: 'www.cheap.example' }]).expect(422);
  expect(named.body.errors).toMatchObject([{ path: 'sites.1.name' }]);
  expect((await merchant.browser.get(`${merchant.panel}/splitter`).expect(200)).body.sites).toEqual([]);
});

it('a browser that opens a code draws once, is counted once, and may still write here', async () => {
  await set([PORTAL, OTHER]).expect(200);
  const code = await aCode();
  const seen = new Map<string, number>();
  const VISITS = 20;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const browser = api.browser();
    const elsewhere = await open(code, browser);
    expect(await open(code, browser)).toEqual(elsewhere);
    const name: string = elsewhere?.name ?? 'here';
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  // 90 of 100 leave: that none of 20 does has a chance of 1 in 10^20.
  expect(seen.size).toBeGreaterThan(1);
  const now = await told();
  const counted = Object.fromEntries(
    [...(now?.sites ?? []), { ...now!.here, name: 'here' }].map((one) => [one.name, one.total]),
  );
  expect(counted).toEqual({ Portal: 0, Maps: 0, here: 0, ...Object.fromEntries(seen) });
  const browser = api.browser();
  await open(code, browser);
  const review = { code, grade: 2, body: 'The parcel came late and wet.', authorName: 'Ewa', acceptTerms: true };
  await browser
    .post(`${API_ROOT}/entry-reviews`)
    .send({ ...review, email: 'ewa@mail.example', language: 'en' })
    .expect(201);
});

it('draws outlive neither their 30 days nor their site, and counts outlive both', async () => {
  await set([{ ...PORTAL, share: 90 }]).expect(200);
  const code = await aCode('business_card');
  const browser = api.browser();
  let away = browser;
  for (let tries = 0; tries < 100 && !(await open(code, away)); tries += 1) away = api.browser();
  expect(await open(code, away)).toEqual({ ...PORTAL, share: 90, host: 'portal.example' });
  await set([]).expect(200);
  expect(await open(code, away)).toBeUndefined();
  expect(await open(code)).toBeUndefined();
  const left = await told();
  expect(left).toMatchObject({ sites: [{ name: 'Portal', share: 0 }], here: { share: 100 } });
  expect(left!.sites[0]!.total).toBeGreaterThan(0);
  await api.shiftClock('31 days');
  await forgetDraws(api.app);
  const { rows } = await api.app.db.pool.query('select count(*)::int as count from engine.split_draws');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await told()).toEqual(left);
});

it('who opens a widget’s form has asked for it, and no draw is made', async () => {
  await set([{ ...PORTAL, share: 90 }]).expect(200);
  const code = await aCode('widget');
  for (let visit = 0; visit < 5; visit += 1) expect(await open(code)).toBeUndefined();
  expect(await told()).toMatchObject({ here: { total: 0 }, sites: [{ total: 0 }] });
});

it('an invitation for elsewhere asks for no grade, keeps its draw and its form, and is not counted as asked here', async () => {
  await api.app.db.tx((tx) => aConfig(tx, merchant.company.id, { reminders: 1, reminderDays: 5 }));
  await set([{ ...PORTAL, share: 90 }]).expect(200);
  const ORDERS = 10;
  const invited = new Map<string, string>();
  for (let order = 0; order < ORDERS; order += 1) {
    const email = `order-${order}@${merchant.company.slug}.example`;
    const { id } = await anOrder(api.app, merchant.company.id, { email });
    invited.set(email, api.app.tokens.derive('invitation', id));
  }
  await runWorker(api.app);
  const gradesIn = (email: string, at: number) =>
    linksOf(mail.mailsTo(email)[at]!).filter((link) => link.includes('?grade=')).length;
  const away = [...invited].filter(([email]) => gradesIn(email, 0) === 0);
  expect(away.length).toBeGreaterThan(0);
  const [address, token] = away[0]!;
  expect(linksOf(mail.mailsTo(address)[0]!)).toContainEqual(
    `${api.app.config.PUBLIC_URL}/en/invitation/${merchant.company.slug}/elsewhere/${token}`,
  );
  expect(mail.mailsTo(address)[0]!.parsed.text).toContain('portal.example');
  expect(mail.mailsTo(address)[0]!.raw).not.toContain('www.portal.example');
  const page = await api.browser().get(`${API_ROOT}/invitations/${token}/elsewhere`).expect(200);
  expect(page.body).toMatchObject({ company: { slug: merchant.company.slug }, elsewhere: { ...PORTAL, share: 90 } });

  const { body: coverage } = await merchant.browser.get(`${merchant.panel}/invitations/coverage`).expect(200);
  expect(coverage as InvitationCoverage).toMatchObject({
    orders: ORDERS,
    invited: ORDERS - away.length,
    uninvited: [{ reason: 'elsewhere', count: away.length }],
  });
  expect(await told()).toMatchObject({
    sites: [{ total: away.length }],
    here: { total: ORDERS - away.length },
  });

  const review = { token, grade: 2, body: 'The parcel came late and wet.', authorName: 'Ewa', acceptTerms: true };
  await api.browser().get(`${API_ROOT}/invitations/${token}`).expect(200);
  await api.browser().post(`${API_ROOT}/reviews`).send(review).expect(201);
  const after = await merchant.browser.get(`${merchant.panel}/invitations/coverage`).expect(200);
  expect(after.body.uninvited).toEqual(coverage.uninvited);
  expect(await api.app.db.tx(recountInvitations)).toBe(0);
  await api.browser().get(`${API_ROOT}/invitations/${token}/elsewhere`).expect(409);

  await api.shiftClock('6 days');
  await runWorker(api.app);
  for (const [email] of [...invited].filter(([one]) => one !== address)) {
    expect(mail.mailsTo(email)).toHaveLength(2);
    expect(gradesIn(email, 1)).toBe(gradesIn(email, 0));
  }
  expect(await told()).toMatchObject({ sites: [{ total: away.length }] });
});
