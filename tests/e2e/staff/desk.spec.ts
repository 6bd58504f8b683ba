import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { DeskCase, DeskPage } from '../../../engine/contracts/moderation.ts';
import { signInAsStaff } from '../support/staff.ts';

/** Asks the engine as the signed-in moderator. */
async function askDesk<T>(page: Page, path: string): Promise<T> {
  const origin = process.env['BASE_URL'] ?? '';
  const minted = await page.request.post('/cms-api/staff-token', { headers: { origin } });
  const { token } = (await minted.json()) as { token: string };
  const answer = await page.request.get(`/api/v1/staff${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

test('a moderator looks at cases without claiming them, decides with keys, and takes decisions back', async ({
  page,
}) => {
  await signInAsStaff(page, 'moderator');
  await expect(page).toHaveURL(/\/admin\/moderation$/);
  // The menu is open beside the desk.
  await expect(page.locator('nav a[href$="/admin/collections/word-lists"]')).toBeInViewport();
  await page.getByRole('button', { name: /^Wstrzymane teksty/ }).click();
  const items = page.locator('.desk__items > li');
  const { items: waiting } = await askDesk<DeskPage>(page, '/cases?kind=review&limit=50');
  expect(waiting.length).toBeGreaterThan(1);
  // By their ids: other tests bring cases meanwhile, which move the list.
  const [first, second] = waiting;
  const [row, next] = [first, second].map((one) => page.locator(`.desk__items > li[data-case="${one?.id}"]`)) as [
    Locator,
    Locator,
  ];
  await expect(row).toBeVisible();
  const claimed = async () => (await askDesk<DeskCase>(page, `/cases/${first?.id}`)).claimedName;
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Autor i firma' }).click();
  await expect(page.getByRole('heading', { name: 'Ta firma' })).toBeVisible();
  expect(await claimed()).toBeNull();

  await row.getByRole('button').click();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Oddaj' })).toBeVisible();
  expect(await claimed()).toBe('Monika Lis');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const asked = page.waitForRequest('**/staff/decisions');
  await row.getByRole('button').click();
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    decision: 'refuse',
    ground: 'hate',
    cases: [{ id: first?.id, revision: 1 }],
  });
  await expect(row).toHaveCount(0);
  // Taken back: the demo's cases stay for other tests.
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Oddaj' }).click();
  await expect(page.getByRole('button', { name: 'Oddaj' })).toHaveCount(0);
  expect(await claimed()).toBeNull();

  for (const one of [row, next]) await one.getByRole('checkbox').check();
  const bulk = page.getByRole('region', { name: 'Rozstrzygnij kilka spraw' });
  await bulk.getByRole('button', { name: 'Odrzuć' }).click();
  await bulk.getByRole('button', { name: /Zatwierdź/ }).click();
  for (const one of [row, next]) await expect(one).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  for (const one of [row, next]) await expect(one).toBeVisible();

  await page.getByLabel('Słowa w tekście').fill('no such words anywhere');
  await expect(items).toHaveCount(0);
});
