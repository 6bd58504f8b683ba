import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReviewedProductPage } from '@app/contracts/products';
import { aCompany } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PageAddressProvider } from '../review-page/page-address.tsx';
import { Products } from './products.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const aProduct = (n: number) => ({
  id: `01900000-0000-7000-8000-0000000000${10 + n}`,
  slug: `tea-${n}`,
  name: `Tea ${n}`,
  picture: null,
  count: 9 - n,
  average: 4.5,
});
const LIST = `GET /companies/${aCompany().slug}/products`;
const ADDRESS = `/en/reviews/${aCompany().slug}`;
const show = (moreProducts: string | null, further: ReviewedProductPage | null = null) =>
  renderPage(
    <PageAddressProvider path={ADDRESS}>
      <Products company={aCompany({ popularProducts: [aProduct(1), aProduct(2)], moreProducts })} further={further} />
    </PageAddressProvider>,
    'en',
    ['profile', 'reviews'],
  );
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);
const more = () => screen.getByRole('link', { name: 'Show more products' });

it('popular products are followed by the others, without scripts by a link', () => {
  show('next');
  expect(names()).toEqual(['Tea 1', 'Tea 2']);
  expect(more().getAttribute('href')).toBe(`${ADDRESS}?products=next#products`);
});

it('no further products are offered if all are popular, and no list without products', () => {
  show(null);
  expect(screen.queryByRole('link', { name: 'Show more products' })).toBeNull();
  renderPage(<Products company={aCompany()} further={null} />, 'en', ['profile']);
  expect(screen.getAllByRole('heading', { name: 'Popular products' })).toHaveLength(1);
});

it('more products load below without duplicates; the first new one takes the focus at the end', async () => {
  engine.on(LIST, ({ query }) =>
    query.get('cursor') === 'next'
      ? { status: 200, body: { items: [aProduct(2), aProduct(3)], nextCursor: 'last' } }
      : { status: 200, body: { items: [aProduct(4)], nextCursor: null } },
  );
  show('next');
  fireEvent.click(more());
  await screen.findByText('Tea 3');
  expect(names()).toEqual(['Tea 1', 'Tea 2', 'Tea 3']);
  expect(more().getAttribute('href')).toBe(`${ADDRESS}?products=last#products`);
  fireEvent.click(more());
  await screen.findByText('Tea 4');
  expect(screen.queryByRole('link', { name: 'Show more products' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe(`product-${aProduct(4).id}`));
  expect(engine.seen(LIST).map(({ query }) => query.get('limit'))).toEqual(['20', '20']);
});

it('a failure to load products is shown and can be retried', async () => {
  engine.on(LIST, () => problem(503, 'unavailable'));
  show('next');
  fireEvent.click(more());
  await screen.findByText('We could not load more products. Check your connection and try again.');
  engine.on(LIST, () => ({ status: 200, body: { items: [aProduct(3)], nextCursor: null } }));
  fireEvent.click(more());
  await screen.findByText('Tea 3');
});

it('a further page of products links back, even if empty', () => {
  const back = () => screen.getByRole('link', { name: 'Back to the popular products' }).getAttribute('href');
  const { unmount } = show('next', { items: [aProduct(5)], nextCursor: 'after' });
  expect(names()).toEqual(['Tea 5']);
  expect(back()).toBe(`${ADDRESS}#products`);
  expect(more().getAttribute('href')).toBe(`${ADDRESS}?products=after#products`);
  unmount();
  show('next', { items: [], nextCursor: null });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(back()).toBe(`${ADDRESS}#products`);
});
