import { test } from '@playwright/test';
import { VISUAL_CHECKS, checkSeededPages } from '../support/visual-checks.ts';

for (const check of VISUAL_CHECKS) {
  const widths = check.views.map(({ width }) => `${width} px`).join(' and ');
  test(`every seeded page in ${check.locale} at ${widths} is complete${check.axe ? ', accessible' : ''} and without errors`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await checkSeededPages(page, check);
  });
}
