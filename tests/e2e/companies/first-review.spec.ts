import { expect, test } from '@playwright/test';
import { inOwnWords, linkIn, mailTo, person, run, writeReview } from '../support/people.ts';
import { registerOwner } from '../support/registration.ts';

const CUSTOMER = `first.${run}@customer.example`;

test('a new merchant goes from the checklist to a first order, and answers the review that it brings', async ({
  browser,
}) => {
  const { page: merchant, merchant: account } = await registerOwner(browser, 'larch');
  const main = merchant.locator('main');

  await test.step('the checklist leads to the settings and to an order by hand', async () => {
    await merchant.goto('/en/panel');
    await expect(main.getByRole('heading', { name: 'The way to your first reviews' })).toBeVisible();
    await main.getByRole('link', { name: 'Invitation settings' }).click();
    await main.getByLabel('Days after the purchase').fill('0');
    await main.getByLabel('From', { exact: true }).selectOption('0');
    await main.getByLabel('To', { exact: true }).selectOption('24');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Saved.', { exact: true })).toBeVisible();
    await merchant.getByRole('link', { name: 'Overview' }).click();
    await main.getByRole('link', { name: 'Add one order by hand' }).click();
    await main.getByLabel('Order number').fill(`L-${run}`);
    await main.getByLabel('Customer’s e-mail address').fill(CUSTOMER);
    await main.getByLabel('Name', { exact: true }).fill('Anna Kowalska');
    await main.getByLabel('Why may you write to these customers?').selectOption('consent');
    await main.getByLabel('Language', { exact: true }).last().selectOption('en');
    await main.getByRole('button', { name: 'Schedule the invitation' }).click();
    await expect(main.getByRole('heading', { name: new RegExp(`L-${run}`) })).toBeVisible();
  });

  const text = inOwnWords('The larch table came on time and stands firmly.');
  await test.step('the customer’s review appears in the open panel without a reload', async () => {
    await merchant.getByRole('link', { name: 'Reviews', exact: true }).click();
    await expect(main.getByText('No reviews yet')).toBeVisible();
    const customer = await person(browser);
    await customer.goto(linkIn(await mailTo(merchant.request, CUSTOMER, /./), /\/edit\/[^?]+\?grade=4/));
    await writeReview(customer, text);
    await customer.context().close();
    await main.getByRole('button', { name: '1 new review' }).click();
    await main.getByRole('link', { name: /^Anna K\./ }).click();
    await expect(main.getByRole('article').getByText(text)).toBeVisible();
  });

  const answer = inOwnWords('Thank you, Anna, we are glad that it stands firmly.');
  await test.step('an answer survives a lost connection', async () => {
    const field = main.getByRole('textbox', { name: 'Public answer' });
    await field.fill(answer);
    await merchant.context().setOffline(true);
    await expect(merchant.getByText(/^You are offline\./)).toBeVisible();
    await main.getByRole('button', { name: 'Publish the answer' }).click();
    await expect(main.getByText('Your answer was not sent')).toBeVisible();
    await merchant.context().setOffline(false);
    await expect(merchant.getByText(/^You are offline\./)).toBeHidden();
    await merchant.reload();
    await expect(field).toHaveValue(answer);
    await main.getByRole('button', { name: 'Publish the answer' }).click();
    await expect(main.getByRole('button', { name: 'Change answer' })).toBeVisible();
  });

  const visitor = await person(browser);
  await expect(async () => {
    await visitor.goto(`/en/reviews/${account.company.slug}`);
    await expect(visitor.getByText(answer).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(visitor.getByText(text).first()).toBeVisible();
  await Promise.all([merchant, visitor].map((one) => one.context().close()));
});
