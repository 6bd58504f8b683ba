import { expect, test } from '@playwright/test';
import { drawnOtherwise } from '../support/drawn-pages.ts';

test('the front door would draw each page of the release just as it was built', async () => {
  test.setTimeout(600_000);
  const origin = process.env['BASE_URL'] ?? '';
  const { compared, different } = await drawnOtherwise(process.env['RELEASES_DIR'] ?? '', {
    ...{ origin, locales: ['pl', 'en'] },
  });
  expect(compared).toBeGreaterThan(100);
  expect(different).toEqual([]);
});
