import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { BASE_URL, Merchant, linkIn, mailTo, person, run } from '../support/people.ts';

const INBOX_URL = process.env['INBOX_URL'] ?? '';

/** Number of mails received at an address. */
async function mailsTo(request: APIRequestContext, email: string): Promise<number> {
  const mails = (await (await request.get(`${INBOX_URL}/api/email`)).json()) as { to: { address: string }[] }[];
  return mails.filter(({ to }) => to.some(({ address }) => address.toLowerCase() === email)).length;
}

test('a customer who confirms the opt-out gets no second invitation', async ({ page, browser }) => {
  const { request } = page;
  const merchant = await Merchant.signIn(request);
  const configId = await merchant.configure();
  const email = `silent.${run}@customer.example`;
  await merchant.invite(email, configId);
  const link = linkIn(await mailTo(request, email, /./), /\/invitation\/optout\//);
  expect(new URL(link).pathname).toContain(`/invitation/optout/${merchant.company.slug}/`);

  const customer = await person(browser);
  await customer.goto(link);
  await expect(customer.getByRole('heading', { level: 1, name: /^No more review requests from/ })).toBeVisible();
  // Link scanners must not opt anybody out: the page asks for confirmation.
  await customer.reload();
  await customer.getByRole('button', { name: 'Stop the requests' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { level: 1, name: 'You have already opted out' })).toBeVisible();

  // The same customer buys again, with the address in capitals.
  const orderId = `E2E-again-${run}`;
  const order = {
    orderId,
    email: email.toUpperCase(),
    name: 'Anna Kowalska',
    language: 'en',
    basis: 'consent',
    configId,
  };
  const refused = await request.post(`/api/v1/panel/companies/${merchant.company.id}/orders`, {
    data: { ...order, products: [] },
    headers: { origin: BASE_URL },
  });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).errors).toMatchObject([{ path: 'email', code: 'address_opted_out' }]);
  expect(await mailsTo(request, email)).toBe(1);
  await customer.context().close();
});
