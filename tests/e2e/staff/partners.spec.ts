import { expect, test } from '@playwright/test';
import { signInAsStaff } from '../support/staff.ts';

const NAME = 'Agencja Demo';

test('an administrator finds a partner, blocks it with a reason, lifts the block and renews the code', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/partners');
  await page.locator('input[type=search]').fill(NAME);
  await page.locator('form[role=search] button[type=submit]').click();
  await expect(page).toHaveURL(/words=Agencja/);
  await page.locator('.money__table tbody a').first().click();
  await expect(page).toHaveURL(/\/admin\/partners\/[0-9a-f-]{36}/);
  const facts = page.locator('.money__facts');
  await expect(facts).toContainText(/[2-9A-HJKMNP-TV-Z]{8}/);
  const before = await facts.textContent();
  await page.locator('.money__acts button').first().click();
  await expect(facts).not.toHaveText(before ?? '');

  await page.locator('.money__acts button').nth(1).click();
  await page.locator('.act-form textarea').fill('Their clients complain.');
  await page.locator('.act-form button[type=submit]').click();
  await expect(page.locator('main')).toContainText('Their clients complain.');
  await page.locator('.money__acts button').nth(1).click();
  await page.locator('.act-form textarea').fill('It was a mistake.');
  await page.locator('.act-form button[type=submit]').click();
  await expect(page.locator('.state-chip--blocked')).toHaveCount(0);
});
