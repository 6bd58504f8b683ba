import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { CompanyProfile } from '../../../engine/contracts/companies.ts';
import type { QuestionPage } from '../../../engine/contracts/questions.ts';
import { productPath } from '../../../site/src/lib/addresses/links.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, Merchant } from '../support/people.ts';
import { VISUAL_LANGUAGES, testTier } from '../support/tiers.ts';

/** The demo merchant's company and its most reviewed product, signed in. */
async function companyOf(request: APIRequestContext): Promise<CompanyProfile> {
  const { company } = await Merchant.signIn(request);
  return (await (await request.get(`${BASE_URL}/api/v1/companies/${company.slug}`)).json()) as CompanyProfile;
}

test('a visitor asks about a product, the company answers in the panel, and the page shows both', async ({
  browser,
  page,
}) => {
  const seller = await browser.newContext({ baseURL: BASE_URL });
  const company = await companyOf(seller.request);
  const product = company.popularProducts[0]!;
  const path = productPath('en', product, company);

  await page.goto(`/en/product/${product.id}/another-name/${company.id}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  for (const [card, to] of [
    [`/en/company/${company.id}/product/${product.id}`, path],
    [`/company/${company.id}/product/${product.id}`, productPath('pl', product, company)],
  ] as const) {
    const answer = await page.request.get(card, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
  }

  const question = `Does it stand in the rain all year, and for how long? (${Date.now() % 100_000})`;
  const asking = page.getByRole('group').filter({ hasText: 'Ask a question' });
  await asking.getByText('Ask a question').click();
  await asking.getByRole('textbox', { name: /^Your question/ }).fill(question);
  await asking.getByRole('textbox', { name: /^Name or nickname/ }).fill('Anna');
  await asking.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Thank you for your question')).toBeVisible();

  const listed = async () => {
    const answer = await page.request.get(`/api/v1/products/${product.id}/questions`);
    return ((await answer.json()) as QuestionPage).items.find(({ body }) => body === question);
  };
  await expect.poll(async () => (await listed())?.name).toBe('Anna');

  const panel = await seller.newPage();
  await panel.goto('/en/panel/questions?state=open');
  const card = panel.getByRole('listitem').filter({ hasText: question });
  await card.getByRole('textbox', { name: 'Your answer' }).fill('Yes, for two years and longer.');
  await card.getByRole('button', { name: 'Publish the answer' }).click();
  await expect.poll(async () => (await listed())?.answer?.body).toBe('Yes, for two years and longer.');
  await seller.close();

  // The page was cached: the question and its answer have purged it.
  await expect
    .poll(async () => {
      await page.goto(path);
      return page.getByRole('listitem').filter({ hasText: question }).textContent();
    })
    .toContain('Yes, for two years and longer.');
});

for (const locale of VISUAL_LANGUAGES) {
  test(
    `a product’s page in ${locale} is whole, with features and questions`,
    testTier(locale),
    async ({ page, request }) => {
      const company = await companyOf(request);
      const look = watchPage(page);
      await look.open(productPath(locale, company.popularProducts[0]!, company));
      await expect(page.locator('#questions li').first()).toBeVisible();
      await expect(page.locator('[aria-labelledby=features-title] dt')).toHaveCount(3);
      await look.expectComplete(locale);
    },
  );
}

test('without JavaScript a product’s reviews and questions are read and paged', async ({ browser, request }) => {
  const company = await companyOf(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: BASE_URL });
  const page = await context.newPage();
  await page.goto(productPath('en', company.popularProducts[0]!, company));
  expect(await page.locator('#reviews article').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Rating 5/ }).click();
  await expect(page).toHaveURL(/grade=5/);
  await expect(page.locator('#questions li')).not.toHaveCount(0);
  await context.close();
});
