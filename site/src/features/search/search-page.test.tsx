import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { aSearchResult, aHit } from '../../../testing/search.ts';
import type { Results } from './search-data.ts';
import { SearchPage } from './search-page.tsx';

const show = (own: Partial<Results> = {}, locale: 'pl' | 'en' = 'en') =>
  renderPage(
    <SearchPage
      data={{
        kind: 'results',
        phrase: 'gorska',
        filters: {},
        search: '',
        result: aSearchResult(),
        also: { products: [], lists: [] },
        top: [],
        countries: {},
        ...own,
      }}
    />,
    locale,
    ['find-company', 'category'],
  );
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

it('the page of results links results to profiles in the reader’s language', () => {
  show({}, 'pl');
  expect(screen.getByRole('heading', { level: 1, name: 'Wyniki dla „gorska”' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 wynik dla „gorska”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Górska Półka' }).getAttribute('href')).toBe('/opinie/gorska-polka');
  expect(screen.getByRole('combobox', { name: 'Nazwa firmy lub adres strony' })).toHaveProperty('value', 'gorska');
});

const facets = {
  kind: [
    { value: 'shops', companies: 3 },
    { value: 'hotels', companies: 1 },
  ],
  category: [{ value: 'sports', companies: 3 }],
  country: [{ value: 'PL', companies: 4 }],
  city: [],
  exact: true,
};

it('the page of results shows facets as links with counts', () => {
  show({ filters: { kind: 'shops' }, result: aSearchResult({ total: 3, facets }) });
  expect(linksIn('Kind of company')).toEqual([
    ['All', '/en/search/gorska', null],
    ['Online shops3', '/en/search/gorska?kind=shops', 'true'],
    ['Hotels1', '/en/search/gorska?kind=hotels', null],
  ]);
  // A single value is not offered.
  expect(screen.queryByRole('region', { name: 'Categories' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Remove all filters' }).getAttribute('href')).toBe('/en/search/gorska');
});

it('the page of results names countries as the server does', () => {
  const country = [
    { value: 'PL', companies: 3 },
    { value: 'CZ', companies: 1 },
  ];
  show({
    filters: { country: 'DE' },
    result: aSearchResult({ facets: { ...facets, country } }),
    countries: { PL: 'Poland', CZ: 'Czech Rep.', DE: 'Germany' },
  });
  expect(linksIn('Countries').map(([words]) => words)).toEqual(['All', 'Germany0', 'Poland3', 'Czech Rep.1']);
});

it('the page of results shows no unknown counts', () => {
  show({ result: aSearchResult({ total: 1000, pages: 50, facets: { ...facets, exact: false } }) });
  expect(linksIn('Kind of company').map(([words]) => words)).toEqual(['All', 'Online shops', 'Hotels']);
  expect(screen.getByRole('heading', { name: '1,000+ results for “gorska”' })).toBeTruthy();
});

it('the page of results keeps the chosen facet visible, however it is spelled and without results', () => {
  show({
    filters: { city: 'KRAKOW', category: 'books' },
    result: aSearchResult({ facets: { ...facets, city: [{ value: 'Kraków', companies: 2 }] } }),
  });
  expect(linksIn('Cities')).toContainEqual(['Kraków2', '/en/search/gorska?category=books&city=Krak%C3%B3w', 'true']);
  expect(linksIn('Categories')[1]).toEqual(['Books0', '/en/search/gorska?category=books&city=KRAKOW', 'true']);
});

it('the page of results links to further pages within the filters', () => {
  show({ filters: { kind: 'shops' }, result: aSearchResult({ total: 30, page: 2, pages: 2 }) });
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
  expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/en/search/gorska?kind=shops');
  expect(pages.getByRole('link', { name: 'Page 2 of 2' }).getAttribute('href')).toBe(
    '/en/search/gorska?kind=shops&page=2',
  );
});

it('the page of results shows matching products and places', () => {
  show({
    also: {
      products: [
        {
          id: '01900000-0000-7000-8000-000000000002',
          slug: 'tent',
          name: 'Tent',
          picture: null,
          count: 3,
          average: 4,
          company: { id: aHit.id, name: 'Górska Półka' },
        },
      ],
      lists: [
        {
          name: 'Hotels in Gorzów',
          kind: 'hotels',
          category: null,
          country: 'PL',
          companies: 3,
          region: 'lubuskie',
          city: 'gorzow',
        },
      ],
    },
  });
  const lists = screen.getByRole('navigation', { name: 'Categories and places' });
  expect(within(lists).getByRole('heading', { name: 'Categories and places' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hotels in Gorzów' }).getAttribute('href')).toBe(
    '/en/categories/hotels/pl/lubuskie/gorzow',
  );
  expect(within(screen.getByRole('region', { name: 'Products' })).getByRole('link').textContent).toBe('Tent');
});

it('the page of results says that nothing was found, and offers links', () => {
  show({ filters: { kind: 'hotels' }, top: [aHit], result: aSearchResult({ items: [], total: 0, pages: 0 }) });
  expect(screen.getByRole('heading', { name: "We haven't found the company you are looking for" })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Remove all filters' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Companies by category' }).getAttribute('href')).toBe('/en/categories');
  expect(screen.getByRole('link', { name: 'Górska Półka' })).toBeTruthy();
});
