import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { CreatedOrder, InvitationPage } from '../../engine/contracts/invitations.ts';
import { Merchant, linkIn, mailTo, person, run } from './support/people.ts';

const INBOX_URL = process.env['INBOX_URL'] ?? '';

/** How many mails have come to an address. */
async function mailsTo(request: APIRequestContext, email: string): Promise<number> {
  const mails = (await (await request.get(`${INBOX_URL}/api/email`)).json()) as { to: { address: string }[] }[];
  return mails.filter(({ to }) => to.some(({ address }) => address.toLowerCase() === email)).length;
}

test('who follows the link that ends it and confirms gets no second invitation', async ({ page, browser }) => {
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
  // Programs that look at links do not end anything: the page asks.
  await customer.reload();
  await customer.getByRole('button', { name: 'Stop the requests' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { level: 1, name: 'You have already opted out' })).toBeVisible();

  // The same customer buys again, his address in capitals.
  const orderId = `E2E-again-${run}`;
  const order = {
    orderId,
    email: email.toUpperCase(),
    name: 'Anna Kowalska',
    language: 'en',
    basis: 'consent',
    configId,
  };
  const { invitation } = await merchant.post<CreatedOrder>('/orders', { ...order, products: [] });
  await expect(async () => {
    const at = `/api/v1/panel/companies/${merchant.company.id}/invitations?state=opted_out&limit=100`;
    const { items } = (await (await request.get(at)).json()) as InvitationPage;
    expect(items.map(({ id }) => id)).toContain(invitation.id);
  }).toPass({ timeout: 60_000 });
  expect(await mailsTo(request, email)).toBe(1);
  await customer.context().close();
});
