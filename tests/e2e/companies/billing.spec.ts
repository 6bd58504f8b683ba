import { expect, test } from '@playwright/test';
import { age, payByTransfer, subscribe } from '../support/billing.ts';
import { registerOwner } from '../support/registration.ts';

const PAGE = '/en/panel/settings/billing';

test('a trial is warned of, ends, suspends the company, and a paid order revives it', async ({ browser }) => {
  const { page, merchant } = await registerOwner(browser, 'juniper');
  const main = page.locator('main');
  const notice = page.getByRole('region', { name: 'Plan and payment' });

  await test.step('two weeks before the end every page warns, and leads to the plans', async () => {
    await age(merchant, 77);
    await page.goto('/en/panel/badges');
    await expect(notice).toContainText('Your trial ends on');
    await notice.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Plan and payment' })).toBeVisible();
    await expect(main.getByText(/^Your free trial with every feature lasts until/)).toBeVisible();
  });

  await test.step('after it pages are read, and nothing is changed', async () => {
    await age(merchant, 14);
    await page.goto('/en/panel/settings/profile');
    await expect(notice).toContainText('The account is suspended');
    await expect(main.getByLabel('Street and number')).toBeDisabled();
    await expect(main.getByText(/account is suspended/).first()).toBeVisible();
  });

  await test.step('a plan is ordered, which needs to know who is billed', async () => {
    await page.goto(PAGE);
    await main.getByRole('button', { name: 'Choose Start' }).click();
    await page.getByRole('button', { name: 'Enter billing details' }).click();
    await main.getByRole('button', { name: 'Save details' }).click();
    await expect(main.getByText('This field is required').first()).toBeVisible();
    await main.getByLabel('Street and number').fill('ul. Szeroka 7');
    await main.getByLabel('Postcode').fill('87-100');
    await main.getByRole('button', { name: 'Save details' }).click();
    await expect(main.getByText('The billing details are saved.')).toBeVisible();
    await main.getByRole('button', { name: 'Choose Start' }).click();
    await expect(page.getByRole('dialog').getByText(/^The period begins on the day of the payment/)).toBeVisible();
    await page.getByRole('button', { name: 'Order for US$35.67' }).click();
    const charge = main.getByRole('article', { name: 'Period of the plan' });
    await expect(charge.getByLabel('Transfer title')).toHaveValue(/^FV\/\d{4}\/\d{6}$/);
    await expect(charge.getByLabel('Amount')).toHaveValue('35.67');
  });

  await test.step('its transfer revives the company on the open page', async () => {
    await payByTransfer(page.request, merchant);
    await expect(main.getByText(/^The current period is paid until/)).toBeVisible();
    await expect(main.getByRole('article', { name: 'Period of the plan' })).toHaveCount(0);
    const pdf = main.getByRole('link', { name: /^Download FV.* as PDF$/ });
    const file = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.goto('/en/panel/settings/profile');
    await expect(main.getByLabel('Street and number')).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });
});

test('a smaller plan begins with the next period, and the change is undone before it', async ({ browser }) => {
  const owner = await registerOwner(browser, 'larch');
  await subscribe(owner, 'trustPro');
  const { page } = owner;
  const main = page.locator('main');
  await page.goto(PAGE);
  await main.getByRole('button', { name: 'Choose Start' }).click();
  await page.getByRole('button', { name: 'Change to Start from the next period' }).click();
  await expect(main.getByText(/^It renews on .+ as Start/)).toBeVisible();
  await expect(main.getByText(/^The current period is paid until/)).toBeVisible();
  await main.getByRole('button', { name: 'Keep Pro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Pro' }).click();
  await expect(main.getByText(/^It renews on .+ as Pro/)).toBeVisible();
  await page.reload();
  await expect(main.getByText(/^It renews on .+ as Pro/)).toBeVisible();
});

test('a plan is cancelled in two clicks, and everything can be exported after its end', async ({ browser }) => {
  const owner = await registerOwner(browser, 'rowan');
  await subscribe(owner, 'trustStart');
  const { page, merchant } = owner;
  const main = page.locator('main');
  await page.goto(PAGE);
  await main.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByRole('alertdialog').getByText(/^Everything works until/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(main.getByRole('heading', { name: 'The plan is cancelled' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Resume the plan' })).toBeVisible();
  await age(merchant, 31);
  await page.reload();
  await expect(main.getByText(/^The account has been suspended since/)).toBeVisible();
  await main.getByRole('button', { name: 'Export all reviews' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create file' }).click();
  const file = await page.request.get(
    (await dialog.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '',
  );
  expect(file.ok()).toBe(true);
});
