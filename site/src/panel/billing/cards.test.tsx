import { screen, waitFor, within } from '@testing-library/react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { aCharge, paid } from '../../../testing/billing.ts';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press } from '../../../testing/panel.tsx';

const BILLING = `${PANEL_API}/billing`;
const CARD = { brand: 'visa', last4: '4242', expires: '2031-07' };
const withCard: BillingOverview = { ...paid, cards: true, cardSaved: true, card: CARD };
const owing: BillingOverview = { ...withCard, charges: [{ ...aCharge, paying: true }] };
const panel = panelTest();
const answer = (body: unknown) => () => ({ status: 200, body });
const open = (billing: BillingOverview, search = '') => {
  panel.engine.on(`GET ${BILLING}`, answer(billing));
  panel.openFollowing('/panel/settings/billing', search);
};
beforeEach(() => panel.engine.on(`GET ${BILLING}/invoices`, answer({ items: [], nextCursor: null })));

it('the payment by card offers no card where none is accepted', async () => {
  open({ ...paid, charges: [aCharge] });
  await screen.findByRole('article', { name: 'Pack of text messages' });
  expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Saved card' })).toBeNull();
});

it('the payment by card says why the page of payment does not open, and lets the payer try again', async () => {
  panel.engine.on(`POST ${BILLING}/charges/${aCharge.id}/checkout`, () => problem(503, 'cards_unavailable'));
  open(owing);
  const charge = within(await screen.findByRole('article', { name: 'Pack of text messages' }));
  charge.getByText(/A payment page is open/);
  press('Pay by card');
  await charge.findByRole('alert');
  expect(charge.getByRole<HTMLButtonElement>('button', { name: 'Pay by card' }).disabled).toBe(false);
});

it('the payment by card asks after a payment until it has come, and says so', async () => {
  let asked = 0;
  panel.engine.on(`POST ${BILLING}/charges/${aCharge.id}/payment-check`, () => ({
    status: 200,
    body: ++asked < 2 ? { ...owing, card: null } : { ...withCard, card: null },
  }));
  panel.engine.on(`POST ${BILLING}/card-check`, answer(withCard));
  open(owing, `?paid=${aCharge.id}`);
  await screen.findByText(/waiting for the confirmation/);
  await screen.findByText('The payment has arrived. Thank you.');
  expect(asked).toBe(2);
  await screen.findByText('Visa ending in 4242, valid until 07/2031');
});

it('the payment by card shows a card that was changed on the page of Stripe', async () => {
  panel.engine.on(`POST ${BILLING}/card-check`, answer({ ...withCard, card: { ...CARD, last4: '5556' } }));
  open(withCard, '?card=changed');
  await screen.findByText('Visa ending in 5556, valid until 07/2031');
});

it('the payment by card removes the card after a question', async () => {
  panel.engine.on(`DELETE ${BILLING}/card`, answer({ ...withCard, cardSaved: false, card: null }));
  open(withCard);
  await screen.findByText('Visa ending in 4242, valid until 07/2031');
  press('Remove the card');
  press('Yes, remove it');
  await waitFor(() => expect(screen.queryByText(/ending in 4242/)).toBeNull());
  screen.getByRole('button', { name: 'Add a card' });
});
