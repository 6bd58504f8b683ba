import { expect, test } from '@playwright/test';
import { renderedDifferently } from '../../support/site/rendered-differences.ts';

test('the front door would render each page of the release as it was built', async () => {
  test.setTimeout(600_000);
  const origin = process.env['BASE_URL'] ?? '';
  const { compared, different } = await renderedDifferently(process.env['RELEASES_DIR'] ?? '', {
    origin,
    locales: ['pl', 'en'],
  });
  expect(compared).toBeGreaterThan(100);
  expect(different).toEqual([]);
});
