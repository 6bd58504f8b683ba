import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { startShop } from '../../support/widgets/widget-servers.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, Merchant, inOwnWords, person, run, writeReview } from '../support/people.ts';
import { openReady } from '../support/ready.ts';

/** Views the shop's page again, as the next visitor does, until it shows that. */
const untilShown = (what: Locator): Promise<void> =>
  expect(async () => {
    await what.page().reload();
    await expect(what).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000, intervals: [250] });

test('a widget made in the panel stands on a shop’s page, and shows a new review and a new setting there', async ({
  browser,
}) => {
  const seller = await browser.newContext({ baseURL: BASE_URL, permissions: ['clipboard-read', 'clipboard-write'] });
  const merchant = await Merchant.signIn(seller.request);
  const configId = await merchant.configure();
  const shop = await startShop();
  let id = '';
  try {
    const panel = await seller.newPage();
    const look = watchPage(panel);
    await look.open('/en/panel/widgets');
    await panel.getByRole('radio', { name: /^List of reviews/ }).check();
    await panel.getByRole('button', { name: 'Create widget' }).click();
    // The preview is the real script in a sandboxed frame.
    const preview = panel.frameLocator('iframe[title="Preview"]').locator('review-widget');
    await expect(preview.getByRole('article').first()).toBeVisible();
    await look.expectComplete('en');
    await panel.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    const code = await panel.evaluate(() => navigator.clipboard.readText());
    id = /widget="([\w-]+)"/.exec(code)?.[1] ?? '';
    expect(code).toContain(`src="${BASE_URL}/widgets/loader.js"`);

    // The code on a page of another origin, exactly as it was copied.
    shop.pages.set('/', {
      body: `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${code}</main></html>`,
    });
    const visitor = await browser.newPage({ locale: 'en-GB' });
    const noise: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
    visitor.on('pageerror', (error) => noise.push(String(error)));
    await visitor.goto(shop.url);
    const widget = visitor.locator('review-widget');
    await expect(widget.getByRole('article').first()).toBeVisible();
    const body = inOwnWords('Found on the page of the shop itself, a moment after it was sent.');
    await expect(widget.getByText(body)).toHaveCount(0);

    const customer = await person(browser);
    await openReady(customer, await merchant.invite(`widget-chain-${run}@customers.example`, configId));
    const next = customer.getByRole('button', { name: 'Next' });
    await expect(next).toBeVisible();
    // The link of the mail's fourth star has chosen the grade.
    if (await customer.getByRole('radio', { checked: true }).count()) await next.click();
    await writeReview(customer, body);
    const sent = Date.now();
    await untilShown(widget.getByText(body));
    console.log(`from sent to shown on the shop's page: ${((Date.now() - sent) / 1000).toFixed(1)} s`);
    const read = async <T>(path: string) =>
      (await (await visitor.request.get(`${BASE_URL}/api/v1${path}`)).json()) as T;
    // Other tests review the same company meanwhile, so that one of the two may be a review ahead.
    await expect(async () => {
      const { rating } = await read<{ rating: { average: number; count: number } }>(`/widgets/${id}?locale=en`);
      const { grades } = await read<{ grades: typeof rating }>(`/companies/${merchant.company.slug}`);
      expect(rating.count).toBe(grades.count);
      // The widget has one decimal.
      expect(Math.abs(rating.average - grades.average)).toBeLessThan(0.051);
    }).toPass({ timeout: 30_000 });

    const heading = 'Reviews rated 4 to 5';
    await expect(widget.getByText(heading)).toHaveCount(0);
    await panel.getByLabel('Which reviews').selectOption('4');
    await expect(preview.getByText(heading)).toBeVisible();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(/The changes are live/)).toBeVisible();
    const saved = Date.now();
    await untilShown(widget.getByText(heading));
    console.log(`from saved to shown on the shop's page: ${((Date.now() - saved) / 1000).toFixed(1)} s`);
    expect(noise).toEqual([]);
  } finally {
    await shop.close();
    const address = `/api/v1/panel/companies/${merchant.company.id}/widgets/${id}`;
    if (id) await seller.request.delete(address, { headers: { origin: BASE_URL } });
  }
});
