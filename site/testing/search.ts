import type { CompanyHit } from '@app/contracts/companies';
import type { CompanySearchResult } from '@app/contracts/discovery/search';

export const aHit: CompanyHit = {
  id: '01900000-0000-7000-8000-000000000001',
  slug: 'gorska-polka',
  name: 'Górska Półka',
  logo: null,
  kind: 'shops',
  category: 'sports',
  website: 'https://www.gorska.example/shop',
  city: 'Zakopane',
  country: 'PL',
  count: 2,
  average: 4.25,
};

/** Builds a search result; tests override what matters. */
export const aSearchResult = (own: Partial<CompanySearchResult> = {}): CompanySearchResult => ({
  items: [aHit],
  query: 'gorska',
  total: 1,
  page: 1,
  pages: 1,
  facets: { kind: [], category: [], country: [], city: [], exact: true },
  ...own,
});
