import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mintStaffToken } from '../../../engine/contracts/security/staff-token.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, forgetSignIns, linkIn, mailTo, person, run } from '../support/people.ts';

const AGENCY = `partner.${run}@agency.example`;
const CLIENT = `owner.${run}@client.example`;
const NAME = `Client of the agency ${run}`;

const BILLED = {
  name: NAME,
  street: 'ul. Długa 5',
  postcode: '31-146',
  city: 'Kraków',
  country: 'PL',
  taxNumber: '5260250274',
  vatNumber: null,
  email: null,
  method: 'transfer',
};

/** Orders the smallest plan, whose transfer staff record. */
async function payFirstMonth(client: Page): Promise<void> {
  const headers = { origin: BASE_URL };
  const { companies } = await (await client.request.get('/api/v1/me')).json();
  const billing = `/api/v1/panel/companies/${companies[0].id}/billing`;
  const detailed = await client.request.put(`${billing}/details`, { headers, data: BILLED });
  expect(detailed.ok(), await detailed.text()).toBe(true);
  const plan = { plan: 'trustStart', term: 'month' };
  const { totals } = await (await client.request.post(`${billing}/quote`, { headers, data: plan })).json();
  const ordered = await client.request.post(`${billing}/plan`, {
    headers,
    data: { ...plan, gross: totals.gross, method: 'transfer' },
  });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const { charges } = await ordered.json();
  const staff = { staffId: 'admin', name: 'Administrator', role: 'administrator' } as const;
  const recorded = await client.request.post(`/api/v1/staff/charges/${charges[0].id}/payment`, {
    headers: { ...headers, authorization: `Bearer ${mintStaffToken(process.env['STAFF_KEY'] ?? '', staff)}` },
    data: { receivedOn: '2026-03-02', reference: `Transfer ${run}`, reason: 'Seen at the bank.' },
  });
  expect(recorded.ok(), await recorded.text()).toBe(true);
}

test('a partner brings a client to the first paid month', async ({ browser }) => {
  await forgetSignIns();
  const partner = await person(browser);
  const look = watchPage(partner);

  await test.step('registers, and names the business', async () => {
    await look.open('/en/partners/register');
    await look.expectComplete('en');
    await partner.getByLabel('Your name').fill('Jan Kos');
    await partner.getByLabel('E-mail address').fill(AGENCY);
    await partner.getByLabel('Password', { exact: true }).fill(`heron-${run}-by-the-lake`);
    await partner.getByRole('checkbox').check();
    await partner.getByRole('button', { name: 'Create account' }).click();
    await expect(partner).toHaveURL(/\/register\/success/);
    await partner.goto(linkIn(await mailTo(partner.request, AGENCY, /./), /[?&]token=/));
    await expect(partner).toHaveURL(/\/en\/partners\/panel/);
    await partner.getByLabel('Name of the business').fill(`Agency ${run}`);
    await partner.getByLabel('Country').selectOption('PL');
    await partner.getByLabel('Tax number').fill('5252248481');
    await partner.getByLabel('Account number (IBAN)').fill('PL61 1090 1014 0000 0712 1981 2874');
    await partner.getByRole('button', { name: 'Save' }).click();
    await expect(partner.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await look.expectComplete('en');
  });
  const link = await partner.getByLabel('Address to send').inputValue();

  await test.step('is never told that there is no company', async () => {
    await partner.goto('/en/panel');
    await expect(partner).toHaveURL(/\/en\/partners\/panel/);
  });

  const client = await person(browser);
  await test.step('the client comes by the link, looks around and registers', async () => {
    await client.goto(link);
    // Kept by the page's script, which the next page would not wait for.
    await expect.poll(() => client.evaluate(() => localStorage.getItem('referral'))).not.toBeNull();
    await client.goto('/en/pricing?ref=AAAABBBB');
    await client.goto('/en/register/account');
    await expect(client.getByText(`Referred by Agency ${run}`)).toBeVisible();
    await client.getByLabel('Your name').fill('Ewa Klient');
    await client.getByLabel('E-mail address').fill(CLIENT);
    await client.getByLabel('Password', { exact: true }).fill(`heron-${run}-in-the-reeds`);
    await client.getByLabel('Company name').fill(NAME);
    await client.getByLabel('Website').fill(`https://client-${run}.example`);
    await client.getByLabel('What kind of company is it?').selectOption('shops');
    await client.getByLabel('Category').selectOption('books');
    await client.getByLabel('Country').selectOption('PL');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Create account' }).click();
    await expect(client).toHaveURL(/\/register\/success/);
    await client.goto(linkIn(await mailTo(client.request, CLIENT, /./), /[?&]token=/));
    await expect(client).toHaveURL(/\/en\/panel/);
  });

  await payFirstMonth(client);

  await test.step('the partner sees the commission, and nothing else of the company', async () => {
    await expect(async () => {
      await partner.goto('/en/partners/panel/commissions');
      await expect(partner.getByRole('cell', { name: NAME })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(partner.getByRole('cell', { name: 'US$5.80' })).toBeVisible();
    await look.expectComplete('en');
    await partner.goto('/en/partners/panel/companies');
    await expect(partner.getByRole('cell', { name: NAME })).toBeVisible();
    await look.expectComplete('en');
    await partner.goto('/en/partners/panel/materials');
    await expect(partner.getByRole('heading', { level: 1, name: 'Materials' })).toBeVisible();
    await look.expectComplete('en');
  });
  await Promise.all([partner, client].map((one) => one.context().close()));
});
