import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/page-check.ts';
import { BASE_URL } from '../support/people.ts';
import { untilReady } from '../support/ready.ts';
import { signInAsStaff } from '../support/staff.ts';

const withoutMarks = (text: string | null) => text?.replace(/[\u2060-\u2064]/gu, '');

test('marketing sees a draft in the site’s look, beside the form and in its own window', async ({ page, context }) => {
  await signInAsStaff(page, 'marketing');
  const answer = await page.request.get('/cms-api/pages?where[path][equals]=/partnership&depth=0', {
    headers: { origin: BASE_URL },
  });
  const { docs } = (await answer.json()) as { docs: { id: string }[] };
  await page.goto(`/admin/collections/pages/${docs[0]!.id}?locale=de`);
  const frame = page.frameLocator('#live-preview-iframe');
  // It opens by itself, shortly after, for users who opened it before.
  await page.waitForLoadState('networkidle');
  if (!(await page.locator('#live-preview-iframe').isVisible())) await page.locator('#live-preview-toggler').click();
  await expect(frame.locator('html[data-ready]')).toBeAttached({ timeout: 60_000 });

  const headline = `Entwurf ${Date.now().toString(36)}`;
  // The draft is saved while somebody types, and the preview follows. Input from before hydration is lost.
  const title = page.locator('#field-blocks__0__title__text');
  await expect(async () => {
    await title.fill('');
    await title.fill(headline);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(headline, { timeout: 20_000 });
  }).toPass({ timeout: 90_000 });

  const link = await page.locator('#preview-button').getAttribute('href');
  const preview = await context.newPage();
  const errors: string[] = [];
  preview.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  preview.on('pageerror', (error) => void errors.push(error.message));
  const shown = await preview.goto(link ?? '');
  expect(shown?.headers()['cache-control']).toBe('no-store');
  expect(shown?.headers()['x-robots-tag']).toContain('noindex');
  expect(new URL(preview.url()).pathname).toBe('/de/preview/partnership');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(preview.getByRole('complementary', { name: 'Podgląd szkicu' })).toBeVisible();
  expect(await accessibilityViolations(preview)).toEqual([]);
  expect(errors).toEqual([]);

  // The public page is unchanged, and a made-up link shows nothing.
  await preview.goto('/de/partnership');
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText(headline);
  const forged = await preview.goto('/de/preview/partnership?token=x.y');
  expect(forged?.status()).toBe(403);
  await preview.getByRole('link', { name: 'Przejdź do panelu redakcji' }).click();
  await expect(preview).toHaveURL(/\/admin/);
});

test('translators, and nobody else, are led from a text on any page to its row', async ({ page, context, browser }) => {
  await signInAsStaff(page, 'translator');
  await page.goto('/hu/find-company#texts');
  await expect(page.getByRole('complementary', { name: 'Tryb tekstów' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
  const row = await opened;
  await expect(row).toHaveURL(/\/admin\/texts\?locale=hu&key=find-company/);
  await row.close();

  // Texts of cms pages are not interface texts; previews mark them.
  await page.goto('/cs/pricing#texts');
  await expect(page).toHaveURL(/\/cs\/preview\/pricing/);
  await expect(page.locator('aside')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const words = await title.textContent();
  expect(withoutMarks(words)).not.toBe(words);
  const another = context.waitForEvent('page');
  await title.click({ modifiers: ['Alt'] });
  await expect(await another).toHaveURL(/\/admin\/texts\?locale=cs&key=pricing/);

  // The translator can continue through the site.
  await page.getByRole('contentinfo').getByRole('link').nth(2).click();
  await expect(page.locator('aside')).toBeVisible();

  const visitor = await browser.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const refused = visitor.waitForResponse('**/cms-api/in-context');
  await visitor.goto('/hu/find-company#texts');
  expect((await refused).status()).toBe(401);
  await expect(visitor.locator('aside')).toHaveCount(0);
  asked.length = 0;
  await visitor.goto('/hu/find-company?q=a');
  await untilReady(visitor);
  expect(asked).not.toContain('/cms-api/in-context');
  await visitor.close();
});
