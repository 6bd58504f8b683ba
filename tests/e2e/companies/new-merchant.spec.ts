import { expect, test } from '@playwright/test';
import { watchPage } from '../support/page-check.ts';
import { linkIn, mailTo, person, run } from '../support/people.ts';

const NAME = `Bistro Jarzębina ${run}`;
const EMAIL = `owner.${run}@bistro.example`;
/** A place of its own, so that no other company is in its lists. */
const CITY = { city: 'Zamość', region: 'lubelskie' };
const LIST = '/en/categories/restaurants/pl/lubelskie/zamosc';

test('a new merchant registers with category and city, is found there, and edits the profile', async ({ browser }) => {
  const merchant = await person(browser);
  const look = watchPage(merchant);
  await look.open('/en/register/account');
  await expect(merchant.getByText(/^Mediation is on for new companies/)).toBeVisible();
  await merchant.getByLabel('Your name').fill('Maria Jarzębina');
  await merchant.getByLabel('E-mail address').fill(EMAIL);
  await merchant.getByLabel('Password', { exact: true }).fill(`jarzębina-${run}-dojrzewa`);
  await merchant.getByLabel('Company name').fill(NAME);
  await merchant.getByLabel('Website').fill(`https://jarzebina-${run}.example`);
  await merchant.getByLabel('What kind of company is it?').selectOption('restaurants');
  await merchant.getByLabel('Category').selectOption('bistros');
  await merchant.getByLabel('Country').selectOption('PL');
  await merchant.getByLabel('City').fill('zamos');
  const suggested = merchant.locator(`datalist option[value="${CITY.city}, ${CITY.region}"]`);
  await expect(suggested).toHaveCount(1);
  await merchant.getByLabel('City').fill(`${CITY.city}, ${CITY.region}`);
  await merchant.getByRole('checkbox').check();
  await merchant.getByRole('button', { name: 'Create account' }).click();
  await expect(merchant).toHaveURL(/\/register\/success/);

  await merchant.goto(linkIn(await mailTo(merchant.request, EMAIL, /./), /[?&]token=/));
  await expect(merchant).toHaveURL(/\/en\/panel/);
  await expect(merchant.getByRole('heading', { level: 1 })).toBeVisible();

  const visitor = await person(browser);
  await expect(async () => {
    await visitor.goto(LIST);
    await expect(visitor.getByRole('link', { name: NAME })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.getByRole('link', { name: NAME }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(NAME);
  const profile = visitor.url();

  await merchant.goto('/en/panel/settings/profile');
  await merchant.getByLabel('Category').selectOption('cafes');
  await merchant.getByLabel('Region').fill('');
  await merchant.getByLabel('City').fill('zamos');
  // By the keyboard: the list may open on the other side while it grows.
  await expect(merchant.getByRole('option', { name: CITY.city }).first()).toBeVisible();
  await merchant.getByLabel('City').press('ArrowDown');
  await merchant.getByLabel('City').press('Enter');
  await expect(merchant.getByLabel('Region')).toHaveValue(CITY.region);
  await merchant.getByLabel('Street and number').fill('Rynek Wielki 7');
  await merchant.getByLabel('Description (English)').fill('Coffee under the arcades.');
  await merchant.getByLabel('Show opening hours').check();
  await merchant.getByRole('button', { name: 'Add an exception' }).click();
  await merchant.getByLabel('First day').fill('2126-12-24');
  const preview = merchant.getByRole('region', { name: 'Preview of the public profile' });
  await expect(preview.getByText('Coffee under the arcades.')).toBeVisible();
  // What was typed is still there after a reload.
  await merchant.reload();
  await expect(merchant.getByText('Changes that were not saved have been restored.')).toBeVisible();
  await expect(merchant.getByLabel('Street and number')).toHaveValue('Rynek Wielki 7');
  await look.expectComplete('en');
  await merchant.getByRole('button', { name: 'Save changes' }).click();
  await expect(merchant.getByText('Saved. The public profile shows it now.')).toBeVisible();

  await expect(async () => {
    await visitor.goto(profile);
    await expect(visitor.getByText('Coffee under the arcades.')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(visitor.getByText(/Rynek Wielki 7/)).toBeVisible();
  await expect(visitor.getByText('24 Dec 2126')).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${LIST}/cafes`);
    await expect(visitor.getByRole('link', { name: NAME })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await Promise.all([merchant, visitor].map((one) => one.context().close()));
});
