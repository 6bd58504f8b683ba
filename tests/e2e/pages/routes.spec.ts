import { test } from '@playwright/test';
import { readSample } from '../support/visits.ts';
import { HALVES, VISUAL_CHECK, checkRoutes } from '../support/visual-checks.ts';

for (const half of HALVES) {
  test(`every route is complete, accessible and without errors, part ${half.part + 1} of ${half.of}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(1_200_000);
    await checkRoutes(page, await readSample(request), VISUAL_CHECK, half);
  });
}
