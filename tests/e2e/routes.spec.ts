import { test } from '@playwright/test';
import { readSample } from './support/visits.ts';
import { WALKS, walkRoutes } from './support/walks.ts';

for (const walk of WALKS) {
  const widths = walk.views.map(({ width }) => `${width} px`).join(' and ');
  test(`every route in ${walk.locale} at ${widths} is whole${walk.axe ? ', accessible' : ''} and quiet`, async ({
    page,
    request,
  }) => {
    test.setTimeout(1_200_000);
    await walkRoutes(page, await readSample(request), walk);
  });
}
