import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { run } from '../support/people.ts';
import { registerOwner } from '../support/registration.ts';

const ROWS = 20_000;
/** Every so manieth row is wrong, in one of these places: 37 of 20,000. */
const EVERY = 540;
const WRONG = [
  ['email', 'no.address'],
  ['purchased_at', '2026-13-45'],
  ['language', 'klingon'],
  ['order_id', ''],
] as const;
const COLUMNS = ['order_id', 'email', 'purchased_at', 'language'] as const;

const isWrong = (row: number): boolean => row % EVERY === 0;
const wrongIn = (row: number) => WRONG[(row / EVERY) % WRONG.length] ?? WRONG[0];

function orderFile(): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const row = at + 1;
    const values: Record<string, string> = {
      order_id: `B-${run}-${row}`,
      email: `buyer.${run}.${row}@customer.example`,
      purchased_at: '2026-03-02',
      language: 'pl',
    };
    if (isWrong(row)) {
      const [column, value] = wrongIn(row);
      values[column] = value;
    }
    return COLUMNS.map((column) => values[column]).join(',');
  });
  return [COLUMNS.join(','), ...lines].join('\r\n');
}

test('a file of 20,000 orders goes through but for 37 rows, each listed with its line and column', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { page } = await registerOwner(browser, 'birch');
  const main = page.locator('main');
  await page.goto('/en/panel/import');
  await main.getByLabel('Why may you write to these customers?').selectOption('consent');
  await main
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(orderFile()) });
  await main.getByRole('button', { name: 'Upload orders.csv' }).click();

  const progress = main.getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expect(main.getByText(/^[\d,]+ of 20,000 rows$/)).toBeVisible();
  await expect.poll(() => progress.getAttribute('value')).not.toBe('0');
  await expect(main.getByRole('heading', { name: 'orders.csv has been imported' })).toBeVisible({ timeout: 540_000 });
  await expect(main.locator('dl > div', { hasText: 'rows accepted' })).toContainText('19,963');
  await expect(main.locator('dl > div', { hasText: 'rows rejected' })).toContainText('37');

  const wrong = Array.from({ length: ROWS }, (_, at) => at + 1)
    .filter(isWrong)
    // The header is line 1.
    .map((row) => [row + 1, wrongIn(row)[0]] as const);
  expect(wrong).toHaveLength(37);
  const table = main.getByRole('table', { name: 'Rows that did not go through' });
  await expect(table.getByRole('row')).toHaveCount(1 + wrong.length);
  const [line, column] = wrong[0]!;
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(line.toLocaleString('en'));
  await expect(first).toContainText(column);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download the list (CSV)' }).click();
  const list = parse<Record<string, string>>(await readFile(await (await download).path()), {
    bom: true,
    columns: true,
  });
  expect(list.map((row) => [Number(row['Line']), row['Column']])).toEqual(wrong);
  expect(list.filter((row) => !row['What is wrong'] || !row['What to do'])).toEqual([]);
  await page.context().close();
});
