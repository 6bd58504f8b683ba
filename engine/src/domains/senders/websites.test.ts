import type { CompanyWebsite } from '@app/contracts/websites';
import { API_ROOT } from '../../http/paths.ts';
import { translator } from '../../platform/i18n.ts';
import { recheckWebsites } from '../companies/public.ts';
import { FIRST_STEP_ALLOWANCE, senderTest } from './testing.ts';
import type { Registered, SenderTest } from './testing.ts';

const t = translator('en', 'mails');
let test: SenderTest;
beforeAll(async () => {
  test = await senderTest();
});
beforeEach(() => {
  test.sink.clear();
  test.outside.records.clear();
});
afterAll(() => test.close());

const websiteOf = async ({ browser, panel }: Registered): Promise<CompanyWebsite> =>
  (await browser.get(`${panel}/website`).expect(200)).body;
const profile = async (slug: string) => test.program().get(`${API_ROOT}/companies/${slug}`);
const slugOf = async ({ browser }: Registered): Promise<string> =>
  (await browser.get(`${API_ROOT}/me`).expect(200)).body.companies[0].slug;
const post = ({ browser, panel }: Registered, act: string, body: object) =>
  browser.post(`${panel}/website/${act}`).send(body);
/** Publishes the company's DNS record on the domain. */
async function putRecord(company: Registered): Promise<void> {
  const { proofs } = await websiteOf(company);
  if (!proofs) throw new Error('nothing to show');
  test.outside.records.set(`TXT ${proofs.dns.name}`, [proofs.dns.value]);
}
const check = async (company: Registered): Promise<CompanyWebsite> =>
  (await post(company, 'check', { method: 'dns' }).expect(200)).body;
const subjectsTo = (email: string) => test.sink.mailsTo(email).map(({ parsed }) => parsed.subject);
const nextDay = async () => {
  await test.shiftClock('25 hours');
  await recheckWebsites(test.app);
  await test.work();
};

it('a company with a verified domain has no daily allowance', async () => {
  const shop = await test.register('Anna’s leaves', 'https://www.leaves.example/shop');
  expect((await profile(shop.company.slug)).body).toMatchObject({ name: 'Anna’s leaves', website: null });
  const customers = await test.orders(shop, 20);
  await test.work();
  expect(test.reached(customers)).toEqual(customers.slice(0, FIRST_STEP_ALLOWANCE));

  expect(await check(shop)).toMatchObject({ state: 'unverified', lastCheck: 'missing', domain: 'leaves.example' });
  await putRecord(shop);
  expect(await check(shop)).toMatchObject({ state: 'verified', method: 'dns', lastCheck: 'found', dropAt: null });
  await test.work();
  expect(test.reached(customers).toSorted()).toEqual(customers.toSorted());
  expect(await test.sendingOf(shop)).toMatchObject({ state: 'free', allowance: null, waiting: 0, slowedSince: null });
  expect((await profile(shop.company.slug)).body.website).toBe('https://www.leaves.example/shop');
  const { items } = (await shop.browser.get(`${shop.panel}/audit-log`).expect(200)).body;
  expect(items[0]).toMatchObject({ act: 'website.verified', detail: { domain: 'leaves.example', method: 'dns' } });
});

it('registration with an address at the domain verifies it at once', async () => {
  const shop = await test.register('Green Basket', 'https://greenbasket.example', 'anna@greenbasket.example');
  expect(await websiteOf(shop)).toMatchObject({ state: 'verified', method: 'mail', unlisted: null });
  expect(shop.company.slug).toBe('green-basket');
  expect(await test.sendingOf(shop)).toMatchObject({ state: 'free' });
  const mailbox = await test.register('Mail box', 'https://gmail.com', 'anna@gmail.com');
  expect(await websiteOf(mailbox)).toMatchObject({ state: 'unverified' });
});

