import type { DirectoryOverview } from '@app/contracts/discovery/directory';
import type { ShownPage } from '../src/features/directory/directory-data.ts';

/** Builds a page of a company list; tests override what matters. */
export function aListPage(own: Partial<ShownPage> = {}): ShownPage {
  return {
    kind: 'hotels',
    category: null,
    country: null,
    region: null,
    city: null,
    items: [
      {
        id: '01900000-0000-7000-8000-000000000001',
        slug: 'pod-giewontem',
        name: 'Pod Giewontem',
        logo: null,
        kind: 'hotels',
        category: 'spa-hotels',
        website: 'https://www.giewont.example/',
        city: 'Zakopane',
        country: 'PL',
        count: 12,
        average: 4.62,
        place: 1,
        newest: null,
        badges: [],
        open: null,
        distance: null,
        coordinates: null,
      },
    ],
    sort: 'rating',
    near: null,
    sortable: true,
    chosen: [],
    facilities: [],
    inCountry: null,
    countries: [],
    rating: null,
    ratings: [],
    total: 1,
    reviews: 12,
    page: 1,
    pages: 1,
    categories: [{ category: 'spa-hotels', companies: 1, reviews: 12 }],
    places: { level: 'country', items: [{ slug: 'pl', name: 'PL', companies: 1 }] },
    ...own,
  };
}

type Kind = DirectoryOverview['kinds'][number];

export function aKind(own: Partial<Kind> = {}): Kind {
  return {
    kind: 'hotels',
    companies: 21,
    reviews: 1234,
    categories: [
      { category: 'spa-hotels', companies: 20, reviews: 1200 },
      { category: 'other', companies: 1, reviews: 34 },
    ],
    countries: [{ country: 'PL', companies: 21 }],
    cities: [
      {
        country: 'PL',
        region: { slug: 'malopolskie', name: 'małopolskie' },
        city: { slug: 'zakopane', name: 'Zakopane' },
        companies: 9,
      },
    ],
    ...own,
  };
}
