import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../support/people.ts';
import { signInAsStaff } from '../support/staff.ts';
import { codeOf } from '../support/totp.ts';

const PASSWORD = 'password-of-the-tests';

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

test('a colleague is invited by mail, chooses a password, and signs in with a second factor on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  // An account of its own, as the demo's others sign in meanwhile.
  const email = `second-factor-${Date.now()}@demo.example`;
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/collections/users');
  await page.locator('section.people .btn').click();
  await page.locator('section.people input[name=name]').fill('Two Steps');
  await page.locator('section.people input[name=email]').fill(email);
  await page.locator('section.people select[name=role]').selectOption('translator');
  await page.locator('section.people button[type=submit]').click();
  await expect(page.locator('section.people ul li', { hasText: email })).toBeVisible();
  await page.context().clearCookies();
  const link = linkIn(await mailTo(page.request, email, /./), /\/admin\/invitation\//);
  await page.goto(new URL(link).pathname);
  await page.locator('input[name=password]').fill('password123');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('form [role=alert]')).toBeVisible();
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('[role=status] a[href="/admin/login"]')).toBeVisible();

  await signIn(page, email, 'not the password');
  await expect(page.locator('form [role=alert]')).toContainText(/password|hasło/i);
  await signIn(page, email);
  await expect(page).not.toHaveURL(/\/login/, { timeout: 60_000 });
  await page.goto('/admin/account');
  await page.locator('a[href="/admin/second-factor"]').click();
  await page.locator('main.second-factor .btn').click();
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('main.second-factor button[type=submit]').click();
  await expect(page.locator('main.second-factor img')).toHaveJSProperty('complete', true);
  const secret = (await page.locator('main.second-factor code').innerText()).replaceAll(' ', '');
  await page.locator('input[name=code]').fill(codeOf(secret, 0));
  await page.locator('main.second-factor button[type=submit]').click();
  await expect(page.locator('main.second-factor li code')).toHaveCount(10);
  const recoveryCode = await page.locator('main.second-factor li code').first().innerText();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const there = await phone.newPage();
  await signIn(there, email);
  await there.locator('input[name=code]').fill('000000');
  await there.locator('button[type=submit]').click();
  await expect(there.locator('form [role=alert]')).toBeVisible();
  await there.locator('input[name=code]').fill(codeOf(secret, 1));
  await there.locator('input[name=remember]').check();
  await there.locator('button[type=submit]').click();
  await expect(there).not.toHaveURL(/\/login/, { timeout: 60_000 });
  await there.goto('/admin/account');
  await expect(there.locator('.second-factor__account', { hasText: '10' }).locator('strong')).toBeVisible();
  expect(await there.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await expect(there.locator('.people__sessions li')).toHaveCount(2);
  await phone.clearCookies({ name: 'cms-token' });
  await signIn(there, email);
  await expect(there).not.toHaveURL(/\/login/, { timeout: 60_000 });
  await phone.clearCookies();
  await signIn(there, email);
  await there.locator('input[name=code]').fill(recoveryCode);
  await there.locator('button[type=submit]').click();
  await expect(there).not.toHaveURL(/\/login/, { timeout: 60_000 });
  await phone.close();
});
