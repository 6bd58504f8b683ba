import { test } from '@playwright/test';
import { readSample } from '../support/visits.ts';
import { VISUAL_CHECKS, checkRoutes } from '../support/visual-checks.ts';

for (const check of VISUAL_CHECKS) {
  const widths = check.views.map(({ width }) => `${width} px`).join(' and ');
  test(`every route in ${check.locale} at ${widths} is complete${check.axe ? ', accessible' : ''} and without errors`, async ({
    page,
    request,
  }) => {
    test.setTimeout(1_200_000);
    await checkRoutes(page, await readSample(request), check);
  });
}
