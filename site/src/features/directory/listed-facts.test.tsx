import { screen, within } from '@testing-library/react';
import { aListPage } from '../../../testing/directory.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { loadList, readFacilities, readRating } from './directory-data.ts';
import { ListPage } from './list-page.tsx';

const TEXTS = ['category', 'profile', 'badges', 'footer'] as const;
const show = (page: ReturnType<typeof aListPage>) =>
  renderPage(<ListPage data={{ kind: 'shown', page, countries: {}, search: '' }} />, 'en', TEXTS);
const [hotel] = aListPage().items as [ReturnType<typeof aListPage>['items'][number]];

it('a company in a list shows whether it is open, and its first three badges', () => {
  const open = { open: true, weekday: 1, today: { opens: '08:00', closes: '18:00' }, changesAt: '18:00' };
  const closed = { ...open, open: false, changesAt: '08:00' };
  const always = { ...open, today: { opens: '00:00', closes: '24:00' }, changesAt: null };
  show(
    aListPage({
      items: [
        { ...hotel, open, badges: ['trusted', 'popular', 'friendly', 'helpful'] },
        { ...hotel, id: '01900000-0000-7000-8000-000000000002', open: closed },
        { ...hotel, id: '01900000-0000-7000-8000-000000000003', open: { ...closed, changesAt: null } },
        { ...hotel, id: '01900000-0000-7000-8000-000000000004', open: always },
        { ...hotel, id: '01900000-0000-7000-8000-000000000005' },
      ],
    }),
  );
  const rows = within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toContain('Open until 18:00');
  expect(within(rows[0]!).getAllByText(/^(?:Trusted|Popular|Friendly|Helpful)/)).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('Closed, opens at 08:00');
  expect(rows[2]?.textContent).toContain('Closed now');
  expect(rows[3]?.textContent).not.toMatch(/Open until|Closed/);
  expect(rows[4]?.textContent).not.toMatch(/Open|Closed/);
});

it('facilities narrow a list by links, and each chosen one is taken back by another click', () => {
  show(
    aListPage({
      sort: 'newest',
      chosen: ['wifi'],
      facilities: [
        { facility: 'wifi', companies: 8 },
        { facility: 'sauna', companies: 3 },
      ],
    }),
  );
  const links = within(screen.getByRole('region', { name: 'Facilities' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['All', '/en/hotels?sort=newest', null],
      ['Wi-Fi8', '/en/hotels?sort=newest', 'true'],
      ['Sauna3', '/en/hotels?facilities=sauna,wifi&sort=newest', null],
    ],
  );
});

it('a list is narrowed by ratings that only some of its companies have, and by another one after that', () => {
  const ratings = [
    { rating: 4.5, companies: 0 },
    { rating: 4, companies: 2 },
    { rating: 3, companies: 5 },
  ];
  const links = (page: ReturnType<typeof aListPage>) => {
    const { unmount } = show(page);
    const region = screen.queryByRole('region', { name: 'Average rating' });
    const found = region && within(region).getAllByRole('link');
    const shown = found?.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    unmount();
    return shown;
  };
  expect(links(aListPage({ total: 5, ratings, chosen: ['wifi'], sort: 'count' }))).toEqual([
    ['All', '/en/hotels?facilities=wifi&sort=count', 'true'],
    ['4+2', '/en/hotels?facilities=wifi&rating=4&sort=count', null],
  ]);
  expect(links(aListPage({ total: 2, ratings, rating: 4 }))).toEqual([
    ['All', '/en/hotels', null],
    ['4+2', '/en/hotels?rating=4', 'true'],
    ['3+5', '/en/hotels?rating=3', null],
  ]);
  expect(links(aListPage({ total: 5, ratings: ratings.slice(2) }))).toBeUndefined();
});

it('a list of shops is narrowed by the country that shops are in, where there are several', () => {
  const countries = [
    { country: 'PL', companies: 7 },
    { country: 'DE', companies: 2 },
  ];
  const named = { PL: 'Poland', DE: 'Germany' };
  const draw = (own: object) => {
    const page = aListPage({ kind: 'shops', places: { level: null, items: [] }, ...own });
    return renderPage(<ListPage data={{ kind: 'shown', page, countries: named, search: '' }} />, 'en', TEXTS);
  };
  const { unmount } = draw({ total: 2, countries, inCountry: 'DE', rating: 4, category: 'books' });
  const links = within(screen.getByRole('region', { name: 'Countries' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['All', '/en/shops/books?rating=4', null],
      ['Germany2', '/en/shops/books?country=de&rating=4', 'true'],
      ['Poland7', '/en/shops/books?country=pl&rating=4', null],
    ],
  );
  unmount();
  draw({ total: 7, countries: countries.slice(0, 1) });
  expect(screen.queryByRole('region', { name: 'Countries' })).toBeNull();
});

it('a list of which nothing is left says so and leads back', () => {
  show(aListPage({ items: [], total: 0, chosen: ['pool'], facilities: [] }));
  expect(screen.getByText(/No company has everything you have chosen/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Remove all filters' }).getAttribute('href')).toBe('/en/hotels');
});

it('an address has known filters only, in one order', async () => {
  expect(readFacilities('wifi,sauna,wifi,<script>')).toBe('sauna,wifi');
  expect([readFacilities('x'), readFacilities(['wifi']), readFacilities(undefined)]).toEqual([null, null, null]);
  expect([readRating('4.5'), readRating('4.50'), readRating(['4']), readRating(undefined)]).toEqual([
    '4.5',
    null,
    null,
    null,
  ]);
  // The engine is not there: what matters is the search of the page.
  const { props } = await loadList('hotels', {}, { facilities: 'wifi,pool', rating: '4', sort: 'newest' }, 'en');
  expect(decodeURIComponent(props.search)).toBe('?facilities=pool,wifi&rating=4&sort=newest');
  // Countries are filters of shops alone.
  const searchOf = async (kind: string) => (await loadList(kind, {}, { country: 'de' }, 'en')).props.search;
  expect([await searchOf('shops'), await searchOf('hotels')]).toEqual(['?country=de', '']);
});
