import { expect, test } from '@playwright/test';
import { deadLinks } from '../support/links.ts';

/** Of one kind; the long tier follows every one. */
const FOLLOWED = 5;

test('no link on the pages in pl is broken', async ({ request }) => {
  test.setTimeout(600_000);
  expect(await deadLinks(request, 'pl', FOLLOWED)).toEqual([]);
});