it('codes are mailed to role addresses of the domain, and only the last one is valid', async () => {
  const shop = await test.register('Corner', 'http://kiosk.example:8080/');
  const { proofs } = await websiteOf(shop);
  expect(proofs?.mail.addresses).toContain('postmaster@kiosk.example');
  for (const address of ['anna@kiosk.example', 'postmaster@other.example', shop.email]) {
    const { body } = await post(shop, 'mail', { address }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'address', code: 'invalid_value' }]);
  }
  const mailed = async () => {
    await post(shop, 'mail', { address: 'Postmaster@kiosk.example' }).expect(202);
    await test.work();
    return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(test.sink.mailsTo('postmaster@kiosk.example').at(-1)?.parsed.text ?? '')?.[0];
  };
  const first = await mailed();
  const second = await mailed();
  expect(first).not.toBe(second);
  await post(shop, 'code', { code: first }).expect(422);
  await test.shiftClock('25 hours');
  await post(shop, 'code', { code: second }).expect(422);
  const third = await mailed();
  const { body } = await post(shop, 'code', { code: third?.toLowerCase().replace('-', ' ') }).expect(200);
  expect(body).toMatchObject({ state: 'verified', method: 'mail' });
});

it('a company with a protected name and an unverified domain is not public and sends nothing', async () => {
  const stranger = await test.register('PayPal', 'https://www.paypal.com');
  expect(stranger.company.slug).toBe(`company-${stranger.company.id.slice(-12)}`);
  expect(await websiteOf(stranger)).toMatchObject({ state: 'unverified', unlisted: 'own_domain' });
  const customers = await test.orders(stranger, 2);
  await test.work();
  expect(test.reached(customers)).toEqual([]);
  expect(await test.sendingOf(stranger)).toMatchObject({ state: 'unlisted', waiting: 2 });
  expect((await profile(stranger.company.slug)).status).toBe(404);
  expect((await profile('paypal')).status).toBe(404);
  expect(subjectsTo(stranger.email)).toContain(t('senders.unlistedSubject', { companyName: 'PayPal' }));
  // Not even with the address of an employee.
  const clerk = await test.register('PayPal', 'https://paypal.com', 'clerk@paypal.com');
  expect((await websiteOf(clerk)).proofs?.mail.addresses).not.toContain('clerk@paypal.com');
  expect(await websiteOf(clerk)).toMatchObject({ state: 'unverified', unlisted: 'own_domain' });

  await putRecord(clerk);
  expect(await check(clerk)).toMatchObject({ state: 'verified', unlisted: null });
  expect(await slugOf(clerk)).toBe('paypal');
  expect((await profile('paypal')).body).toMatchObject({ website: 'https://paypal.com' });
  expect(await websiteOf(stranger)).toMatchObject({ state: 'taken' });
});

it('a verified domain does not allow somebody else’s name: staff decide', async () => {
  const evil = await test.register('РауРаl Security', 'https://secure-login.example');
  await putRecord(evil);
  expect(await check(evil)).toMatchObject({ state: 'verified', unlisted: 'brand' });
  const customers = await test.orders(evil, 1);
  await test.work();
  expect(test.reached(customers)).toEqual([]);
  const baker = await test.register('Paypal Müller Bäckerei', 'https://mueller-brot.example');
  expect(await websiteOf(baker)).toMatchObject({ unlisted: null });
  expect(baker.company.slug).toBe('paypal-muller-backerei');

  await test.register('Tea House', 'https://teahouse.example', 'owner@teahouse.example');
  const namesake = await test.register('TEA-house Ltd', 'https://other-tea.example', 'owner@other-tea.example');
  expect(await websiteOf(namesake)).toMatchObject({ state: 'verified', unlisted: 'company' });
  const { items } = await test.senders('?group=unlisted&q=other-tea');
  expect(items).toMatchObject([{ name: 'TEA-house Ltd', unlisted: 'company', websiteState: 'verified' }]);
  await test.staff(namesake.company.id, 'vouching', 'Another tea house, in another town.');
  expect(await slugOf(namesake)).toBe('tea-house-ltd');
  expect((await profile('tea-house-ltd')).status).toBe(200);
});

