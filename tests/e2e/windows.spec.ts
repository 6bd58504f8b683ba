import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { CompanyProfile } from '../../engine/contracts/companies.ts';
import { productPath, profilePath } from '../../site/src/lib/links.ts';
import { accessibilityFaults, scrollsSideways, showAs, VIEWS } from './support/look.ts';

/** Short words, long words, another script. */
const LOCALES = ['pl', 'de', 'ja'] as const;

/** The profile of the highest ranked company whose customers have sent photos. */
async function companyWithPhotos(page: Page): Promise<CompanyProfile> {
  const { items } = (await (await page.request.get('/api/v1/companies/top')).json()) as { items: { slug: string }[] };
  for (const { slug } of items) {
    const company = (await (await page.request.get(`/api/v1/companies/${slug}`)).json()) as CompanyProfile;
    if (company.photos.items.length > 1) return company;
  }
  throw new Error('no company of the demo has photos');
}

/** The window that is open has no fault in any view, and shows all of its width. */
async function isSound(page: Page, dialog: Locator): Promise<void> {
  for (const view of VIEWS) {
    await showAs(page, view);
    const seen = `${view.width} px, ${view.theme}`;
    expect(await scrollsSideways(page), seen).toBe(false);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth), seen).toBe(true);
    expect(await accessibilityFaults(page), seen).toEqual([]);
  }
}

/** Opens a window, and by Escape comes back to where it was opened from. */
async function opened(page: Page, opener: Locator, look: (dialog: Locator) => Promise<void>): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Sends the form with something illegal named and nothing said of it: what it lacks is told. */
async function refuses(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio').and(dialog.page().locator('[value=illegal]')).check();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
}

for (const locale of LOCALES) {
  test(`windows and what else opens are accessible and fit, in ${locale}`, async ({ page }) => {
    const company = await companyWithPhotos(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(profilePath(locale, company.slug), { waitUntil: 'networkidle' });

    const card = page.locator('#reviews article').first();
    await card.locator('details summary').first().click();
    await isSound(page, card);
    await opened(page, card.locator('button[aria-haspopup=dialog]'), async (dialog) => {
      await isSound(page, dialog);
      await refuses(dialog);
      await isSound(page, dialog);
    });
    await opened(page, page.locator('section[aria-labelledby=photos-title] a').first(), (dialog) =>
      isSound(page, dialog),
    );

    const product = company.popularProducts[0]!;
    await page.goto(productPath(locale, product, company), { waitUntil: 'networkidle' });
    for (const closed of await page.locator('main details:not([open]) > summary').all()) await closed.click();
    await isSound(page, page.locator('main'));
    await opened(page, page.locator('#questions button[aria-haspopup=dialog]').first(), async (dialog) => {
      await refuses(dialog);
      await isSound(page, dialog);
    });
  });
}
