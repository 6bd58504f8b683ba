import { expect, test } from '@playwright/test';
import { age, subscribe } from '../support/billing.ts';
import { watchPage } from '../support/page-check.ts';
import { registerOwner } from '../support/registration.ts';
import { eventsOf, paidByCard, passMinutes, tell } from '../support/stripe.ts';

const PAGE = '/en/panel/settings/billing';

test('an upgrade by card is refused, paid, and booked once, however its webhooks come', async ({ browser }) => {
  const owner = await registerOwner(browser, 'maple');
  await subscribe(owner, 'trustStart');
  const { page, merchant } = owner;
  const main = page.locator('main');
  const look = watchPage(page);
  await look.open(PAGE);

  await test.step('cards are chosen in the billing details', async () => {
    await main.getByRole('radio', { name: 'Card' }).check();
    await main.getByRole('button', { name: 'Save details' }).click();
    await expect(main.getByText('The billing details are saved.')).toBeVisible();
  });

  await test.step('the difference is told before it is agreed to', async () => {
    await main.getByRole('button', { name: 'Choose Pro' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Pro works at once\. You pay the difference/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Order for US\$/ }).click();
    await expect(main.getByText(/^The upgrade from Start is not paid yet/)).toBeVisible();
    await look.expectComplete('en');
  });

  await test.step('a refused card can be replaced, and whoever comes back sees the payment', async () => {
    await main.getByRole('article', { name: 'Upgrade' }).getByRole('button', { name: 'Pay by card' }).click();
    await page.waitForURL(/\/c\/pay\//);
    const card = page.getByLabel('Card', { exact: true });
    const pay = page.getByRole('button', { name: 'Pay', exact: true });
    await card.fill('0002');
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('declined');
    await card.fill('4242');
    await pay.click();
    await expect(main.getByText('The payment has arrived. Thank you.')).toBeVisible();
    await expect(main.getByText(/^Visa ending in 4242/)).toBeVisible();
    await expect(main.getByRole('article', { name: 'Upgrade' })).toHaveCount(0);
    // The pages of Stripe were on the way.
    await look.open(PAGE, { quietlyFailing: true });
    await look.expectComplete('en');
  });

  await test.step('webhooks that come late, doubled and in the wrong order change nothing', async () => {
    const events = (await eventsOf(page.request, merchant)).reverse();
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['payment_intent.payment_failed', 'checkout.session.completed']),
    );
    const paid = await paidByCard(merchant);
    expect(paid).toHaveLength(1);
    for (const event of [...events, ...events]) await tell(event);
    await page.reload();
    await expect(main.getByText(/^It renews on .+ as Pro/)).toBeVisible();
    await expect(main.getByText(/^The upgrade from Start is not paid yet/)).toHaveCount(0);
    expect(await paidByCard(merchant)).toEqual(paid);
  });
});

test('a payment that no webhook tells of is found, and shown on the open page', async ({ browser }) => {
  const { page, merchant } = await registerOwner(browser, 'willow');
  const main = page.locator('main');
  await age(merchant, 91);
  await page.goto(PAGE);
  await main.getByRole('button', { name: 'Choose Start' }).click();
  await page.getByRole('button', { name: 'Enter billing details' }).click();
  await main.getByLabel('Street and number').fill('ul. Szeroka 7');
  await main.getByLabel('Postcode').fill('87-100');
  await main.getByRole('radio', { name: 'Card' }).check();
  await main.getByRole('button', { name: 'Save details' }).click();
  await expect(main.getByText('The billing details are saved.')).toBeVisible();
  await main.getByRole('button', { name: 'Choose Start' }).click();
  await page.getByRole('button', { name: 'Order for US$35.67' }).click();

  // Paid in another tab, which is closed before it leads back.
  await main.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/c\/pay\//);
  const checkout = page.url();
  await page.goto(PAGE);
  await expect(main.getByText(/^A payment page is open/)).toBeVisible();
  const paid = await page.request.post(checkout, { form: { card: '4242' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  expect(await paidByCard(merchant)).toEqual([]);
  await passMinutes(merchant, 10);
  await expect(main.getByText(/^The current period is paid until/)).toBeVisible({ timeout: 120_000 });
  expect(await paidByCard(merchant)).toEqual([3567]);
});
