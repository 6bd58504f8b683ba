import { screen, within } from '@testing-library/react';
import { aKind, aListPage } from '../../../testing/directory.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CategoriesPage } from './categories-page.tsx';
import { ListPage } from './list-page.tsx';
import { pageLinks } from './pager.tsx';

const LINKS = ['category', 'footer'] as const;
const shown = (page: ReturnType<typeof aListPage>) => (
  <ListPage data={{ kind: 'shown', page, countries: { PL: 'Polen' }, search: '' }} />
);
const linksOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

const inKrakow = aListPage({
  category: 'spa-hotels',
  country: 'PL',
  region: { slug: 'malopolskie', name: 'małopolskie' },
  city: { slug: 'krakow', name: 'Kraków' },
  places: { level: 'city', items: [{ slug: 'zakopane', name: 'Zakopane', companies: 4 }] },
  total: 85,
  reviews: 2310,
  page: 2,
  pages: 5,
});

it('a list of companies names the list, says how many companies it has, and links to them', () => {
  renderPage(shown(inKrakow), 'pl', LINKS);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hotele spa: Kraków');
  expect(screen.getByText('85 firm · 2310 opinii')).toBeTruthy();
  const company = screen.getByRole('link', { name: 'Pod Giewontem' });
  expect(company.getAttribute('href')).toBe('/opinie/pod-giewontem');
  expect(company.closest('li')?.textContent).toBe('1PGPod Giewontemgiewont.example4,64,6 na 512 opinii');
  renderPage(shown(aListPage()), 'pl', LINKS);
  expect(screen.getByText('Hotele spa · Zakopane · giewont.example')).toBeTruthy();
});

it('a list of companies shows breadcrumbs, all linked but the last', () => {
  renderPage(shown(inKrakow), 'de', LINKS);
  const steps = within(screen.getAllByRole('navigation')[0]!).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
    '/de/categories',
    '/de/hotels',
    '/de/categories/hotels/pl',
    '/de/categories/hotels/pl/malopolskie',
    '/de/categories/hotels/pl/malopolskie/krakow',
    null,
  ]);
  expect(steps[2]?.textContent).toBe('Polen');
});

it('a list of companies links to categories and places; in a city a category has a path of its own', () => {
  renderPage(shown(inKrakow), 'en', LINKS);
  expect(linksOf('Categories')).toEqual([
    ['All1', '/en/categories/hotels/pl/malopolskie/krakow', null],
    ['Spa hotels1', '/en/categories/hotels/pl/malopolskie/krakow/spa-hotels', 'true'],
  ]);
  expect(linksOf('Cities')).toEqual([['Zakopane4', '/en/categories/hotels/pl/malopolskie/zakopane/spa-hotels', null]]);
});

it('above cities the category is a filter, which links to places keep', () => {
  const page = aListPage({
    category: 'spa-hotels',
    country: 'PL',
    places: { level: 'region', items: [{ slug: 'malopolskie', name: 'małopolskie', companies: 4 }] },
  });
  renderPage(shown(page), 'en', LINKS);
  expect(linksOf('Categories')[1]?.[1]).toBe('/en/categories/hotels/pl?category=spa-hotels');
  expect(linksOf('Regions')[0]?.[1]).toBe('/en/categories/hotels/pl/malopolskie?category=spa-hotels');
});

it('pages are links that keep the filter', () => {
  renderPage(shown({ ...inKrakow, region: null, city: null }), 'en', LINKS);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/en/categories/hotels/pl?category=spa-hotels&page=3',
  );
  expect(pages.getByRole('link', { name: 'Page 1 of 5' }).getAttribute('href')).toBe(
    '/en/categories/hotels/pl?category=spa-hotels',
  );
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [50, 100, [1, null, 49, 50, 51, null, 100]],
])('page %i of %i shows %j', (page, pages, links) => expect(pageLinks(page, pages)).toEqual(links));

