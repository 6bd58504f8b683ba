import { expect, request, test } from '@playwright/test';
import { BASE_URL } from '../support/people.ts';
import { signInAsStaff } from '../support/staff.ts';

const NAME = 'Agencja Demo';
const PROFILE = {
  businessName: NAME,
  country: 'PL',
  taxNumber: '5252248481',
  website: null,
  iban: 'PL61109010140000071219812874',
  currency: 'PLN',
};

/** The demo's partner names their business. */
async function namePartner(): Promise<void> {
  const api = await request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: { origin: BASE_URL } });
  const person = { email: 'partner@demo.example', password: process.env['DEMO_PASSWORD'] };
  expect((await api.post('/api/v1/sessions', { data: person })).status()).toBe(204);
  expect((await api.put('/api/v1/me/partner', { data: PROFILE })).status()).toBe(200);
  await api.dispose();
}

test('an administrator finds a partner, renews the code, blocks it with a reason and lifts the block', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await namePartner();
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/partners');
  await page.locator('input[type=search]').fill(NAME);
  await page.locator('form[role=search] button[type=submit]').click();
  await expect(page).toHaveURL(/words=Agencja/);
  await page.locator('.money__table tbody a').first().click();
  await expect(page).toHaveURL(/\/admin\/partners\/[0-9a-f-]{36}/);
  const facts = page.locator('.money__facts');
  await expect(facts).toContainText(/[2-9A-HJKMNP-TV-Z]{8}/);
  const before = (await facts.textContent()) ?? '';
  const acts = page.locator('.money__acts button');
  await acts.first().click();
  await expect(facts).not.toHaveText(before);

  await acts.nth(1).click();
  await page.locator('.act-form textarea').fill('Their clients complain.');
  await page.locator('.act-form button[type=submit]').click();
  await expect(page.locator('main')).toContainText('Their clients complain.');
  await expect(page.locator('.state-chip--blocked')).toHaveCount(1);
  await acts.nth(1).click();
  await page.locator('.act-form textarea').fill('It was a mistake.');
  await page.locator('.act-form button[type=submit]').click();
  await expect(page.locator('.state-chip--blocked')).toHaveCount(0);
});
