import { test } from '@playwright/test';
import { HALVES, VISUAL_CHECK, checkSeededPages } from '../support/visual-checks.ts';

for (const half of HALVES) {
  test(`every seeded page is complete, accessible and without errors, part ${half.part + 1} of ${half.of}`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await checkSeededPages(page, VISUAL_CHECK, half);
  });
}
