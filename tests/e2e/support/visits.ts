import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { CompanyProfile, TopCompanies } from '../../../engine/contracts/companies.ts';
import type { DirectoryOverview } from '../../../engine/contracts/directory.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { ROUTES, isDynamic, routePattern } from '../../../site/src/routes.ts';
import type { Route, RouteId } from '../../../site/src/routes.ts';

/** What there is in the demo to put into addresses. */
export interface Sample {
  company: { id: string; slug: string };
  product: { id: string; slug: string };
  place: { country: string; region: string; city: string; category: string };
}

const api = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  const answer = await request.get(`/api/v1${path}`);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
};

/** A company with products, and the city with the most restaurants. */
export async function readSample(request: APIRequestContext): Promise<Sample> {
  const { items } = await api<TopCompanies>(request, '/companies/top?kind=shops&limit=24');
  let found: CompanyProfile | undefined;
  for (const { slug } of items) {
    const profile = await api<CompanyProfile>(request, `/companies/${slug}`);
    if (profile.popularProducts.length > 0 && profile.presentation === 'shown') found ??= profile;
  }
  const { kinds } = await api<DirectoryOverview>(request, '/directory');
  const town = kinds.find(({ kind }) => kind === 'restaurants')?.cities[0];
  if (!found || !town) throw new Error('The demo has no company with products, or no restaurant in a city');
  const at = { country: town.country.toLowerCase(), region: town.region.slug, city: town.city.slug };
  const query = new URLSearchParams(at).toString();
  const list = await api<{ categories: { category: string }[] }>(request, `/directory/restaurants?${query}`);
  return {
    company: { id: found.id, slug: found.slug },
    product: found.popularProducts[0]!,
    place: { ...at, category: list.categories[0]!.category },
  };
}

/** How a route is visited: with which parameters, and what it answers when that is not 200. */
interface Visit {
  params?: Record<string, string>;
  /** In place of `*`. */
  rest?: string;
  status?: number;
  /** It leads to another page at once, on the server or in the browser: here only that there is no fault. */
  leadsAway?: boolean;
}

/** Of a link that nobody was ever sent: its page says so, and what to do. */
const TOKEN = 'A'.repeat(50);
const UUID = '01999999-9999-7999-8999-999999999999';

const visitsOf = ({ company, product, place }: Sample): Partial<Record<RouteId, Visit>> => ({
  shopsCategory: { params: { category: 'fashion' } },
  servicesCategory: { params: { category: 'dentists' } },
  hotelsCategory: { params: { category: 'city-hotels' } },
  restaurantsCategory: { params: { category: place.category } },
  categoriesOfKind: { params: { kind: 'hotels' } },
  country: { params: { kind: 'restaurants', ...place } },
  region: { params: { kind: 'restaurants', ...place } },
  city: { params: { kind: 'restaurants', ...place } },
  cityCategory: { params: { kind: 'restaurants', ...place } },
  profile: { params: { slug: company.slug } },
  product: { params: { productId: product.id, slug: product.slug, uuid: company.id } },
  companyProduct: { params: { productId: product.id, uuid: company.id }, leadsAway: true },
  search: { rest: 'hotel' },
  transparencyMonth: { params: { month: new Date().toISOString().slice(0, 7) } },
  // Staff’s own: its spec looks at it.
  preview: { rest: 'pricing', leadsAway: true },
  notFound: { status: 404 },
  unavailable: { status: 404 },
  registerSuccess: { leadsAway: true },
  welcome: { leadsAway: true },
  logout: { leadsAway: true },
  resetting: { params: { token: TOKEN } },
  invitation: { params: { slug: company.slug, token: TOKEN } },
  optOut: { params: { slug: company.slug, invitationToken: TOKEN } },
  productReview: { params: { token: TOKEN, productId: product.id, grade: '4' } },
  confirmReview: { params: { slug: company.slug, token: TOKEN } },
  confirmQuestion: { params: { token: TOKEN } },
  statement: { params: { token: TOKEN } },
  privacy: { params: { token: TOKEN } },
  mediation: { params: { token: TOKEN } },
  thankYouPreview: { params: { configId: UUID }, leadsAway: true },
  panel: { rest: '', leadsAway: true },
});

export interface Address extends Required<Pick<Visit, 'status' | 'leadsAway'>> {
  route: Route;
  path: string;
}

/** An address of every route in a locale. @throws when a route has parameters that nothing is known of */
export function addressesOf(sample: Sample, locale: Locale): Address[] {
  const visits = visitsOf(sample);
  return ROUTES.map((route: Route & { id: RouteId }) => {
    const { params = {}, rest = '', status = 200, leadsAway = false } = visits[route.id] ?? {};
    const path = routePattern(route, locale)
      .replace(/\/\*$/, rest && `/${rest}`)
      .replace(/:(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) throw new Error(`${route.id}: what is :${name}? Say it in ${import.meta.filename}`);
        return encodeURIComponent(value);
      });
    if (isDynamic(route) && !visits[route.id]) throw new Error(`${route.id} has parameters: say which`);
    return { route, path, status, leadsAway };
  });
}
