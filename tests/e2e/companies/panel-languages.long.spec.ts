import { test } from '@playwright/test';
import { checkPanelScreens, panelScreens } from '../support/panel-screens.ts';
import { Merchant } from '../support/people.ts';

/** Each width in both themes. */
const VIEWS = [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

/** Short words, long words, another script. */
for (const locale of ['pl', 'de', 'bg'] as const)
  test(`every screen of the panel keeps WCAG's rules and cuts nothing off in ${locale}`, async ({ page }) => {
    test.setTimeout(600_000);
    const merchant = await Merchant.signIn(page.request);
    await checkPanelScreens(page, locale, await panelScreens(page, merchant), VIEWS, 'all');
  });
