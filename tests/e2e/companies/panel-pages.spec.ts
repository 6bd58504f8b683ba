import { expect, test } from '@playwright/test';
import { VIEWS, accessibilityViolations, switchView } from '../support/page-check.ts';
import { checkPanelScreens, panelScreens } from '../support/panel-screens.ts';
import { Merchant } from '../support/people.ts';

test('no screen of the panel breaks a rule of WCAG or cuts words off, on a phone in the dark theme and a desktop in the light one', async ({
  page,
}) => {
  const merchant = await Merchant.signIn(page.request);
  await checkPanelScreens(page, 'pl', await panelScreens(page, merchant), VIEWS);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox')).toBeVisible();
  for (const view of VIEWS) {
    await switchView(page, view);
    expect(await accessibilityViolations(page), `palette, ${view.width} px, ${view.theme}`).toEqual([]);
  }
});
