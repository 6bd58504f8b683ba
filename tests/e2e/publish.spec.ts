import { expect, test } from '@playwright/test';
import {
  askCms,
  changedBetween,
  servedRelease,
  signInAsStaff,
  waitForQuietBuilder,
  waitForText,
} from './support/staff.ts';

test('a headline that marketing publishes in German is on the German page alone', async ({ page, context }) => {
  test.setTimeout(600_000);
  await signInAsStaff(page, 'marketing');
  await waitForQuietBuilder(page);
  const before = servedRelease();

  const query = '/pages?where[path][equals]=/why-us&depth=0';
  const { docs } = await askCms<{ docs: { id: string }[] }>(page, query);
  await page.goto(`/admin/collections/pages/${docs[0]!.id}?locale=de`);
  const headline = `Offen für alle ${Date.now().toString(36)}`;
  const title = page.locator('#field-blocks__0__title__text');
  // Whoever closed the block last finds it closed.
  await title
    .waitFor({ timeout: 20_000 })
    .catch(() => page.locator('#blocks-row-0 .collapsible__toggle').first().click());
  // Where nothing is typed the words of the key stand below the field.
  const served = /<h1[^>]*>([^<]+)/.exec(await (await page.request.get('/de/why-us')).text())?.[1] ?? '?';
  await expect(page.locator('.key-words').first()).toContainText(served);
  await title.fill(headline);
  await expect(page.locator('.key-words').first()).not.toContainText(served);
  const published = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.locator('#action-save').click();
  await published;
  const started = Date.now();

  await waitForText(page, '/de/why-us', headline);
  console.log(`from publish to visible: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const reader = await context.newPage();
  await reader.goto('/de/why-us');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(headline);

  expect(changedBetween(before, servedRelease())).toEqual([
    '/de/why-us/index.html',
    '/page-data/de/why-us/page-data.json',
  ]);

  await page.goto('/admin/builds');
  const row = page.locator('tbody tr').first();
  await expect(row).toContainText('marketing@demo.example');
  await expect(row).toHaveAttribute('data-state', 'done');
});
