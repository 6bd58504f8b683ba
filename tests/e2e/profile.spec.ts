import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

interface Listed {
  id: string;
  grade: number;
  body: string;
  origin: string;
  publishedAt: string;
}

/** The company that ranks first, from the engine. */
async function someCompany(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get('/api/v1/companies/top')).json()) as { items: { slug: string }[] };
  return items[0]!.slug;
}

async function listOf(request: APIRequestContext, slug: string, query = ''): Promise<Listed[]> {
  const answer = await request.get(`/api/v1/companies/${slug}/reviews?limit=50${query}`);
  return ((await answer.json()) as { items: Listed[] }).items;
}

const cards = (page: Page) => page.locator('#reviews article');

test('without JavaScript reviews are filtered, searched, paged and linked to', async ({ browser, request }) => {
  const slug = await someCompany(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['BASE_URL'] ?? '' });
  const page = await context.newPage();
  await page.goto(`/en/reviews/${slug}`);
  const form = page.getByRole('form', { name: 'Filter reviews' });

  const [review] = await listOf(request, slug, '&origin=verified');
  const word = review!.body.match(/\p{L}{5,}/u)![0];
  await form.getByLabel('Words in the review').fill(word.toUpperCase());
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/words=/);
  const found = await listOf(request, slug, `&words=${encodeURIComponent(word)}`);
  await expect(cards(page)).toHaveCount(Math.min(found.length, 10));
  expect(found.map(({ id }) => id)).toContain(review!.id);

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: /^Grade 5/ }).click();
  await expect(page).toHaveURL(/grade=5/);
  await page.getByRole('link', { name: /^Last 6 months/ }).click();
  await expect(page).toHaveURL(/grade=5&period=6m/);
  for (const { grade } of await listOf(request, slug, '&grade=5&period=6m')) expect(grade).toBe(5);

  await page.goto(`/en/reviews/${slug}`);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('link', { name: 'Back to the newest reviews' })).toBeVisible();

  await page.goto(`/en/reviews/${slug}?review=${review!.id}`);
  await expect(cards(page).first()).toHaveAttribute('id', `review-${review!.id}`);
  await expect(cards(page).first()).toContainText('The review you followed a link to');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical!).pathname + new URL(canonical!).search).toBe(`/en/reviews/${slug}`);
  await context.close();
});

test('with it a choice stays on the page, and the language menu takes it along', async ({ page, request }) => {
  const slug = await someCompany(request);
  await page.goto(`/en/reviews/${slug}`, { waitUntil: 'networkidle' });
  const grade = page.getByLabel('Grade', { exact: true });
  await grade.focus();
  await grade.selectOption('5');
  await expect(page).toHaveURL(/\?grade=5/);
  await expect(grade).toBeFocused();
  const shown = await listOf(request, slug, '&grade=5');
  await expect(cards(page).first()).toHaveAttribute('id', `review-${shown[0]!.id}`);
  await expect(page.locator(`a[hreflang=de][href*="grade=5"]`).first()).toBeAttached();
  await page.reload();
  await expect(cards(page).first()).toHaveAttribute('id', `review-${shown[0]!.id}`);
});

test('a card opens what was checked, counts a vote and copies its link', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = await someCompany(request);
  await page.goto(`/en/reviews/${slug}?origin=verified`, { waitUntil: 'networkidle' });
  const card = cards(page).first();
  await card.getByText('Confirmed by purchase').click();
  await expect(card.getByText('Invited by e-mail').or(card.getByText('Review sent')).first()).toBeVisible();

  const vote = card.getByRole('button', { name: /Yes, helpful/ });
  const before = Number(await vote.locator('span').last().innerText());
  await vote.click();
  await expect(card.getByText('Thank you, your vote counts.')).toBeVisible();
  expect(Number(await vote.locator('span').last().innerText())).toBe(before + 1);
  await vote.click();
  await expect(card.getByText('Your vote has been withdrawn.')).toBeVisible();

  await card.getByRole('link', { name: 'Link to this review' }).click();
  await expect(card.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(copied);
  await expect(cards(page).first()).toContainText('The review you followed a link to');
});
