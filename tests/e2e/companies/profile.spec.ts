import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { openReady } from '../support/ready.ts';
import { someCompany } from '../support/visits.ts';

interface Listed {
  id: string;
  grade: number;
  body: string;
  origin: string;
  publishedAt: string;
}

interface Rated {
  slug: string;
  grades: { distribution: Record<string, number> };
  lastSixMonths: { distribution: Record<string, number> };
}

/**
 * One of the first companies, with a grade whose reviews differ from the newest ones, in all and of late, so that an
 * unfiltered list cannot pass.
 */
async function someGrade(request: APIRequestContext): Promise<{ slug: string; grade: string }> {
  const { items } = (await (await request.get('/api/v1/companies/top')).json()) as { items: { slug: string }[] };
  for (const { slug } of items) {
    const company = (await (await request.get(`/api/v1/companies/${slug}`)).json()) as Rated;
    const all = company.grades.distribution;
    const lately = company.lastSixMonths.distribution;
    const grade = ['4', '3', '2', '1'].find((one) => lately[one]! > 0 && lately[one]! < 10 && lately[one]! < all[one]!);
    if (grade) return { slug, grade };
  }
  throw new Error('none of the first companies has low grades of late and of before');
}

/** Reviews on the first page. */
async function listOf(request: APIRequestContext, slug: string, query = ''): Promise<Listed[]> {
  const answer = await request.get(`/api/v1/companies/${slug}/reviews?limit=10${query}`);
  return ((await answer.json()) as { items: Listed[] }).items;
}

const cards = (page: Page) => page.locator('#reviews article');

/** Expects the page to show exactly the reviews that the engine lists, in order, and at least one. */
async function expectListed(page: Page, listed: readonly Listed[]): Promise<void> {
  expect(listed).not.toEqual([]);
  const idsShown = () => cards(page).evaluateAll((articles) => articles.map(({ id }) => id));
  await expect.poll(idsShown).toEqual(listed.map(({ id }) => `review-${id}`));
}

test('without JavaScript reviews are filtered, searched, paged and linked to', async ({ browser, request }) => {
  const { slug, grade } = await someGrade(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['BASE_URL'] ?? '' });
  const page = await context.newPage();
  await page.goto(`/en/reviews/${slug}`);
  const form = page.getByRole('form', { name: 'Filter reviews' });

  const newest = await listOf(request, slug);
  await expectListed(page, newest);
  const [review] = await listOf(request, slug, '&origin=verified');
  const word = review!.body.match(/\p{L}{5,}/u)![0];
  await form.getByLabel('Words in the review').fill(word.toUpperCase());
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/words=/);
  const found = await listOf(request, slug, `&words=${encodeURIComponent(word)}`);
  await expectListed(page, found);
  expect(found.map(({ id }) => id)).toContain(review!.id);
  // The word itself or another form of it is marked in each.
  await expect(cards(page).filter({ has: page.locator('mark') })).toHaveCount(found.length);

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/words=/);
  await expectListed(page, newest);
  await page.getByRole('link', { name: new RegExp(`^Rating ${grade}`) }).click();
  await expect(page).toHaveURL(new RegExp(`grade=${grade}`));
  const graded = await listOf(request, slug, `&grade=${grade}`);
  await expectListed(page, graded);
  for (const review of graded) expect(review.grade).toBe(Number(grade));
  await page.getByRole('link', { name: /^Last 6 months/ }).click();
  await expect(page).toHaveURL(new RegExp(`grade=${grade}&period=6m`));
  await expectListed(page, await listOf(request, slug, `&grade=${grade}&period=6m`));

  await page.goto(`/en/reviews/${slug}`);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/page=2/);
  const older = await listOf(request, slug, '&page=2');
  await expectListed(page, older);
  await expect(page.getByRole('link', { name: /^Page 2 of / })).toHaveAttribute('aria-current', 'page');
  for (const { id } of older) expect(newest.map((first) => first.id)).not.toContain(id);
  await page.getByRole('link', { name: /^Page 1 of / }).click();
  await expectListed(page, newest);

  await page.goto(`/en/reviews/${slug}?review=${review!.id}`);
  await expect(cards(page).first()).toHaveAttribute('id', `review-${review!.id}`);
  await expect(cards(page).first()).toContainText('The review you followed a link to');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical!).pathname + new URL(canonical!).search).toBe(`/en/reviews/${slug}`);
  await context.close();
});

test('with it a choice stays on the page, and the language menu takes it along', async ({ page, request }) => {
  const { slug, grade } = await someGrade(request);
  await openReady(page, `/en/reviews/${slug}`);
  const choice = page.getByLabel('Rating', { exact: true });
  await choice.focus();
  await choice.selectOption(grade);
  await expect(page).toHaveURL(new RegExp(`\\?grade=${grade}`));
  await expect(choice).toBeFocused();
  const shown = await listOf(request, slug, `&grade=${grade}`);
  await expectListed(page, shown);
  await expect(page.locator(`a[hreflang=de][href*="grade=${grade}"]`).first()).toBeAttached();
  await page.reload();
  await expectListed(page, shown);
});

test('a card opens what was checked, counts a vote and copies its link', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = await someCompany(request);
  await openReady(page, `/en/reviews/${slug}?origin=verified`);
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
