import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { askCms, signInAsStaff, tellCms } from '../support/staff.ts';

/** A draft without the words that publishing needs, in its title and its second block. */
const incomplete = (path: string) => ({
  name: path,
  path,
  seo: { title: {}, description: { key: 'home:seo.description' } },
  blocks: [
    { blockType: 'hero', title: { key: 'home:hero.title' } },
    { blockType: 'callToAction', title: {}, button: { label: { text: 'x' }, href: '/contact' } },
  ],
  _status: 'draft',
});

let path: string;
test.beforeEach(async ({ page }) => {
  path = `/form-${Date.now().toString(36)}`;
  await signInAsStaff(page, 'marketing');
  await tellCms(page, 'POST', '/pages?draft=true&locale=pl', incomplete(path));
});
test.afterEach(async ({ page }) => {
  const { BASE_URL = '' } = process.env;
  await page.request.delete(`/cms-api/pages?where[path][equals]=${path}`, { headers: { origin: BASE_URL } });
});

async function openForm(page: Page, locale = 'pl'): Promise<string> {
  const { docs } = await askCms<{ docs: { id: string }[] }>(
    page,
    `/pages?where[path][equals]=${path}&depth=0&draft=true`,
  );
  const [{ id }] = docs as [{ id: string }];
  await page.goto(`/admin/collections/pages/${id}?locale=${locale}`);
  await page.waitForLoadState('networkidle');
  return id;
}

const textAt = async (page: Page, address: string): Promise<string> => (await page.request.get(address)).text();

/** The status of the answer. */
async function publish(page: Page): Promise<number> {
  // The form also saves drafts by itself.
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave'),
  );
  await page.locator('#action-save').click();
  return (await answer).status();
}

test('a refused publish names the fields in the reader’s words, and marks them, their blocks and tabs', async ({
  page,
}) => {
  await openForm(page);
  expect(await publish(page)).toBe(400);
  const told = page.locator('.payload-toast-container');
  await expect(told).toContainText('Blok 2 (Wezwanie do działania) → Tytuł');
  await expect(told).toContainText('Tytuł w wynikach wyszukiwania');
  await expect(told).not.toContainText('Klucz');

  await expect(page.locator('#field-blocks__1__title .field-type.error')).toHaveCount(1);
  await expect(page.locator('#field-blocks__0__title .field-type.error')).toHaveCount(0);
  await expect(page.locator('#blocks-row-1 .error-pill').first()).toBeVisible();
  await expect(page.locator('#blocks-row-0 .error-pill')).toHaveCount(0);
  // Both the tab of the blocks and that of the texts for search engines.
  for (const tab of [0, 1])
    await expect(page.locator('.tabs-field__tab-button').nth(tab).locator('.error-pill')).toBeVisible();

  await page.locator('#field-blocks__1__title__text').fill('Zapraszamy');
  await page.locator('.tabs-field__tab-button').nth(1).click();
  await page.locator('#field-seo__title__text').fill('Oferta');
  expect(await publish(page)).toBe(200);
  await expect(page.locator('.error-pill:visible')).toHaveCount(0);
});

test('editors read which languages a page has, and what publishing changes, before they publish', async ({ page }) => {
  await openForm(page);
  const control = page.locator('.page-languages');
  await control.locator('summary').click();
  await expect(control.locator('[data-state=base]')).toContainText('Polski');
  await page.locator('#field-blocks__1__title__text').fill('Zapraszamy');
  // Whoever leaves before that is saved is asked first.
  await page.locator('.step-nav a').first().click();
  await page.locator('#confirm-cancel').click();
  // Open, it leaves the tabs of the form free.
  await page.locator('.tabs-field__tab-button').nth(1).click();
  await page.locator('#field-seo__title__text').fill('Oferta');
  // What is typed is saved as a draft by itself, and no reader sees it.
  await expect(control.locator('[data-state=complete]')).toContainText('Polski');
  await expect(control.locator('[data-state=base]')).toContainText('Deutsch');
  await expect(control.locator('[data-change=comes]')).toContainText('Deutsch');
  expect((await page.request.get(path)).status()).toBe(404);

  expect(await publish(page)).toBe(200);
  await expect(async () => {
    await page.reload();
    await control.locator('summary').click();
    await expect(control).toContainText('Nic się nie zmieni', { timeout: 3_000 });
  }).toPass();
  const robotsAt = async (address: string) => /<meta name="robots"[^>]*>/.exec(await textAt(page, address))?.[0];
  expect(await robotsAt(`/de${path}`)).toContain('noindex');
  expect(await robotsAt(path)).toBeUndefined();
});

test('planning a fresh draft offers to publish it; the banner comes with the plan and goes with it', async ({
  page,
}) => {
  await openForm(page);
  const banner = page.locator('.scheduled-changes');
  await expect(banner).toHaveCount(0);
  await page.locator('.form-submit .popup-button').last().click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.locator('.radio-input--is-selected')).toHaveText('Publikuj');
  await drawer.locator('.date-time-picker input').fill('2099-05-01 10:00');
  await page.keyboard.press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(banner).toContainText('Zaplanowana publikacja');
  await drawer.locator('table button').first().click();
  await expect(banner).toHaveCount(0);
});
