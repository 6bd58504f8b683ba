import { test } from '@playwright/test';
import { WALKS, walkSeededPages } from './support/walks.ts';

for (const walk of WALKS) {
  const widths = walk.views.map(({ width }) => `${width} px`).join(' and ');
  test(`every seeded page in ${walk.locale} at ${widths} is whole${walk.axe ? ', accessible' : ''} and quiet`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await walkSeededPages(page, walk);
  });
}
