import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAsStaff } from '../support/staff.ts';

/** Calls the engine's staff API as the signed-in member of staff. @returns status and code of the answer */
async function callStaff(page: Page, method: 'GET' | 'POST', path: string): Promise<string> {
  const headers = { origin: process.env['BASE_URL'] ?? '' };
  const { token } = (await (await page.request.post('/cms-api/staff-token', { headers })).json()) as { token: string };
  const answer = await page.request.fetch(`/api/v1/staff${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(method === 'POST' && { data: {} }),
  });
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  return `${answer.status()} ${code}`.trim();
}

test('support cannot touch money', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsStaff(page, 'support');
  await expect(page).toHaveURL(/\/admin\/companies/);
  await expect(page.locator('a[href="/admin/invoices"]')).toHaveCount(0);

  await expect(page.locator('.companies__table tbody tr').first()).toBeVisible();
  await page.locator('input[type=search]').fill('merchant@demo.example');
  await page.locator('form[role=search] button[type=submit]').click();
  await expect(page).toHaveURL(/q=merchant/);
  await expect(page.locator('.companies__table tbody tr')).toHaveCount(1);
  await page.locator('.companies__table tbody a').first().click();
  await expect(page).toHaveURL(/\/admin\/companies\/[0-9a-f-]{36}/);
  await expect(page.locator('.companies__team')).toContainText('merchant@demo.example');
  await expect(page.locator('main')).not.toContainText(/Przyznaj plan|Give a plan/);
  await expect(page.locator('main')).not.toContainText(/Zablokuj|Block/);
  await expect(page.locator('main a[href^="/admin/invoices"]')).toHaveCount(0);
  const companyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const places = [
    '/admin/invoices',
    '/admin/statements',
    `/admin/invoices/${companyId}`,
    '/admin/partners',
    '/admin/payouts',
  ];
  for (const path of places) {
    await page.goto(path);
    await expect(page.locator('main.money [role=alert]')).toBeVisible();
    await expect(page.locator('main.money button, main.money input')).toHaveCount(0);
  }
  const refused = '403 staff_role_forbidden';
  expect(await callStaff(page, 'GET', `/companies/${companyId}`)).toBe('200');
  expect(await callStaff(page, 'GET', '/invoices')).toBe(refused);
  expect(await callStaff(page, 'GET', '/payments')).toBe(refused);
  expect(await callStaff(page, 'POST', `/payments/${companyId}/set-aside`)).toBe(refused);
  expect(await callStaff(page, 'GET', '/partners')).toBe(refused);
  expect(await callStaff(page, 'GET', '/partner-payouts')).toBe(refused);
  expect(await callStaff(page, 'POST', '/statements')).toBe(refused);
  expect(await callStaff(page, 'POST', `/invoices/${companyId}/corrections`)).toBe(refused);
  expect(await callStaff(page, 'POST', `/charges/${companyId}/payment`)).toBe(refused);
  expect(await callStaff(page, 'POST', `/companies/${companyId}/subscription/plan`)).toBe(refused);
  expect(await callStaff(page, 'POST', `/companies/${companyId}/block`)).toBe(refused);
});

test('an administrator finds a company, its history and its invoices', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/companies?q=merchant%40demo.example');
  await page.locator('.companies__table tbody a').first().click();
  await expect(page.locator('.companies__history')).toBeVisible();
  await page.locator('main a[href^="/admin/invoices?companyId="]').click();
  await expect(page.locator('main.money h1')).toBeVisible();
  await expect(page.locator('main.money [role=status]')).not.toContainText('…');
});
