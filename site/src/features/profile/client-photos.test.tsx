import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClientPhoto } from '@app/contracts/reviews';
import { aCompany } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ClientPhotos } from './client-photos.tsx';
import { PageAddressProvider } from '../review-page/page-address.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());

const photo = (number: number): ClientPhoto => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  width: 1200,
  height: 800,
  small: `/uploads/photos/${number}/small.webp`,
  medium: `/uploads/photos/${number}/medium.webp`,
  large: `/uploads/photos/${number}/large.webp`,
  review: {
    id: `01900000-0000-7000-8000-00000000100${number}`,
    grade: 4,
    authorName: `Author ${number}`,
    language: 'de',
    publishedAt: '2026-11-20T10:00:00.000Z',
    excerpt: `Schöne Tasse ${number}`,
  },
});

const show = (nextCursor: string | null = null) =>
  renderPage(
    <PageAddressProvider path="/en/reviews/x">
      <ClientPhotos company={aCompany({ photos: { items: [photo(1), photo(2)], nextCursor } })} />
    </PageAddressProvider>,
    'en',
    ['profile', 'reviews'],
  );
const viewer = () => screen.getByRole('dialog', { name: 'Photos from customers' });
const large = () => within(viewer()).getByRole<HTMLImageElement>('img', { name: /^Photo/ });
const open = () => fireEvent.click(screen.getByRole('link', { name: 'Photo 1 of 2 by Author 1' }));

it('without scripts a photo links to its review, and all reviews with photos are linked', () => {
  show();
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe(`/en/reviews/x?review=${photo(1).review.id}#review-${photo(1).review.id}`);
  expect(screen.getByRole('link', { name: 'All reviews with photos' }).getAttribute('href')).toBe(
    '/en/reviews/x?photos=yes#reviews',
  );
});

it('a photo opens large with its review in its language', () => {
  show();
  open();
  expect(large().getAttribute('src')).toBe('/uploads/photos/1/large.webp');
  expect(within(viewer()).getByText('Schöne Tasse 1').getAttribute('lang')).toBe('de');
  expect(within(viewer()).getByRole('link', { name: 'See the review' })).toBeTruthy();
});

it('the lightbox turns with the arrow keys and returns the focus', () => {
  show();
  const link = screen.getByRole('link', { name: 'Photo 1 of 2 by Author 1' });
  link.focus();
  open();
  for (const [key, number] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 1],
    ['End', 2],
    ['Home', 1],
  ] as const) {
    fireEvent.keyDown(viewer(), { key });
    expect(large().getAttribute('src')).toBe(`/uploads/photos/${number}/large.webp`);
  }
  fireEvent.click(within(viewer()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

it('the lightbox turns with one finger, not with two', () => {
  show();
  open();
  const swipe = (from: number, to: number, fingers = 1) => {
    fireEvent.touchStart(large(), { touches: Array.from({ length: fingers }, () => ({ clientX: from })) });
    fireEvent.touchEnd(large(), { changedTouches: [{ clientX: to }] });
    return large().getAttribute('src');
  };
  expect(swipe(200, 100)).toBe('/uploads/photos/2/large.webp');
  expect(swipe(200, 190)).toBe('/uploads/photos/2/large.webp');
  expect(swipe(200, 100, 2)).toBe('/uploads/photos/2/large.webp');
  expect(swipe(100, 200)).toBe('/uploads/photos/1/large.webp');
});

it('the lightbox loads more photos before its end, once', async () => {
  let asked = 0;
  engine.on('GET /companies/gorska-polka/photos', ({ query }) => {
    asked += 1;
    expect(query.get('cursor')).toBe('c1');
    return { status: 200, body: { items: [photo(3), photo(4)], nextCursor: null } };
  });
  show('c1');
  open();
  await waitFor(() => expect(viewer().textContent).toContain('1 / 4'));
  fireEvent.keyDown(viewer(), { key: 'End' });
  expect(large().getAttribute('src')).toBe('/uploads/photos/4/large.webp');
  expect(asked).toBe(1);
});

it('the lightbox cycles through its photos when no more can be loaded', async () => {
  engine.on('GET /companies/gorska-polka/photos', () => problem(500, 'internal'));
  show('c1');
  open();
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
  fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
  await waitFor(() => expect(large().getAttribute('src')).toBe('/uploads/photos/1/large.webp'));
});
