import { test } from '@playwright/test';
import { HALVES, VISUAL_CHECK, checkSeededPages, pathsWithEveryBlock, share } from '../support/visual-checks.ts';

for (const half of HALVES) {
  test(`seeded pages with every kind of block are complete, accessible and without errors, part ${half.part + 1} of ${half.of}`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await checkSeededPages(page, share(pathsWithEveryBlock(), half), VISUAL_CHECK);
  });
}