it('verifying a domain takes it from unverified claims', async () => {
  const typed = await test.register('First come', 'https://contested.example');
  const owner = await test.register('Second come', 'https://www.contested.example');
  await putRecord(owner);
  await check(owner);
  expect(await websiteOf(typed)).toMatchObject({ state: 'taken' });
  await putRecord(typed);
  expect((await post(typed, 'check', { method: 'dns' }).expect(409)).body.code).toBe('website_held');
  expect((await post(typed, 'mail', { address: 'postmaster@contested.example' }).expect(409)).body.code).toBe(
    'website_held',
  );
  // The domain is sold, and the old owner’s record disappears.
  await nextDay();
  expect(await websiteOf(owner)).toMatchObject({ state: 'failing' });
  expect(await check(typed)).toMatchObject({ state: 'verified' });
  expect(await websiteOf(owner)).toMatchObject({ state: 'taken' });
  expect((await profile(owner.company.slug)).body.website).toBeNull();

  const moved = (await typed.browser.put(`${typed.panel}/website`).send({ website: 'https://elsewhere.example' })).body;
  expect(moved).toMatchObject({ state: 'unverified', domain: 'elsewhere.example' });
  expect((await profile(typed.company.slug)).body.website).toBeNull();
  for (const website of ['https://127.0.0.1/', 'https://localhost/'])
    await typed.browser.put(`${typed.panel}/website`).send({ website }).expect(422);
});

it('after a proof disappears the company is warned, and loses the domain after two weeks', async () => {
  const shop = await test.register('Anna’s herbs', 'https://herbs.example');
  await putRecord(shop);
  await check(shop);
  test.outside.records.clear();
  await recheckWebsites(test.app);
  expect(await websiteOf(shop)).toMatchObject({ state: 'verified' });
  await nextDay();
  const failing = await websiteOf(shop);
  expect(failing).toMatchObject({ state: 'failing', method: 'dns' });
  expect(failing.dropAt).not.toBeNull();
  expect((await profile(shop.company.slug)).body.website).toBe('https://herbs.example');
  const warning = t('senders.failingSubject', { domain: 'herbs.example' });
  expect(subjectsTo(shop.email)).toContain(warning);

  await putRecord(shop);
  await nextDay();
  expect(await websiteOf(shop)).toMatchObject({ state: 'verified', dropAt: null });
  test.outside.records.clear();
  for (let day = 0; day < 14; day++) await nextDay();
  expect(await websiteOf(shop)).toMatchObject({ state: 'failing' });
  expect(await test.sendingOf(shop)).toMatchObject({ state: 'free' });
  await nextDay();
  expect(await websiteOf(shop)).toMatchObject({ state: 'unverified', verifiedAt: null });
  expect((await profile(shop.company.slug)).body.website).toBeNull();
  expect(await test.sendingOf(shop)).toMatchObject({ state: 'slowed' });
  expect(subjectsTo(shop.email).filter((subject) => subject === warning)).toHaveLength(2);
  expect(subjectsTo(shop.email)).toContain(t('senders.lostSubject', { domain: 'herbs.example' }));
});

it('staff maintain the list of protected names', async () => {
  const { body } = await test.staffCall('get', '/protected-names').expect(200);
  const names = body.items as { name: string; domains: string[] }[];
  expect(names).toContainEqual({ name: 'InPost', domains: ['inpost.pl', 'inpost.eu', 'inpost.co.uk'] });
  await test
    .staffCall('put', '/protected-names', { items: [...names, { name: 'Żabka', domains: ['zabka.pl'] }] })
    .expect(204);
  const stranger = await test.register('Zabka Polska', 'https://zabka-polska.example');
  expect(await websiteOf(stranger)).toMatchObject({ unlisted: 'brand' });
});
