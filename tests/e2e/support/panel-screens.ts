import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '../../../locales/manifest.ts';
import { localePath } from '../../../site/src/lib/addresses/links.ts';
import { PANEL_PATHS } from '../../../site/src/panel/paths.ts';
import { wordsCutOff } from './cut-off.ts';
import { accessibilityViolations, axeViews, scrollsSideways, switchView } from './page-check.ts';
import type { AxeViews, View } from './page-check.ts';
import type { Merchant } from './people.ts';
import { openReady } from './ready.ts';

/** Screens that show one of a list's items: the list's path in the API, and the screen with an item's id. */
const DETAILS: readonly (readonly [list: string, screen: string])[] = [
  ['reviews', `${PANEL_PATHS.reviews}?review=`],
  ['reviews', `${PANEL_PATHS.posts}?review=`],
  ['mediations', `${PANEL_PATHS.mediations}?mediation=`],
  ['invitations', `${PANEL_PATHS.invitations}?invitation=`],
  ['order-imports', `${PANEL_PATHS.import}?import=`],
  ['review-imports', `${PANEL_PATHS.reviewImports}?import=`],
  ['surveys', `${PANEL_PATHS.surveys}?survey=`],
];
/** Screens that an address opens on a page. */
const FORMS = [`${PANEL_PATHS.surveys}?edit=new`, `${PANEL_PATHS.invitations}?invite=1`];

/** Every screen of the panel that has an address, with the items that the company has. */
export async function panelScreens(page: Page, { company }: Merchant): Promise<string[]> {
  const details = await Promise.all(
    DETAILS.map(async ([list, screen]) => {
      const answer = await page.request.get(`/api/v1/panel/companies/${company.id}/${list}`);
      expect(answer.ok(), list).toBe(true);
      const { items } = (await answer.json()) as { items: { id?: string; reviewId?: string }[] };
      return items.slice(0, 1).map(({ id, reviewId }) => `${screen}${id ?? reviewId}`);
    }),
  );
  return [...Object.values(PANEL_PATHS), ...FORMS, ...details.flat()];
}

/** Opens a screen and waits until nothing of it loads. */
async function openScreen(page: Page, locale: Locale, path: string): Promise<void> {
  await openReady(page, localePath(locale, path));
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Expects no word to be cut off on any screen in any view, and WCAG's rules to be kept in one of them or in all. */
export async function checkPanelScreens(
  page: Page,
  locale: Locale,
  screens: readonly string[],
  views: readonly View[],
  axe: AxeViews,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of screens) {
    await test.step(path, async () => {
      await openScreen(page, locale, path);
      const checked = axeViews(path.replace(/=.*/, ''), views, axe);
      for (const view of views) {
        const where = `${locale}${path}, ${view.width} px, ${view.theme}`;
        await switchView(page, view);
        expect.soft(await scrollsSideways(page), `${where}: scrolls sideways`).toBe(false);
        expect.soft(await wordsCutOff(page), where).toEqual([]);
        if (checked.includes(view)) expect.soft(await accessibilityViolations(page, 'main'), where).toEqual([]);
      }
    });
  }
}
