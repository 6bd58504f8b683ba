import { expect, test } from '@playwright/test';
import { LOCALES } from '../../../locales/manifest.ts';
import { deadLinks } from '../support/links.ts';

for (const locale of LOCALES) {
  test(`no link on the pages in ${locale} is broken`, async ({ request }) => {
    test.setTimeout(600_000);
    expect(await deadLinks(request, locale)).toEqual([]);
  });
}
