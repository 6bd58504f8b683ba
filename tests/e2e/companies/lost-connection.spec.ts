import { expect, test } from '@playwright/test';
import { wordsCutOff } from '../support/cut-off.ts';
import { VIEWS, accessibilityViolations, switchView } from '../support/page-check.ts';
import { registerOwner } from '../support/registration.ts';

const ORDERS = [
  'order_id,email,kind of contact',
  'R-1,one@customer.example,consent',
  'R-2,two@customer.example,consent',
];
const FILE = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(ORDERS.join('\r\n')) };

test('a merchant who loses the connection loses nothing of a changed profile or an import', async ({ browser }) => {
  const { page } = await registerOwner(browser, 'rowan');
  const main = page.locator('main');
  const offline = page.getByText(/^You are offline\./);

  await test.step('a profile that is changed offline', async () => {
    await page.goto('/en/panel/settings/profile');
    await main.getByLabel('Description (English)').fill('Rowan jelly and rowan wood.');
    await page.context().setOffline(true);
    await expect(offline).toBeVisible();
    for (const view of VIEWS) {
      await switchView(page, view);
      expect(await wordsCutOff(page), `${view.width} px`).toEqual([]);
      expect(await accessibilityViolations(page), `${view.width} px`).toEqual([]);
    }
    await main.getByLabel('Street and number').fill('Szeroka 7');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Not saved')).toBeVisible();
    // Another page that was never opened is loaded as soon as there is a connection again.
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await page.context().setOffline(false);
    await expect(offline).toBeHidden();
    await expect(main.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await page.goto('/en/panel/settings/profile');
    await expect(main.getByLabel('Street and number')).toHaveValue('Szeroka 7');
    await expect(main.getByLabel('Description (English)')).toHaveValue('Rowan jelly and rowan wood.');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Saved. The public profile shows it now.')).toBeVisible();
  });

  await test.step('an import whose upload gets no answer', async () => {
    await page.goto('/en/panel/import');
    await main.getByLabel('Why may you write to these customers?').selectOption('file');
    await main.getByLabel('Choose a file').setInputFiles(FILE);
    await main.getByLabel('Column for basis').selectOption('kind of contact');
    await page.route('**/api/v1/**', (route) => route.abort());
    await main.getByRole('button', { name: 'Upload orders.csv' }).click();
    await expect(main.getByText(/^The file was not uploaded/)).toBeVisible();
    await expect(page.getByText(/^The server is not answering/)).toBeVisible();
    await page.unroute('**/api/v1/**');
    await expect(page.getByText(/^The server is not answering/)).toBeHidden();
    await page.reload();
    await expect(main.getByLabel('Why may you write to these customers?')).toHaveValue('file');
    await main.getByLabel('Choose a file').setInputFiles(FILE);
    await expect(main.getByLabel('Column for basis')).toHaveValue('kind of contact');
    await main.getByRole('button', { name: 'Upload orders.csv' }).click();
    await expect(main.getByText('Every row went through.')).toBeVisible();
  });

  await test.step('settings that were not saved, until one signs out', async () => {
    await page.goto('/en/panel/settings/billing');
    await main.getByLabel('Street and number').fill('Szeroka 9');
    await page.reload();
    const restored = main.getByText('Changes that were not saved have been restored.');
    await expect(restored).toBeVisible();
    await expect(main.getByLabel('Street and number')).toHaveValue('Szeroka 9');
    await main.getByRole('button', { name: 'Discard changes' }).click();
    await expect(restored).toBeHidden();
    await main.getByLabel('Street and number').fill('Szeroka 11');
    await page.goto('/en/panel/logout');
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own:')))).toEqual([]);
  });
  await page.context().close();
});
