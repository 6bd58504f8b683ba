import { test } from '@playwright/test';
import { readSample } from './support/visits.ts';
import { EVERY_WALK, walkRoutes, walkSeededPages } from './support/walks.ts';

for (const walk of EVERY_WALK) {
  test(`every route in ${walk.locale} is whole, accessible and quiet in both views`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    await walkRoutes(page, await readSample(request), walk);
  });

  test(`every seeded page in ${walk.locale} is whole, accessible and quiet in both views`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await walkSeededPages(page, walk);
  });
}
