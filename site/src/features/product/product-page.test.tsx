import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { aReview, noGrades } from '../../../testing/companies.ts';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { aProduct } from '../../../testing/products.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { ProductData } from './product-data.ts';
import { ProductPage } from './product-page.tsx';

const show = (data: ProductData, locale: Locale = 'en') =>
  renderPage(<ProductPage data={data} />, locale, ['product', 'profile', 'reviews', 'category']);

const product = aProduct();
const about = { id: product.id, name: product.name, slug: product.slug };
const PATH = `/en/product/${product.id}/namiot-alba/${product.company.id}`;
const shown = (own: Partial<Extract<ProductData, { kind: 'shown' }>> = {}): ProductData => ({
  kind: 'shown',
  product,
  reviews: { items: [aReview(1, { product: about })], nextCursor: null },
  filters: {},
  questions: { items: [], nextCursor: null },
  code: null,
  questionsFrom: null,
  search: '',
  ...own,
});

describe('where a review stood that was withdrawn', () => {
  const left = {
    id: aReview(9).id,
    grade: 1 as const,
    product: about,
    reason: 'not_about_product' as const,
    publishedAt: '2026-03-02T10:00:00Z',
    withdrawnAt: '2026-03-04T10:00:00Z',
  };
  const day = (n: number) => aReview(n, { product: about, publishedAt: `2026-03-0${n}T10:00:00Z` });

  it.each([
    ['words', /^Decided by a program/],
    ['moderator', /^Decided by a moderator/],
    ['seller', /^It went by the seller’s word alone/],
  ] as const)('a notice says why the seller asked to withdraw a review, and who decided (%s)', (decidedBy, who) => {
    const reviews = { items: [day(3), day(1)], withdrawn: [{ ...left, decidedBy }], nextCursor: null };
    show(shown({ reviews }));
    const [newer, notice, older] = screen.getAllByRole('article');
    expect([newer?.id, older?.id]).toEqual([`review-${day(3).id}`, `review-${day(1).id}`]);
    const words = notice?.textContent ?? '';
    expect(within(notice!).getByRole('heading', { name: 'Withdrawn at the seller’s request' })).toBeTruthy();
    expect(words).toContain('Reason given by the seller: Not about the product');
    expect(within(notice!).getByText('4 March 2026')).toBeTruthy();
    expect(within(notice!).getByText(who)).toBeTruthy();
    // It cannot be voted on or reported.
    expect(within(notice!).queryByRole('button')).toBeNull();
  });

  it('a notice of a withdrawn review stays below pinned ones', () => {
    const pinned = { ...day(1), pinned: true };
    const reviews = { items: [pinned], withdrawn: [{ ...left, decidedBy: 'words' as const }], nextCursor: null };
    show(shown({ reviews }));
    expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual([`review-${pinned.id}`, `review-${left.id}`]);
  });
});

describe('the page of a product', () => {
  it('the product page shows its own grade and its seller', () => {
    show(shown());
    expect(screen.getByRole('heading', { level: 1, name: 'Namiot Alba – reviews' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Product rating' })).getByText('4.3 out of 5')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reviews of Górska Półka' }).getAttribute('href')).toBe(
      '/en/reviews/gorska-polka',
    );
    expect(screen.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')).toBe(product.url);
  });

  it('the product page shows breadcrumbs through the company', () => {
    show(shown());
    const way = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(way).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['{{brand}}', '/en'],
      ['Sports', '/en/shops/sports'],
      ['Górska Półka', '/en/reviews/gorska-polka'],
    ]);
    expect(within(way).getByText('Namiot Alba').getAttribute('aria-current')).toBe('page');
  });

  it('the product page filters at its own address and does not repeat the product with each review', () => {
    show(shown());
    expect(screen.getByRole('link', { name: /^Rating 5: 60%/ }).getAttribute('href')).toBe(`${PATH}?grade=5#reviews`);
    expect(within(screen.getByRole('article')).queryByText(/About the product/)).toBeNull();
  });

  it('the product page links to the company’s other products', () => {
    const other = { id: aReview(7).id, slug: 'plecak', name: 'Plecak', picture: null, count: 3, average: 4.5 };
    show(shown({ product: aProduct({ otherProducts: [other] }) }), 'pl');
    expect(screen.getByRole('link', { name: 'Plecak' }).getAttribute('href')).toBe(
      `/product/${other.id}/plecak/${product.company.id}`,
    );
  });

  it('the product page shows the average positions of its features, also as text', () => {
    const features = [
      { id: aReview(8).id, name: 'Size', low: 'too small', high: 'too large', count: 1234, position: 3.25 },
    ];
    show(shown({ product: aProduct({ features }) }));
    const lines = screen.getByRole('region', { name: 'What it is like' });
    expect(within(lines).getByText(/^On average 3\.3 .*too small.*too large/)).toBeTruthy();
    expect(within(lines).getByText('1,234 answers')).toBeTruthy();
    expect(lines.querySelector('circle')?.getAttribute('cx')).toBe(String(4 + (2.25 / 4) * 92));
  });

  it('the product page has a message without reviews', () => {
    show(
      shown({
        product: aProduct({ grades: noGrades, lastSixMonths: noGrades }),
        reviews: { items: [], nextCursor: null },
      }),
    );
    expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  });

  describe('with more reviews', () => {
    const engine = new FakeEngine();
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());

    it('the product page loads more reviews of the product', async () => {
      const list = `GET /companies/gorska-polka/products/${product.id}/reviews`;
      engine.on(list, () => ({ status: 200, body: { items: [aReview(2)], nextCursor: null } }));
      show(shown({ reviews: { items: [aReview(1)], nextCursor: 'c1' } }));
      fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    });
  });
});

it.each<[string, ProductData]>([
  ['This product or its reviews do not exist', { kind: 'missing', search: '' }],
  ['The company has turned off the presentation of their reviews', { kind: 'hidden', product, search: '' }],
  ['The account Zła Firma has been blocked', { kind: 'blocked', companyName: 'Zła Firma', search: '' }],
  ['Back in a moment', { kind: 'down', search: '' }],
])('the page of a product shows the message “%s”', (words, data) => {
  show(data);
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeTruthy();
});

it('a missing product has its own message', () => {
  show({ kind: 'missing', search: '' });
  expect(screen.getByText(/^There is no product at this address/)).toBeTruthy();
  expect(screen.queryByText(/no company/)).toBeNull();
});
