import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { CompanyReviewPage } from '../../../engine/contracts/company-reviews/list.ts';
import { Merchant } from '../support/people.ts';
import { readZipEntry } from '../support/zip.ts';

/** Long enough ago for no test to add a review. */
const UNTIL = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

/** Ids of all reviews that the list has behind a filter. */
async function listed(page: Page, companyId: string, filter: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await page.request.get(`/api/v1/panel/companies/${companyId}/reviews?${filter}${from}`);
    const { items, nextCursor } = (await answer.json()) as CompanyReviewPage;
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor;
  }
  return ids;
}

/** Creates a file from the dialog and downloads it. */
async function exported(page: Page, format: string): Promise<Buffer> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(format).check();
  const files = dialog.getByRole('list', { name: 'Files' }).getByRole('link', { name: 'Download' });
  const before = await files.count();
  await dialog.getByRole('button', { name: 'Create file' }).click();
  await expect(files).toHaveCount(before + 1);
  const download = page.waitForEvent('download');
  await files.first().click();
  return readFile(await (await download).path());
}

test('an export has exactly the reviews behind the filter, as CSV and as a workbook', async ({ page }) => {
  const { company } = await Merchant.signIn(page.request);
  await page.goto('/en/panel/reviews');
  const main = page.locator('main');
  const rating = main.getByLabel('Rating', { exact: true });
  if (!(await rating.isVisible())) await main.getByRole('button', { name: /^Filters/ }).click();
  await rating.selectOption('1,2,3');
  await main.getByLabel('Answer', { exact: true }).selectOption('open');
  await main.getByLabel('To', { exact: true }).fill(UNTIL);
  await expect(page).toHaveURL(new RegExp(`to=${UNTIL}`));
  const ids = await listed(page, company.id, new URL(page.url()).searchParams.toString());
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan((await listed(page, company.id, `to=${UNTIL}`)).length);

  await main.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(/^The file has all reviews that match your filters\./)).toBeVisible();
  const rows = parse<Record<string, string>>(await exported(page, 'CSV (any spreadsheet)'), {
    bom: true,
    columns: true,
  });
  expect(rows.map(({ review_id: id }) => id)).toEqual(ids);
  expect(rows.filter(({ grade, answer }) => Number(grade) > 3 || answer !== '')).toEqual([]);

  const sheet = readZipEntry(await exported(page, 'Excel workbook (XLSX)'), 'xl/worksheets/sheet1.xml').toString();
  const [, ...cells] = sheet.matchAll(/<row><c t="inlineStr"><is><t[^>]*>([^<]*)/g);
  expect(cells.map(([, id]) => id)).toEqual(ids);
});
