import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BASE_LOCALE, LOCALES, mergedNamespace, type Locale } from '@app/locales';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { aCompany, aReview, noGrades } from '../../testing/companies.ts';
import { googleErrors } from '../../../tests/support/site/google-rules.ts';
import { aProduct } from '../../testing/products.ts';
import { aReport } from '../../testing/transparency.ts';
import { Head as CategoriesHead } from './categories.tsx';
import { Head as DirectoryHead } from './directory.tsx';
import { Head as PageHead } from './page.tsx';
import { Head as ProductHead } from './product.tsx';
import { Head as ProfileHead } from './profile.tsx';
import { Head as SearchHead } from './search.tsx';
import { Head as TransparencyHead } from './transparency.tsx';

const questions = { items: [], nextCursor: null };
const origin = 'https://opinara.example';

interface Given {
  locale: Locale;
  path?: string;
  serverData?: object;
  context?: Partial<PageContext>;
}

/** Renders a template's head into the document as Gatsby does, with the real texts. */
function draw(Head: (props: never) => ReactElement, { locale, path = '/', serverData, context }: Given): void {
  const namespaces = ['common', 'profile', 'product', 'category', 'reviews', 'trust'] as const;
  const data: PageData = {
    locales: {
      edges: namespaces.map((ns) => ({
        node: { ns, language: locale, data: JSON.stringify(mergedNamespace(locale, ns)) },
      })),
    },
  };
  const pageContext = { language: locale, origin, indexedLocales: [...LOCALES], ...context };
  cleanup();
  render(Head({ data, pageContext, serverData, location: { pathname: path } } as never));
}

const text = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute);
const told = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as { '@type': string },
  );

