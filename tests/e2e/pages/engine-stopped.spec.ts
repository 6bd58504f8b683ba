import { expect, test } from '@playwright/test';
import type { TopCompanies } from '../../../engine/contracts/companies.ts';
import { startOwnEngine } from '../support/own-engine.ts';
import type { OwnEngine } from '../support/own-engine.ts';

let own: OwnEngine;
test.beforeAll(async () => {
  own = await startOwnEngine();
});
test.afterAll(() => own.stop());

test('while the engine is down, cached pages are sent, and others are 503 with Retry-After', async ({
  page,
  request,
}) => {
  const { door } = own;
  const { items } = (await (await request.get(`${door}/api/v1/companies/top?limit=2`)).json()) as TopCompanies;
  const [kept, other] = items.map(({ slug }) => `${door}/en/reviews/${slug}`) as [string, string];
  await page.goto(kept);
  const name = await page.getByRole('heading', { level: 1 }).textContent();

  await own.kill();

  // The page becomes stale and is still sent.
  await expect
    .poll(async () => {
      const answer = await request.get(kept);
      return [answer.status(), answer.headers()['x-cache']];
    })
    .toEqual([200, 'fallback']);
  await page.goto(kept);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();

  for (const address of [other, `${door}/en/shops`, `${door}/en/search/tea`]) {
    const answer = await page.goto(address);
    expect([answer?.status(), answer?.headers()['retry-after']], address).toEqual([503, '10']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  expect((await request.get(`${door}/en/pricing`)).status(), 'a page of the release').toBe(200);

  await own.restart();
  await expect.poll(async () => (await request.get(other)).status()).toBe(200);
});
