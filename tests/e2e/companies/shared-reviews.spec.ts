import { expect, test } from '@playwright/test';
import type { CompanyProfile } from '../../../engine/contracts/companies.ts';
import { productPath } from '../../../site/src/lib/addresses/links.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, Merchant, run } from '../support/people.ts';
import { openReady } from '../support/ready.ts';
import { registerOwner } from '../support/registration.ts';

test('a shop asks another, shows its reviews of the same product under its name, and no longer once that is ended', async ({
  browser,
  page: visitor,
}) => {
  const { page: panel, merchant } = await registerOwner(browser, 'tent');
  const shop = merchant.company;
  const productName = `Garden bench ${run}`;
  await merchant.post('/orders', {
    orderId: `bench-${run}`,
    email: `bench.${run}@customer.example`,
    name: 'Anna Kowalska',
    language: 'en',
    basis: 'consent',
    configId: await merchant.configure(),
    products: [{ productId: 'bench', name: productName }],
  });

  const sourceContext = await browser.newContext({ baseURL: BASE_URL });
  const sourceShop = (await Merchant.signIn(sourceContext.request)).company;
  const profile = await sourceContext.request.get(`/api/v1/companies/${sourceShop.slug}`);
  const source = (await profile.json()) as CompanyProfile;
  const sourceProduct = source.popularProducts[0]!;
  const sourcePanel = await sourceContext.newPage();
  await openReady(sourcePanel, '/en/panel/sharing');

  await test.step('it asks with the address of the other product’s page', async () => {
    const look = watchPage(panel);
    await look.open('/en/panel/sharing');
    const main = panel.getByRole('main');
    await main.getByLabel('Your product', { exact: true }).selectOption({ label: productName });
    await main.getByLabel(/^Address of the product/).fill('https://elsewhere.example/bench');
    await main.getByRole('button', { name: 'Ask the other shop' }).click();
    await expect(main.getByText('This is not the address of a product’s page with us.')).toBeVisible();
    await main.getByLabel(/^Address of the product/).fill(`${BASE_URL}${productPath('en', sourceProduct, source)}`);
    await main.getByRole('button', { name: 'Ask the other shop' }).click();
    await expect(main.getByText('Sent. The other shop gets an e-mail')).toBeVisible();
    await look.expectComplete('en');
  });

  await test.step('the request appears at the other shop by itself, which allows it, and the answer at the first', async () => {
    const request = sourcePanel.getByRole('article').filter({ hasText: `${shop.name} shows your reviews` });
    await expect(request).toContainText('Waiting for an answer');
    await request.getByRole('button', { name: 'Allow it' }).click();
    await expect(request).toContainText('Agreed: the reviews are shown');
    await expect(panel.getByRole('article')).toContainText('Agreed: the reviews are shown');
  });

  const ownPage =
    (await panel.getByRole('article').getByRole('link', { name: productName }).getAttribute('href')) ?? '';
  const shared = visitor.getByRole('region', { name: 'Reviews from other shops' });
  await test.step('visitors see whose reviews they are, and no rating of the product’s own', async () => {
    const look = watchPage(visitor);
    await expect(async () => {
      await look.open(ownPage);
      await expect(shared).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(shared.getByRole('link', { name: `From ${source.name}` })).toBeVisible();
    await expect(shared.getByRole('article').first()).toBeVisible();
    await expect(visitor.getByRole('main').getByText('No reviews yet').first()).toBeVisible();
    await look.expectComplete('en');
  });

  await test.step('either shop ends it, and the page loses the reviews', async () => {
    const agreement = sourcePanel.getByRole('article').filter({ hasText: `${shop.name} shows your reviews` });
    await agreement.getByRole('button', { name: 'End the agreement' }).click();
    const dialog = sourcePanel.getByRole('alertdialog').or(sourcePanel.getByRole('dialog'));
    await dialog.getByRole('button', { name: 'End the agreement' }).click();
    await expect(agreement).toContainText('Ended');
    await expect(async () => {
      await openReady(visitor, ownPage);
      await expect(shared).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
  await sourceContext.close();
});
