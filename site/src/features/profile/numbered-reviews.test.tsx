import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCompany, aReview } from '../../../testing/companies.ts';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderProfile, visibleProfile } from '../../../testing/profile-page.tsx';

const PATH = '/en/reviews/gorska-polka';
const PAGES = 3;

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
const counted = (page: number, pages = PAGES) => ({ total: pages * 10 - 3, exact: true, page, pages });
const numbered = (page: number) => ({ items: [aReview(page)], nextCursor: null, counted: counted(page) });
let scrolled: number[] = [];
beforeEach(() => {
  engine.reset();
  engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
    const grade = query.get('grade');
    const found = { items: [aReview(40 + Number(grade))], nextCursor: null, counted: counted(1, 1) };
    return { status: 200, body: grade ? found : numbered(Number(query.get('page'))) };
  });
  sessionStorage.clear();
  history.replaceState(null, '', PATH);
  scrolled = [];
  window.scrollTo = (to?: unknown) => {
    const { top } = to as { top: number };
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    scrolled.push(top);
  };
});

const scrollTo = (top: number) => window.scrollTo({ top });
const more = () => screen.getByRole('link', { name: 'Show more' });
const authors = () => screen.getAllByText(/^Author \d+$/).map(({ textContent }) => textContent);
const goBack = () => act(async () => history.back());

it('pages are links with numbers, without scripts', () => {
  renderProfile(visibleProfile({ reviews: numbered(2), filters: { page: 2, grade: 5 } }));
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' })).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(
    ['', '', '&page=2', '&page=3', '&page=3'].map((page) => `${PATH}?grade=5${page}#reviews`),
  );
  expect(pages.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null]);
  expect(pages.every((link) => link.getAttribute('rel')?.includes('nofollow'))).toBe(true);
  expect(more().getAttribute('href')).toBe(`${PATH}?grade=5&page=3#reviews`);
});

it('pages of all reviews are followed by search engines', () => {
  renderProfile(visibleProfile({ reviews: numbered(2), filters: { page: 2 } }));
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' })).getAllByRole<HTMLAnchorElement>(
    'link',
  );
  expect(pages.map(({ rel }) => rel)).toEqual(['prev', '', '', '', 'next']);
});

it('the number of found reviews is what the engine has counted, not what is shown', () => {
  renderProfile(
    visibleProfile({ reviews: { ...numbered(1), counted: { ...counted(1), total: 22 } }, filters: { grade: 5 } }),
  );
  expect(screen.getByText('22 reviews').closest('[role=status]')).toBeTruthy();
});

it('“Show more” and filters are steps of the history that come back with their place on the page', async () => {
  renderProfile(visibleProfile({ reviews: numbered(1) }));
  scrollTo(500);
  fireEvent.click(more());
  await waitFor(() => expect(authors()).toEqual(['Author 1', 'Author 2']));
  expect(location.search).toBe('?page=2');
  scrollTo(900);
  fireEvent.change(screen.getByLabelText('Rating', { selector: 'select' }), { target: { value: '5' } });
  await waitFor(() => expect(authors()).toEqual(['Author 45']));
  expect(location.search).toBe('?grade=5');
  scrollTo(100);

  await goBack();
  await waitFor(() => expect(authors()).toEqual(['Author 1', 'Author 2']));
  expect([location.search, scrolled.at(-1)]).toEqual(['?page=2', 900]);
  expect(screen.getByLabelText<HTMLSelectElement>('Rating', { selector: 'select' }).value).toBe('');
  await goBack();
  await waitFor(() => expect(authors()).toEqual(['Author 1']));
  expect([location.search, scrolled.at(-1)]).toEqual(['', 500]);
  await act(async () => history.go(2));
  await waitFor(() => expect(authors()).toEqual(['Author 45']));
  expect([location.search, scrolled.at(-1)]).toEqual(['?grade=5', 100]);
  // Steps come back from memory.
  expect(engine.seen('GET /companies/gorska-polka/reviews')).toHaveLength(2);
});

it('a list comes back with its place from another page, but not after a reload', async () => {
  const first = renderProfile(visibleProfile({ reviews: numbered(1) }));
  fireEvent.click(more());
  await waitFor(() => expect(authors()).toEqual(['Author 1', 'Author 2']));
  scrollTo(700);
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();

  const arrive = (type: string) => {
    performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
    return renderProfile(visibleProfile({ reviews: numbered(2), filters: { page: 2 } }));
  };
  const returned = arrive('back_forward');
  await waitFor(() => expect(authors()).toEqual(['Author 1', 'Author 2']));
  await waitFor(() => expect(scrolled.at(-1)).toBe(700));
  returned.unmount();
  arrive('reload');
  expect(authors()).toEqual(['Author 2']);
});

it('reviews are sorted in place, and cursors lead beyond the numbered pages', async () => {
  renderProfile(visibleProfile({ reviews: { ...numbered(PAGES), nextCursor: 'c9' }, filters: { page: PAGES } }));
  expect(more().getAttribute('href')).toBe(`${PATH}?cursor=c9#reviews`);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'lowest' } });
  await waitFor(() => expect(location.search).toBe('?sort=lowest'));
  expect(engine.seen('GET /companies/gorska-polka/reviews')[0]?.query.toString()).toBe('sort=lowest&page=1&limit=10');
});

it('no two landmarks of a profile have one name', () => {
  const found = { ...numbered(1), items: [aReview(1)] };
  renderProfile(visibleProfile({ reviews: found, company: aCompany({ productReviews: [aReview(5)] }) }));
  const landmarks = ['navigation', 'region', 'form', 'complementary'].flatMap((role) => screen.queryAllByRole(role));
  const names = landmarks.map((one) => {
    const labelledBy = one.getAttribute('aria-labelledby');
    return labelledBy ? document.getElementById(labelledBy)?.textContent : one.getAttribute('aria-label');
  });
  expect(names.length).toBeGreaterThan(4);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
