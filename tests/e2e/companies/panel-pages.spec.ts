import { expect, test } from '@playwright/test';
import { VIEWS, accessibilityViolations, switchView } from '../support/page-check.ts';
import { checkPanelScreens, panelScreens } from '../support/panel-screens.ts';
import { Merchant } from '../support/people.ts';
import { openReady } from '../support/ready.ts';
import { HALVES, share } from '../support/visual-checks.ts';

test.describe.configure({ mode: 'parallel' });

for (const half of HALVES) {
  test(`no screen of the panel breaks a rule of WCAG or cuts words off, part ${half.part + 1} of ${half.of}`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const merchant = await Merchant.signIn(page.request);
    await checkPanelScreens(page, 'pl', share(await panelScreens(page, merchant), half), VIEWS, 'one');
  });
}

test('the command palette keeps WCAG’s rules, on a phone in the dark theme and a desktop in the light one', async ({
  page,
}) => {
  await Merchant.signIn(page.request);
  await openReady(page, '/panel');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox')).toBeVisible();
  for (const view of VIEWS) {
    await switchView(page, view);
    expect(await accessibilityViolations(page), `palette, ${view.width} px, ${view.theme}`).toEqual([]);
  }
});
