import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { CompanyProfile } from '../../../engine/contracts/companies.ts';
import { productPath, profilePath } from '../../../site/src/lib/addresses/links.ts';
import { accessibilityViolations, scrollsSideways, switchView, VIEWS } from '../support/page-check.ts';
import { BASE_URL, Merchant } from '../support/people.ts';
import { openReady } from '../support/ready.ts';
import { VISUAL_LANGUAGES, testTier } from '../support/tiers.ts';

/** The demo merchant's company: its customers have sent photos and asked questions. */
async function theCompany(page: Page): Promise<CompanyProfile> {
  const { company } = await Merchant.signIn(page.request);
  return (await (await page.request.get(`${BASE_URL}/api/v1/companies/${company.slug}`)).json()) as CompanyProfile;
}

/** What has been opened has no fault in any view, and shows all of its width. */
async function isSound(page: Page, selector: string): Promise<void> {
  for (const view of VIEWS) {
    await switchView(page, view);
    const seen = `${view.width} px, ${view.theme}`;
    expect(await scrollsSideways(page), seen).toBe(false);
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element.scrollWidth <= element.clientWidth),
      seen,
    ).toBe(true);
    expect(await accessibilityViolations(page, selector), seen).toEqual([]);
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

/** Submits the form for illegal content without an explanation: the error is shown. */
async function refuses(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio').and(dialog.page().locator('[value=illegal]')).check();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
}

for (const locale of VISUAL_LANGUAGES) {
  test(`windows and what else opens are accessible and fit, in ${locale}`, testTier(locale), async ({ page }) => {
    const company = await theCompany(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, profilePath(locale, company.slug));

    const card = page.locator('#reviews article').first();
    await card.locator('details summary').first().click();
    await isSound(page, '#reviews article');
    await opened(page, card.locator('button[aria-haspopup=dialog]'), async (dialog) => {
      await isSound(page, 'dialog');
      await refuses(dialog);
      await isSound(page, 'dialog');
    });
    await opened(page, page.locator('section[aria-labelledby=photos-title] a').first(), () => isSound(page, 'dialog'));

    const product = company.popularProducts[0]!;
    await openReady(page, productPath(locale, product, company));
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')),
    );
    await isSound(page, 'main');
    await opened(page, page.locator('#questions button[aria-haspopup=dialog]').first(), async (dialog) => {
      await refuses(dialog);
      await isSound(page, 'dialog');
    });
  });
}
