import { test } from '@playwright/test';
import { readSample } from '../support/visits.ts';
import { ALL_VISUAL_CHECKS, checkRoutes, checkSeededPages, seededPaths } from '../support/visual-checks.ts';

for (const check of ALL_VISUAL_CHECKS) {
  test(`every route in ${check.locale} is complete, accessible and without errors in both views`, async ({
    page,
    request,
  }) => {
    test.setTimeout(1_200_000);
    await checkRoutes(page, await readSample(request), check);
  });

  test(`every seeded page in ${check.locale} is complete, accessible and without errors in both views`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await checkSeededPages(page, seededPaths, check);
  });
}
