import { expect, test } from '@playwright/test';
import type { UserFeatureSets } from '../../../engine/contracts/company/user-features.ts';
import type { ProductPage } from '../../../engine/contracts/products.ts';
import { productPath } from '../../../site/src/lib/addresses/links.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, Merchant, inOwnWords, person, run } from '../support/people.ts';

test('a merchant asks reviewers about themselves, one answers with a product, and a visitor filters by it', async ({
  browser,
  page,
}) => {
  const seller = await browser.newContext({ baseURL: BASE_URL });
  const merchant = await Merchant.signIn(seller.request);
  const { company } = merchant;
  const category = `Pots ${run}`;
  const invited = await merchant.invite(`pots.${run}@customer.example`, await merchant.configure(), [
    { productId: `POT-${run}`, name: `Clay pot ${run}` },
  ]);
  const products = `/api/v1/panel/companies/${company.id}/products?q=POT-${run}`;
  const { items } = (await (await seller.request.get(products)).json()) as { items: { id: string; slug: string }[] };
  const product = items[0]!;
  await seller.request.put(`/api/v1/panel/companies/${company.id}/products/${product.id}/category`, {
    headers: { origin: BASE_URL },
    data: { category },
  });

  const panel = await seller.newPage();
  const look = watchPage(panel);
  await look.open('/en/panel/settings/user-features');
  await panel.getByLabel('Products').selectOption({ label: `Category: ${category}` });
  await panel.getByRole('button', { name: 'Add a question' }).click();
  await panel.getByLabel('What is asked').fill('Keeps plants');
  await panel.getByLabel('Choice 1').fill('on a balcony');
  await panel.getByLabel('Choice 2').fill('in a garden');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => {
      const answer = await seller.request.get(`/api/v1/panel/companies/${company.id}/user-features`);
      return ((await answer.json()) as UserFeatureSets).items.some((set) => set.category === category);
    })
    .toBe(true);
  await look.expectComplete('en');

  const customer = await person(browser);
  await customer.goto(invited);
  await customer.getByLabel('Your review').fill(inOwnWords('Everything came on time and in one piece.'));
  await customer.getByRole('button', { name: 'Next' }).click();
  const about = customer.getByRole('region', { name: `Clay pot ${run}` });
  await about.getByRole('radio', { name: /^4 out of 5/ }).check({ force: true });
  await about.getByLabel('What is it like?').fill(inOwnWords('It stands well and does not leak.'));
  await expect(about.getByText(/Shown publicly with your review/)).toBeVisible();
  await about.getByLabel('Keeps plants').selectOption('in a garden');
  await customer.getByRole('button', { name: 'Next' }).click();
  const skip = customer.getByRole('button', { name: /^Skip the/ });
  const name = customer.getByLabel('Name or nickname');
  await expect(skip.or(name)).toBeVisible();
  while (await skip.isVisible()) await skip.click();
  await name.fill('Anna K.');
  await customer.getByRole('button', { name: 'Send review' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await customer.close();
  await seller.close();

  const path = productPath('en', product, company);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/v1/products/${product.id}`);
      return ((await answer.json()) as ProductPage).userFeatures.flatMap(({ choices }) => choices);
    })
    .toMatchObject([{ name: 'in a garden', count: 1 }]);
  const visit = watchPage(page);
  await visit.open(path);
  const card = page.getByRole('article').filter({ hasText: 'It stands well' });
  await expect(card.getByText('Keeps plants')).toBeVisible();
  await page.getByLabel('Keeps plants').selectOption({ label: 'in a garden (1)' });
  await expect(page).toHaveURL(/[?&]choices=[0-9a-f-]{36}/);
  await expect(card).toBeVisible();
  // The address alone says it, without scripts.
  const drawn = await page.request.get(page.url());
  expect(await drawn.text()).toContain('It stands well');
  await visit.expectComplete('en');
});