describe.each(['pl', 'en', 'de', 'ja', 'sr'] as const)('in %s', (locale) => {
  it('the head of a profile has its subject, canonical address and picture', () => {
    const company = aCompany({ category: 'sports' });
    const serverData = { kind: 'shown', filters: {}, company, reviews: { items: [aReview(1)], nextCursor: null } };
    draw(ProfileHead, { locale, serverData });
    expect(told().map((data) => data['@type'])).toEqual(['OnlineStore', 'BreadcrumbList']);
    expect(told().flatMap((data) => googleErrors(data))).toEqual([]);
    expect(text('meta[property="og:image"]', 'content')).toMatch(
      new RegExp(`^${origin}/og/${locale}/gorska-polka\\.png\\?v=\\w+$`),
    );
    expect(text('link[rel=canonical]', 'href')).toContain('/gorska-polka');
    expect(text('meta[property="og:url"]', 'content')).toBe(text('link[rel=canonical]', 'href'));
  });

  it('the head of a product has its subject, canonical address and picture', () => {
    const product = aProduct();
    const serverData = {
      kind: 'shown',
      filters: {},
      product,
      reviews: { items: [aReview(1)], nextCursor: null },
      questions,
    };
    draw(ProductHead, { locale, serverData });
    expect(told().map((data) => data['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(told().flatMap((data) => googleErrors(data))).toEqual([]);
    expect(text('meta[property="og:image"]', 'content')).toContain(`/og/${locale}/product/${product.id}.png?v=`);
    expect(text('link[rel=canonical]', 'href')).toContain(`/product/${product.id}/namiot-alba/`);
    expect(text('meta[property="og:url"]', 'content')).toBe(text('link[rel=canonical]', 'href'));
  });
});

const description = () => text('meta[name=description]', 'content');

/** No canonical or `og:url` of another page. */
function expectNoAddress(): void {
  expect(document.querySelector('meta[property="og:url"], link[rel=canonical], link[hreflang]')).toBeNull();
  expect(text('meta[name=robots]', 'content')).toBe('noindex, follow');
}

it.each<[string, object, string, RegExp]>([
  ['hidden', { company: aCompany() }, 'The company has turned off', /^Reviews of Górska Półka are not public/],
  ['blocked', { companyName: 'Zła Firma' }, 'The account Zła Firma has been blocked', /^This company can no longer/],
  ['missing', {}, 'This company or its reviews do not exist', /^There is no company at this address/],
  ['down', {}, 'Back in a moment', /./],
])('the head of a profile that is %s has the page’s message', (kind, data, title, words) => {
  draw(ProfileHead, { locale: 'en', serverData: { kind, ...data } });
  expect(document.title).toContain(title);
  expect(description()).toMatch(words);
  expectNoAddress();
});

it.each<[string, object, string, RegExp]>([
  ['hidden', { product: aProduct() }, 'The company has turned off', /^Reviews of Górska Półka are not public/],
  ['blocked', { companyName: 'Zła Firma' }, 'The account Zła Firma has been blocked', /^This company can no longer/],
  ['missing', {}, 'This product or its reviews do not exist', /^There is no product at this address/],
  ['down', {}, 'Back in a moment', /./],
])('the head of a product that is %s has the page’s message', (kind, data, title, words) => {
  draw(ProductHead, { locale: 'en', serverData: { kind, ...data } });
  expect(document.title).toContain(title);
  expect(description()).toMatch(words);
  expectNoAddress();
});

it.each([
  ['list', DirectoryHead, 'missing'],
  ['list of categories', CategoriesHead, 'missing'],
  ['search', SearchHead, 'missing'],
  ['report', TransparencyHead, 'missing'],
  ['report that could not be had', TransparencyHead, 'down'],
] as const)('the head of a missing %s has no canonical address', (_, Head, kind) => {
  draw(Head, { locale: 'de', serverData: { kind } });
  expectNoAddress();
});

it('the structured breadcrumbs match the page’s', () => {
  const way = () => {
    const list = told().find((data) => data['@type'] === 'BreadcrumbList') as unknown as {
      itemListElement: { name: string; item: string }[];
    };
    return list.itemListElement.map(({ name, item }) => [name, item.replace(origin, '')]);
  };
  const company = aCompany();
  const reviews = { items: [], nextCursor: null };
  draw(ProfileHead, { locale: 'en', serverData: { kind: 'shown', filters: {}, company, reviews } });
  const upToCompany = [
    ['{{brand}}', '/en'],
    ['Sports', '/en/shops/sports'],
    ['Górska Półka', '/en/reviews/gorska-polka'],
  ];
  expect(way()).toEqual(upToCompany);
  const product = aProduct();
  draw(ProductHead, { locale: 'en', serverData: { kind: 'shown', filters: {}, product, reviews, questions } });
  const path = `/en/product/${product.id}/namiot-alba/${product.company.id}`;
  expect(way()).toEqual([...upToCompany, ['Namiot Alba', path]]);
});

it('a product without reviews is noindex and has no structured data', () => {
  const product = aProduct({ grades: noGrades, byOrigin: [] });
  const reviews = { items: [], nextCursor: null };
  draw(ProductHead, { locale: 'pl', serverData: { kind: 'shown', filters: {}, product, reviews, questions } });
  expect(told().map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  expect(text('meta[name=robots]', 'content')).toBe('noindex, follow');
});

it.each(['hidden', 'missing', 'blocked'])('a company that is %s is noindex', (kind) => {
  draw(ProfileHead, { locale: 'de', serverData: { kind, company: aCompany(), companyName: 'X' } });
  expectNoAddress();
  expect(told()).toEqual([]);
  expect(text('meta[property="og:image"]', 'content')).toBe(`${origin}/og/de.png`);
});

it('a company that is shown has feeds of its reviews, one that is hidden has none', () => {
  const company = aCompany();
  const reviews = { items: [], nextCursor: null };
  draw(ProfileHead, { locale: 'en', serverData: { kind: 'shown', filters: {}, company, reviews } });
  expect(text('link[type="application/feed+json"]', 'href')).toBe('/en/reviews/gorska-polka/feed.json');
  draw(ProfileHead, { locale: 'en', serverData: { kind: 'hidden', company } });
  expect(document.querySelector('link[type="application/feed+json"]')).toBeNull();
});

const seo = { title: 'Title', description: 'Words', noindex: false, image: null };
const faq = { type: 'faq', id: '1', title: null, items: [{ id: '1', question: 'Why?', answer: 'So.' }] };
const change = { id: '1', date: '2026-01-01', kind: 'new', title: 'New', text: null };
const timeline = { type: 'timeline', id: '2', title: null, items: [change] };
const blocks = [faq, timeline] as unknown as NonNullable<PageContext['blocks']>;

it('the home page has data of the site and its search, a page with questions theirs', () => {
  draw(PageHead, { locale: BASE_LOCALE, context: { routeId: 'home', seo, blocks } });
  expect(told().map((data) => data['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(told().flatMap((data) => googleErrors(data))).toEqual([]);
});

it('a changelog page links to its feeds', () => {
  const path = '/de/changelog';
  draw(PageHead, { locale: 'de', path, context: { routeId: 'cms', seo, blocks } });
  expect(text('link[type="application/atom+xml"]', 'href')).toBe('/de/changelog/feed.atom');
  expect(text('link[type="application/feed+json"]', 'href')).toBe('/de/changelog/feed.json');
  draw(PageHead, { locale: 'de', path, context: { routeId: 'cms', seo, blocks, indexedLocales: ['pl'] } });
  expect(document.querySelector('link[type="application/atom+xml"]')).toBeNull();
  draw(PageHead, { locale: 'de', path, context: { routeId: 'cms', seo: { ...seo, noindex: true }, blocks } });
  expect(document.querySelector('link[type="application/atom+xml"]')).toBeNull();
  draw(PageHead, { locale: 'pl', path: '/', context: { routeId: 'home', seo, blocks } });
  expect(text('link[type="application/atom+xml"]', 'href')).toBe('/feed.atom');
  const untold = [{ ...timeline, items: [] }] as unknown as typeof blocks;
  draw(PageHead, { locale: 'de', path, context: { routeId: 'cms', seo, blocks: untold } });
  expect(document.querySelector('link[type="application/atom+xml"]')).toBeNull();
});

const robots = () => text('meta[name=robots]', 'content') ?? '';
const aKind = (companies: number) => ({
  kind: 'hotels',
  companies,
  reviews: 9,
  categories: [],
  countries: [],
  cities: [],
});
const aList = (total: number, own: object = {}) => ({
  kind: 'hotels',
  category: null,
  country: null,
  region: null,
  city: null,
  page: 1,
  pages: 1,
  total,
  reviews: 9,
  sort: 'rating',
  chosen: [],
  inCountry: null,
  rating: null,
  items: [],
  categories: [],
  places: { level: null, items: [] },
  ...own,
});

it.each([
  ['of a kind', DirectoryHead, (total: number) => ({ kind: 'shown', page: aList(total), countries: {} })],
  ['of categories', CategoriesHead, (total: number) => ({ kind: 'shown', kinds: [aKind(total)], only: 'hotels' })],
] as const)('a list %s is indexed from three companies on', (_, Head, listOf) => {
  for (const [total, told] of [
    [2, false],
    [3, true],
  ] as const) {
    draw(Head, { locale: 'en', serverData: listOf(total) });
    expect([total, !robots().includes('noindex')]).toEqual([total, told]);
  }
});

it('a filter of a country is noindex, a category of a city is indexed', () => {
  const spas = { category: 'spa-hotels', country: 'PL' };
  const city = { name: 'Kraków', slug: 'krakow' };
  const region = { name: 'Małopolskie', slug: 'malopolskie' };
  const list = (own: object) => ({ kind: 'shown', page: aList(9, own), countries: { PL: 'Poland' } });
  for (const filter of [{ sort: 'count' }, { chosen: ['parking'] }, { inCountry: 'PL' }, { rating: 4.5 }]) {
    draw(DirectoryHead, { locale: 'en', serverData: list(filter) });
    expect([filter, robots()]).toEqual([filter, expect.stringContaining('noindex')]);
  }
  draw(DirectoryHead, { locale: 'en', serverData: list(spas) });
  expect(robots()).toContain('noindex');
  draw(DirectoryHead, { locale: 'en', serverData: list({ ...spas, region, city }) });
  expect(robots()).not.toContain('noindex');
});

it.each([
  ['transparency', true, '/de/trust/transparency/2026-05'],
  ['transparency', false, '/de/trust/transparency'],
  ['transparencyMonth', true, '/de/trust/transparency/2026-05'],
  ['transparencyMonth', false, null],
])('%s, its month completed: %s, is indexed at %s', (routeId, complete, address) => {
  const report = aReport({ month: '2026-05', complete });
  draw(TransparencyHead, { locale: 'de', context: { routeId }, serverData: { kind: 'shown', report, months: [] } });
  const at = (path: string | null) => (path === null ? undefined : `${origin}${path}`);
  expect(text('link[rel=canonical]', 'href')).toBe(at(address));
  expect(text('link[hreflang=de]', 'href')).toBe(at(address));
  expect(text('link[hreflang=x-default]', 'href')).toBe(at(address && address.replace('/de', '')));
  expect(robots()).toBe(address === null ? 'noindex, follow' : '');
});

describe('pages of reviews', () => {
  const counted = { total: 42, exact: true, page: 3, pages: 5 };
  const at = (filters: object, own = counted) =>
    draw(ProfileHead, {
      locale: 'en',
      serverData: {
        kind: 'shown',
        filters,
        company: aCompany(),
        reviews: { items: [], nextCursor: null, counted: own },
      },
    });
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

  it('a numbered page has an address and a title of its own, a filtered or sorted one has not', () => {
    at({ page: 3 });
    expect(canonical()).toMatch(/gorska-polka\?page=3$/);
    expect(document.querySelector('link[hreflang=de]')?.getAttribute('href')).toMatch(/gorska-polka\?page=3$/);
    expect(document.title).toContain('(Page 3 of 5)');
    for (const filters of [{ page: 3, grade: 5 }, { page: 3, sort: 'lowest' }, { cursor: 'c1' }]) {
      at(filters);
      expect(canonical()).toMatch(/gorska-polka$/);
      expect(document.title).not.toContain('Page 3');
    }
  });

  it('a page after the last is noindex', () => {
    at({ page: 6 }, { ...counted, page: 6 });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
  });
});
