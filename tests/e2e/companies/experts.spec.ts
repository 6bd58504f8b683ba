import { expect, test } from '@playwright/test';
import type { CompanyProfile } from '../../../engine/contracts/companies.ts';
import type { QuestionPage } from '../../../engine/contracts/questions.ts';
import type { ReviewPage } from '../../../engine/contracts/reviews.ts';
import { productPath, profilePath } from '../../../site/src/lib/addresses/links.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, Merchant, inOwnWords, run } from '../support/people.ts';

test('an expert is added, answers a question and notes a review; a visitor reads who it was', async ({
  browser,
  page,
}) => {
  const seller = await browser.newContext({ baseURL: BASE_URL });
  const { company } = await Merchant.signIn(seller.request);
  const read = async <T>(path: string) => (await (await page.request.get(`/api/v1${path}`)).json()) as T;
  const { popularProducts } = await read<CompanyProfile>(`/companies/${company.slug}`);
  const product = popularProducts[0]!;
  const name = `Ewa ${run}`;

  const panel = await seller.newPage();
  const look = watchPage(panel);
  await look.open('/en/panel/experts');
  await panel.getByRole('button', { name: 'Add an expert' }).click();
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await panel.getByLabel('Profession or field').fill('Botanist');
  await panel.getByLabel('About this person').fill('She has looked after plants for twenty years.');
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByRole('heading', { name })).toBeVisible();
  await look.expectComplete('en');

  const question = `How much light does it need in winter? (${run})`;
  const asked = await page.request.post(`/api/v1/products/${product.id}/questions`, {
    headers: { origin: BASE_URL },
    data: { name: 'Anna', body: question, language: 'en' },
  });
  expect(asked.status()).toBe(202);
  const listed = async () =>
    (await read<QuestionPage>(`/products/${product.id}/questions`)).items.find(({ body }) => body === question);
  await expect.poll(async () => (await listed())?.name).toBe('Anna');
  await panel.goto('/en/panel/questions?state=open');
  const card = panel.getByRole('listitem').filter({ hasText: question });
  await card.getByLabel('Signed by').selectOption({ label: `${name}, Botanist` });
  await card.getByRole('textbox', { name: 'Your answer' }).fill('Half a day by a window is enough.');
  await card.getByRole('button', { name: 'Publish the answer' }).click();
  await expect.poll(async () => (await listed())?.answer?.expert?.name).toBe(name);
  // The page was cached: the answer has purged it.
  await expect(async () => {
    await page.goto(productPath('en', product, company));
    await expect(page.getByText(`Answered by ${name}, Botanist`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
  expect(told).toContain(`"name":"${name}","jobTitle":"Botanist"`);

  const { items } = await read<ReviewPage>(`/companies/${company.slug}/reviews`);
  const review = items.find(({ pinned, note }) => !pinned && note === null)!;
  const note = inOwnWords('Such a shelf carries plants as well.');
  await panel.goto(`/en/panel/reviews?review=${review.id}`);
  await panel.getByRole('button', { name: 'Write a note' }).click();
  await panel.getByLabel('Signed by').selectOption({ label: `${name}, Botanist` });
  await panel.getByRole('textbox', { name: 'Note', exact: true }).fill(note);
  await panel.getByRole('button', { name: 'Publish the note' }).click();
  await expect(panel.getByRole('button', { name: 'Change note' })).toBeVisible();

  await seller.close();

  const visit = watchPage(page);
  await visit.open(`${profilePath('en', company.slug)}?review=${review.id}`);
  const shown = page.locator(`#review-${review.id}`).first();
  await expect(shown.getByText(note)).toBeVisible();
  await expect(shown.getByText(`A note by an expert of ${company.name}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Experts' })).toBeVisible();
  await visit.expectComplete('en');
});
