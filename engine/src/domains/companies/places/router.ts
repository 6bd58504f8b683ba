import { CityQuery, CitySuggestions, InCountry, Regions } from '@app/contracts/discovery/places';
import { route } from '../../../platform/route.ts';
import { regionsOf, suggestCities } from './gazetteer.ts';

const shared = { method: 'get', tag: 'Public', auth: 'none', params: InCountry, status: 200 } as const;
/** The data are those of the release. */
const maxAge = 3600;

export const placeRoutes = [
  route(
    {
      ...shared,
      path: '/places/:country/cities',
      summary: 'Suggest cities of a country while typing',
      query: CityQuery,
      answer: CitySuggestions,
      maxAge,
    },
    async (_ctx, { params, query }) => ({ items: await suggestCities(params.country, query.q) }),
  ),
  route(
    { ...shared, path: '/places/:country/regions', summary: 'List the regions of a country', answer: Regions, maxAge },
    async (_ctx, { params }) => ({ items: regionsOf(params.country) }),
  ),
];
