import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReviewShare } from '@app/contracts/sharing/review-shares';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';
import { productOfAddress } from './product-of-address.ts';

const panel = panelTest();
const PATH = '/panel/sharing';
const LIST = `GET ${PANEL_API}/review-shares`;
const REQUEST = `POST ${PANEL_API}/review-shares`;
const SOURCE = idOf(77);
const product = { id: idOf(5), externalId: 'T', name: 'Alba tent', slug: 'alba-tent', category: null, reviews: 2 };
const aShare = (own: Partial<ReviewShare> = {}): ReviewShare => ({
  id: idOf(90),
  direction: 'shows',
  state: 'requested',
  other: { id: idOf(3), slug: 'large-shop', name: 'Large shop' },
  ownProduct: { id: idOf(5), slug: 'alba-tent', name: 'Alba tent' },
  otherProduct: { id: SOURCE, slug: 'tent-alba', name: 'Tent Alba' },
  requestedAt: '2026-03-01T10:00:00Z',
  answeredAt: null,
  endedAt: null,
  ...own,
});
const lists = (...items: ReviewShare[]) => panel.engine.on(LIST, () => ({ status: 200, body: { items } }));
beforeEach(() => {
  panel.engine.on(`GET ${PANEL_API}/products`, () => ({
    status: 200,
    body: { items: [product], nextCursor: null, categories: [] },
  }));
});

it('the page of shared reviews asks another shop with the address of its product’s page', async () => {
  lists();
  panel.engine.on(REQUEST, () => ({ status: 201, body: aShare() }));
  panel.open(PATH);
  await screen.findByText('No agreements yet');
  await screen.findByRole('option', { name: 'Alba tent' });
  press('Ask the other shop');
  await screen.findByText('This is not the address of a product’s page with us.');
  expect(panel.engine.seen(REQUEST)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Your product'), { target: { value: product.id } });
  const address = screen.getByLabelText('Address of the product’s page at the other shop');
  fireEvent.change(address, { target: { value: `https://opinara.example/de/product/${SOURCE}/tent-alba/${idOf(3)}` } });
  lists(aShare());
  press('Ask the other shop');
  await screen.findByText('Sent. The other shop gets an e-mail and answers in its panel.');
  const [sent] = panel.engine.seen(REQUEST);
  expect(JSON.parse(String(sent?.body))).toEqual({ productId: product.id, sourceProductId: SOURCE });
  await screen.findByRole('heading', { name: 'You show reviews from Large shop' });
});

it('the asked shop accepts, and ends it after a question', async () => {
  lists(aShare({ direction: 'shown' }));
  const one = `${PANEL_API}/review-shares/${idOf(90)}`;
  panel.engine.on(`PUT ${one}/answer`, () => ({ status: 200, body: aShare({ state: 'accepted' }) }));
  panel.engine.on(`DELETE ${one}`, () => ({ status: 204 }));
  panel.open(PATH);
  await screen.findByText('Waiting for an answer');
  lists(aShare({ direction: 'shown', state: 'accepted' }));
  press('Allow it');
  await screen.findByText('Agreed: the reviews are shown');
  expect(JSON.parse(String(panel.engine.seen(`PUT ${one}/answer`)[0]?.body))).toEqual({ accept: true });
  press('End the agreement');
  const dialog = within(await screen.findByRole('alertdialog'));
  lists(aShare({ direction: 'shown', state: 'ended' }));
  fireEvent.click(dialog.getByRole('button', { name: 'End the agreement' }));
  await screen.findByText('Ended');
  expect(panel.engine.seen(`DELETE ${one}`)).toHaveLength(1);
});

it('the page of shared reviews says what is wrong with the other product, and what an agent or a plan may not', async () => {
  lists();
  panel.engine.on(REQUEST, () =>
    problem(422, 'validation_failed', {
      errors: [{ path: 'sourceProductId', code: 'invalid', params: {}, message: 'Check this value.' }],
    }),
  );
  panel.open(PATH);
  await screen.findByText('No agreements yet');
  await screen.findByRole('option', { name: 'Alba tent' });
  fireEvent.change(screen.getByLabelText('Your product'), { target: { value: product.id } });
  const address = screen.getByLabelText('Address of the product’s page at the other shop');
  fireEvent.change(address, { target: { value: `/product/${SOURCE}/x/${idOf(3)}` } });
  press('Ask the other shop');
  await screen.findByText(/^This product cannot be asked for/);
  document.body.innerHTML = '';
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([
      { act: 'sharing.request', refusal: { reason: 'plan', feature: 'review_sharing', plan: 'enterprise' } },
    ]),
  }));
  panel.open(PATH);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask the other shop' });
  await waitFor(() => expect(button.closest('fieldset')?.disabled).toBe(true));
});

it.each([
  [`https://x.example/de/product/${SOURCE}/name/${idOf(3)}`, SOURCE],
  [`/company/${idOf(3)}/product/${SOURCE}`, SOURCE],
  [`https://x.example/product/${SOURCE}?grade=1`, SOURCE],
  [`https://x.example/produkt/${SOURCE}/`, null],
  ['https://x.example/product/1/name', null],
])('the product of %s', (address, id) => {
  expect(productOfAddress(address)).toBe(id);
});
