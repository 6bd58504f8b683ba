import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { CompanyProfile, TopCompanies } from '../../../engine/contracts/companies.ts';
import type { DirectoryOverview, DirectoryPage } from '../../../engine/contracts/discovery/directory.ts';
import type { TransparencyMonths } from '../../../engine/contracts/trust/transparency.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { isDynamic, routePattern } from '../../../site/src/routes/route.ts';
import { ROUTES } from '../../../site/src/routes/routes.ts';
import type { Route } from '../../../site/src/routes/route.ts';
import type { RouteId } from '../../../site/src/routes/routes.ts';

/** The best ranked company with more reviews than a page shows; those of other tests have one or two. */
export async function someCompany(request: APIRequestContext): Promise<string> {
  const { items } = await api<TopCompanies>(request, '/companies/top?limit=24');
  return items.find(({ count }) => count > 20)!.slug;
}

/** Samples of the demo's data to fill into URLs. */
export interface Sample {
  company: { id: string; slug: string };
  product: { id: string; slug: string };
  place: { country: string; region: string; city: string; category: string };
  /** The last completed month. */
  month: string;
  /** Number of companies on lists, which are indexable only if long enough. */
  companies: Partial<Record<RouteId, number>>;
}

/** The categories to check; for restaurants the largest of the place. */
const CATEGORIES = { shops: 'fashion', services: 'dentists', hotels: 'city-hotels' } as const;
const KIND = 'hotels';

const api = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  const answer = await request.get(`/api/v1${path}`);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
};

/** The last completed month, which the tests that move the clock can change at any time. */
export async function lastMonth(request: APIRequestContext): Promise<string> {
  const { items } = await api<TransparencyMonths>(request, '/transparency');
  const month = items.find(({ complete }) => complete)?.month;
  if (month === undefined) throw new Error('The demo has no month that is over');
  return month;
}

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
  const list = async (kind: string, where: Record<string, string>): Promise<DirectoryPage> =>
    api(request, `/directory/${kind}?${new URLSearchParams(where).toString()}`);
  const { country, region } = at;
  const city = await list('restaurants', at);
  const category = city.categories[0]!.category;
  const counted = async (kind: string, where: Record<string, string>) => (await list(kind, where)).total;
  return {
    company: { id: found.id, slug: found.slug },
    product: found.popularProducts[0]!,
    place: { ...at, category },
    month: await lastMonth(request),
    companies: {
      shopsCategory: await counted('shops', { category: CATEGORIES.shops }),
      servicesCategory: await counted('services', { category: CATEGORIES.services }),
      hotelsCategory: await counted('hotels', { category: CATEGORIES.hotels }),
      restaurantsCategory: await counted('restaurants', { category }),
      categoriesOfKind: kinds.find(({ kind }) => kind === KIND)?.companies ?? 0,
      country: await counted('restaurants', { country }),
      region: await counted('restaurants', { country, region }),
      city: city.total,
      cityCategory: await counted('restaurants', { ...at, category }),
    },
  };
}

/** How a route is visited: its parameters, and its status if it is not 200. */
interface Visit {
  params?: Record<string, string>;
  /** Replaces `*`. */
  rest?: string;
  status?: number;
  /** The route with the canonical URL of its content. */
  shows?: RouteId;
  /** It redirects to that route, on the server (3xx) or in the browser. */
  leadsTo?: RouteId;
  /** Staff’s own: its spec looks at it. */
  staffOnly?: boolean;
}

/** A token that was never issued: the page says so, and what to do. */
const TOKEN = 'A'.repeat(50);
const UUID = '01999999-9999-7999-8999-999999999999';

const visitsOf = ({ company, product, place, month }: Sample): Partial<Record<RouteId, Visit>> => ({
  shopsCategory: { params: { category: CATEGORIES.shops } },
  servicesCategory: { params: { category: CATEGORIES.services } },
  hotelsCategory: { params: { category: CATEGORIES.hotels } },
  restaurantsCategory: { params: { category: place.category } },
  categoriesOfKind: { params: { kind: KIND } },
  country: { params: { kind: 'restaurants', ...place } },
  region: { params: { kind: 'restaurants', ...place } },
  city: { params: { kind: 'restaurants', ...place } },
  cityCategory: { params: { kind: 'restaurants', ...place } },
  profile: { params: { slug: company.slug } },
  product: { params: { productId: product.id, slug: product.slug, uuid: company.id } },
  companyProduct: { params: { productId: product.id, uuid: company.id }, status: 301, leadsTo: 'product' },
  search: { rest: 'hotel' },
  transparency: { shows: 'transparencyMonth' },
  transparencyMonth: { params: { month } },
  preview: { rest: 'pricing', status: 403, staffOnly: true },
  notFound: { status: 404 },
  unavailable: { status: 404 },
  resetting: { params: { token: TOKEN } },
  join: { params: { token: TOKEN } },
  unsubscribe: { params: { token: TOKEN } },
  invitation: { params: { slug: company.slug, token: TOKEN } },
  optOut: { params: { slug: company.slug, invitationToken: TOKEN } },
  invitationElsewhere: { params: { slug: company.slug, token: TOKEN } },
  productReview: { params: { token: TOKEN, productId: product.id, grade: '4' } },
  confirmReview: { params: { slug: company.slug, token: TOKEN } },
  confirmQuestion: { params: { token: TOKEN } },
  statement: { params: { token: TOKEN } },
  privacy: { params: { token: TOKEN } },
  mediation: { params: { token: TOKEN } },
  surveyInvitation: { params: { invitationToken: TOKEN } },
  surveyAnonymous: { params: { surveyToken: TOKEN } },
  surveyPreview: { params: { surveyToken: TOKEN } },
  surveyForm: { params: { formToken: TOKEN } },
  npsInvitation: { params: { token: TOKEN } },
  thankYouPreview: { params: { configId: UUID } },
  panel: { rest: '', leadsTo: 'login' },
  partnerPanel: { rest: '', leadsTo: 'partnersLogin' },
});

export interface Address extends Required<Pick<Visit, 'status' | 'staffOnly'>> {
  route: Route & { id: RouteId };
  path: string;
  /** Where it redirects; null if it is a page itself. */
  leadsTo: string | null;
  /** The canonical URL of its content. */
  canonical: string;
}

/** A URL of every route in a locale. @throws if a route's parameters are unknown */
export function addressesOf(sample: Sample, locale: Locale): Address[] {
  const visits = visitsOf(sample);
  const pathOf = (route: Route & { id: RouteId }): string => {
    const { params = {}, rest = '' } = visits[route.id] ?? {};
    if (isDynamic(route) && !visits[route.id]) throw new Error(`${route.id} has parameters: say which`);
    return routePattern(route, locale)
      .replace(/\/\*$/, rest && `/${rest}`)
      .replace(/:(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) throw new Error(`${route.id}: what is :${name}? Say it in ${import.meta.filename}`);
        return encodeURIComponent(value);
      });
  };
  return ROUTES.map((route: Route & { id: RouteId }) => {
    const { shows, leadsTo, status = 200, staffOnly = false } = visits[route.id] ?? {};
    const path = pathOf(route);
    const [shown, next] = [shows, leadsTo].map((wanted) => ROUTES.find(({ id }) => id === wanted));
    const canonical = shown ? pathOf(shown) : path;
    return { route, path, canonical, status, staffOnly, leadsTo: next ? pathOf(next) : null };
  });
}
