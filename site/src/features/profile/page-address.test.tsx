import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { EntryForm } from '@app/contracts/review-forms';
import { aCompany, aReview } from '../../../testing/companies.ts';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { visibleProfile } from '../../../testing/profile-page.tsx';
import { LanguageMenu } from '../../layouts/language-menu.tsx';
import type { ProfileData } from './profile-data.ts';
import { ProfilePage } from './profile-page.tsx';

const CODE = 'c'.repeat(43);
const PATH = '/en/reviews/gorska-polka';
const { id, slug, name, website } = aCompany();
const entry: EntryForm = {
  company: { id, slug, name, website },
  kind: 'qr',
  symbol: 'stars',
  bodyMin: 10,
  hints: [],
  criteria: [],
};
const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  engine.on(`GET /entries/${CODE}`, () => ({ status: 200, body: entry }));
});

/** Waits for the lazily loaded form too. */
const show = (data: ProfileData) =>
  act(async () =>
    renderPage(
      <>
        <LanguageMenu />
        <ProfilePage data={data} />
      </>,
      'en',
      ['profile', 'reviews', 'category', 'invitation'],
      undefined,
      { path: PATH, search: `?code=${CODE}` },
    ),
  );
/** Links to the page itself, except permalinks of reviews. */
const ownAddresses = () =>
  [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '').filter((href) => href.startsWith(PATH));
const withoutCode = () => ownAddresses().filter((href) => !href.includes(`code=${CODE}`));

const product = { id: aReview(7).id, slug: 'tea', name: 'Tea' };
const photo = {
  id: aReview(8).id,
  width: 12,
  height: 8,
  small: '/s.webp',
  medium: '/m.webp',
  large: '/l.webp',
  review: { id: aReview(1).id, grade: 4, authorName: 'A', language: 'de', publishedAt: '2026-11-20', excerpt: 'x' },
} as const;
const company = aCompany({
  popularProducts: [{ ...product, picture: null, count: 3, average: 4.5 }],
  moreProducts: 'next',
  productReviews: [aReview(5, { product })],
  photos: { items: [photo], nextCursor: null },
});
const reviews = { items: [aReview(1)], nextCursor: 'c1' };

it.each<[string, Partial<Extract<ProfileData, { kind: 'shown' }>>]>([
  ['whole', {}],
  ['filtered', { filters: { grade: 5, cursor: 'c0' }, products: { items: [], nextCursor: 'on' } }],
  ['empty', { filters: { language: 'fr' }, reviews: { items: [], nextCursor: null } }],
])('a page that is %s keeps the entry code in all links to itself', async (_, own) => {
  await show(visibleProfile({ company, reviews, code: CODE, ...own }));
  expect(ownAddresses().length).toBeGreaterThan(10);
  const single = /^[^&]*\?review=[\w-]+#review-/;
  expect(withoutCode().filter((href) => !single.test(href))).toEqual([]);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter reviews' });
  expect(new FormData(form).get('code')).toBe(CODE);
});

it('filtering in place keeps the entry code, also in the language menu', async () => {
  engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
    expect(query.has('code')).toBe(false);
    return { status: 200, body: { items: [aReview(7)], nextCursor: null } };
  });
  await show(visibleProfile({ reviews, code: CODE }));
  fireEvent.change(screen.getByLabelText('Rating', { selector: 'select' }), { target: { value: '5' } });
  await screen.findByText('Author 7');
  await waitFor(() => expect(location.search).toBe(`?grade=5&code=${CODE}`));
  expect(document.querySelector('a[hreflang="de"]')?.getAttribute('href')).toBe(
    `/de/bewertungen/gorska-polka?grade=5&code=${CODE}`,
  );
});

it('the form is shown on a hidden profile for visitors with an entry code', async () => {
  const { unmount } = await show({ kind: 'hidden', company, code: CODE, search: `?code=${CODE}` });
  await screen.findByRole('heading', { name: 'Write a review of Górska Półka' });
  expect(screen.getByRole('heading', { level: 1, name: /has turned off the presentation/ })).toBeTruthy();
  unmount();
  await show({ kind: 'hidden', company, code: null, search: '' });
  expect(document.querySelector('noscript')).toBeNull();
});
