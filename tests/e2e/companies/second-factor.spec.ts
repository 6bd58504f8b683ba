import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forgetSignIns, person } from '../support/people.ts';
import { registerOwner } from '../support/registration.ts';
import type { Owner } from '../support/registration.ts';
import { codeOf } from '../support/totp.ts';

/** Signs in up to the second step, and enters a code there. */
async function signIn(page: Page, { email, password }: Owner, code: string): Promise<void> {
  await forgetSignIns();
  await page.context().clearCookies();
  await page.goto('/en/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The recovery codes that are shown once. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.locator('main ol li');
  await expect(codes).toHaveCount(10);
  const kept = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return kept;
}

test('a merchant sets up a second factor, loses the phone, and gets in with recovery codes, each once', async ({
  browser,
}) => {
  const owner = await registerOwner(browser, 'alder');
  const { page } = owner;
  await page.goto('/en/panel/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Your password').last().fill(owner.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = await page.getByLabel('Key to type in by hand').inputValue();
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText(/^The code is not right/)).toBeVisible();
  await page.getByLabel('Code of the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const [first = '', second = '', third = ''] = await keepCodes(page);
  await expect(page.getByText('It is on. Recovery codes left: 10')).toBeVisible();

  const phone = await person(browser);
  const refused = phone.getByText(/^The code is not right, or has been used\./);
  await test.step('signing in takes the code of the app', async () => {
    await signIn(phone, owner, '000000');
    await expect(refused).toBeVisible();
    await phone.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone).toHaveURL(/\/en\/panel\/?$/);
  });
  await test.step('a recovery code works once, and leads to another app', async () => {
    await signIn(phone, owner, first);
    await expect(phone).toHaveURL(/\/en\/panel\/account\/?\?second-factor=lost$/);
    await expect(phone.getByText(/^You have signed in with a recovery code/)).toBeVisible();
    await signIn(phone, owner, first);
    await expect(refused).toBeVisible();
    await signIn(phone, owner, second);
    await expect(phone).toHaveURL(/\/en\/panel\/account/);
  });
  await test.step('new recovery codes end the old ones', async () => {
    await phone.getByRole('button', { name: 'New recovery codes' }).click();
    await phone.getByLabel('Your password').last().fill(owner.password);
    await phone.getByRole('button', { name: 'Go on' }).click();
    const [renewed = ''] = await keepCodes(phone);
    await expect(phone.getByText('It is on. Recovery codes left: 10')).toBeVisible();
    await signIn(phone, owner, third);
    await expect(refused).toBeVisible();
    await signIn(phone, owner, renewed);
    await expect(phone).toHaveURL(/\/en\/panel\/account/);
  });
  await Promise.all([page, phone].map((one) => one.context().close()));
});
