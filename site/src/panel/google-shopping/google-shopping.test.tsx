import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CompanyProduct } from '@app/contracts/product-features';
import type { ProductReviewFeed } from '@app/contracts/sharing/product-review-feed';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const PATH = '/panel/google-shopping';
const FEED = `${PANEL_API}/product-review-feed`;
const NONE: ProductReviewFeed = {
  url: null,
  createdAt: null,
  reviews: 12,
  withoutAddress: 3,
  imported: 0,
  products: 2,
  withGtin: 1,
};
const MADE = { ...NONE, url: 'https://opinara.example/feed.xml', createdAt: '2026-03-01T10:00:00Z' };
const product: CompanyProduct = {
  id: '0190f000-0000-7000-8000-000000000001',
  externalId: 'T-1',
  name: 'Alba tent',
  slug: 'alba-tent',
  category: null,
  gtin: null,
  mpn: null,
  brand: 'Alba',
  reviews: 12,
  picture: { urls: null, uploaded: false, awaited: false, failure: null },
};
const SET = `PUT ${PANEL_API}/products/${product.id}/identifiers`;

function opened(feed: ProductReviewFeed): void {
  panel.engine.on(`GET ${FEED}`, () => ({ status: 200, body: feed }));
  panel.engine.on(`GET ${PANEL_API}/products`, () => ({
    status: 200,
    body: { items: [product], nextCursor: null, categories: [] },
  }));
  panel.engine.on(`PUT ${FEED}`, () => ({ status: 200, body: MADE }));
  panel.open(PATH);
}

it('the page of Google Shopping makes the address, and says what is in the file', async () => {
  opened(NONE);
  await screen.findByText('Google shows stars from 50 reviews on.');
  press('Make the address');
  expect(await screen.findByLabelText<HTMLInputElement>('Secret address')).toHaveProperty('value', MADE.url);
  screen.getByText('Left out: the product has no page in your shop');
});

it('the page of Google Shopping asks before an address that is in use ends', async () => {
  opened(MADE);
  await screen.findByLabelText('Secret address');
  press('New address');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Make a new address?' }));
  expect(panel.engine.seen(`PUT ${FEED}`)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Make it' }));
  await waitFor(() => expect(panel.engine.seen(`PUT ${FEED}`)).toHaveLength(1));
});

it('the page of Google Shopping saves a GTIN with the others as they are, and refuses a wrong one at once', async () => {
  opened(MADE);
  panel.engine.on(SET, () => ({ status: 204 }));
  const field = await screen.findByLabelText<HTMLInputElement>('GTIN of Alba tent');
  fireEvent.change(field, { target: { value: '5901234123458' } });
  fireEvent.blur(field);
  await screen.findByText('This is no GTIN: a digit is wrong or missing.');
  expect(panel.engine.seen(SET)).toHaveLength(0);
  fireEvent.change(field, { target: { value: '590 1234 123457' } });
  fireEvent.blur(field);
  await waitFor(() => expect(panel.engine.seen(SET)).toHaveLength(1));
  expect(JSON.parse(String(panel.engine.seen(SET)[0]?.body))).toEqual({
    gtin: '5901234123457',
    mpn: null,
    brand: 'Alba',
  });
});

it('the page of Google Shopping says which plan has it', async () => {
  panel.engine.on(`GET ${FEED}`, () => problem(402, 'plan_lacks_feature', { params: { plan: 'trustPro' } }));
  panel.open(PATH);
  await screen.findByRole('link', { name: 'Choose Pro' });
});