it('a list of companies explains the ranking with a link', () => {
  renderPage(shown(inKrakow), 'en', LINKS);
  expect(screen.getByText(/Only ratings and how many there are decide the order/)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/en/trust/how-grades-are-computed');
});

it('a list of companies shortens long lists of choices, says how many more there are, and keeps the chosen one visible', () => {
  const categories = Array.from({ length: 15 }, (_, n) => ({ category: `c-${n}`, companies: 20 - n, reviews: 0 }));
  renderPage(shown(aListPage({ categories, category: 'c-14' })), 'en', LINKS);
  const region = screen.getByRole('region', { name: 'Categories' });
  expect(
    linksOf('Categories')
      .slice(0, 3)
      .map(([, path, current]) => [path, current]),
  ).toEqual([
    ['/en/hotels', null],
    ['/en/hotels/c-14', 'true'],
    ['/en/hotels/c-0', null],
  ]);
  expect(region.querySelectorAll('details a')).toHaveLength(4);
  expect(within(region).getByText('Show more (4)').tagName).toBe('SUMMARY');
});

it('the index links to every kind, category, country and city', () => {
  const kinds = [aKind(), aKind({ kind: 'shops', countries: [], cities: [] })];
  renderPage(<CategoriesPage data={{ kind: 'shown', kinds, only: null, countries: {}, search: '' }} />, 'en', LINKS);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies by category');
  const hotels = within(screen.getByRole('region', { name: 'Hotels' }));
  expect(hotels.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/hotels',
    '/en/hotels/spa-hotels',
    '/en/hotels/other',
    '/en/categories/hotels/pl',
    '/en/categories/hotels/pl/malopolskie/zakopane',
  ]);
  // Below the heading of their kind.
  expect(hotels.getByRole('heading', { name: 'Hotels' }).tagName).toBe('H2');
  expect(hotels.getByRole('heading', { name: 'Categories' }).tagName).toBe('H3');
  const shops = within(screen.getByRole('region', { name: 'Online shops' }));
  expect(shops.getAllByRole('link')).toHaveLength(3);
});

it('the index of one kind is a page of its own', () => {
  renderPage(
    <CategoriesPage data={{ kind: 'shown', kinds: [aKind()], only: 'hotels', countries: {}, search: '' }} />,
    'pl',
    LINKS,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hotele');
  expect(screen.getByRole('link', { name: '21 firm' }).getAttribute('href')).toBe('/hotels');
});

it('a list of companies says that a list is empty or the engine is down', () => {
  const missing = renderPage(<ListPage data={{ kind: 'missing', search: '' }} />, 'en', LINKS);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such page');
  missing.unmount();
  renderPage(<CategoriesPage data={{ kind: 'down', search: '' }} />, 'en', LINKS);
  expect(screen.getByRole('heading', { name: 'Back in a moment' })).toBeTruthy();
});

it('a list of companies offers another order by links that search engines leave alone, and keeps it on further pages', () => {
  renderPage(shown({ ...inKrakow, sort: 'count' }), 'en', LINKS);
  const path = '/en/categories/hotels/pl/malopolskie/krakow/spa-hotels';
  const links = within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Best rated', path, null],
      ['Most reviews', `${path}?sort=count`, 'true'],
      ['Recently reviewed', `${path}?sort=newest`, null],
    ],
  );
  expect(links.map((link) => link.getAttribute('rel'))).toEqual([null, 'nofollow', 'nofollow']);
  // The ranking is explained where it is the order.
  expect(screen.queryByText(/Only ratings and how many/)).toBeNull();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' })).getAllByRole('link');
  expect(pages.at(-1)?.getAttribute('href')).toBe(`${path}?sort=count&page=3`);
});

it('a list that is too long for other orders offers none, and each company shows a line of its newest review', () => {
  const [company] = aListPage().items;
  const newest = {
    excerpt: 'Krásné  pokoje\na snídaně.',
    language: 'cs',
    publishedAt: '2026-11-20T10:00:00.000Z',
  } as const;
  renderPage(
    shown(aListPage({ total: 20_000, sortable: false, items: company ? [{ ...company, newest }] : [] })),
    'en',
    LINKS,
  );
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).toBeNull();
  const quote = screen.getByText('Krásné pokoje a snídaně.');
  expect([quote.tagName, quote.lang, quote.closest('p')?.textContent]).toEqual([
    'Q',
    'cs',
    '20 Nov 2026: Krásné pokoje a snídaně.',
  ]);
});

it('a long line is cut between words, without what stood at its end', () => {
  const [company] = aListPage().items;
  const excerpt = `${'word '.repeat(20)}almost, there is more to say about this`;
  const newest = { excerpt, language: 'en', publishedAt: '2026-11-20T10:00:00.000Z' } as const;
  renderPage(shown(aListPage({ items: company ? [{ ...company, newest }] : [] })), 'en', LINKS);
  expect(document.querySelector('q')?.textContent).toBe(`${'word '.repeat(20)}almost…`);
});
