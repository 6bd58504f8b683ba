import type { Namespace } from '@app/locales/manifest.ts';
import { KINDS } from '../lib/addresses/links.ts';
import type { Route } from './route.ts';

// Opening hours and badges are named as on profiles.
const LIST = {
  kind: 'ssr',
  template: 'directory',
  namespaces: ['category', 'profile', 'badges'],
} as const satisfies Partial<Route>;

/** Texts of rules, grounds and reasons are in `reviews`. */
const REPORT = ['trust', 'reviews'] as const satisfies readonly Namespace[];

/** Pages for every visitor, static or rendered on the server. */
export const PUBLIC_ROUTES = [
  { id: 'home', path: '/', kind: 'static', template: 'page', namespaces: ['reviews'] },
  { id: 'findCompany', path: '/find-company', kind: 'ssr', template: 'find-company', namespaces: ['find-company'] },
  // A phrase may contain slashes, as URLs do.
  {
    id: 'search',
    path: '/search/*',
    kind: 'ssr',
    template: 'search',
    namespaces: ['find-company', 'category'],
    noindex: true,
  },
  // Rankings of companies, and the directory.
  ...KINDS.map((kind) => ({ id: kind, path: `/${kind}`, ...LIST }) as const),
  ...KINDS.map((kind) => ({ id: `${kind}Category`, path: `/${kind}/:category`, ...LIST }) as const),
  { id: 'categories', path: '/categories', kind: 'ssr', template: 'categories', namespaces: ['category'] },
  { id: 'categoriesOfKind', path: '/categories/:kind', kind: 'ssr', template: 'categories', namespaces: ['category'] },
  { id: 'country', path: '/categories/:kind/:country', ...LIST },
  { id: 'region', path: '/categories/:kind/:country/:region', ...LIST },
  { id: 'city', path: '/categories/:kind/:country/:region/:city', ...LIST },
  { id: 'cityCategory', path: '/categories/:kind/:country/:region/:city/:category', ...LIST },
  {
    id: 'profile',
    path: '/:listing/:slug',
    kind: 'ssr',
    template: 'profile',
    namespaces: ['profile', 'reviews', 'category', 'badges'],
    // Form for visitors with an entry code.
    extraTexts: { query: 'code', namespaces: ['invitation'] },
  },
  {
    id: 'product',
    path: '/product/:productId/:slug/:uuid',
    kind: 'ssr',
    template: 'product',
    namespaces: ['product', 'profile', 'reviews', 'category'],
    extraTexts: { query: 'code', namespaces: ['invitation'] },
  },
  {
    // Redirects to `product`.
    id: 'companyProduct',
    path: '/company/:uuid/product/:productId',
    kind: 'ssr',
    template: 'product',
    namespaces: ['product', 'profile', 'reviews', 'category'],
    noindex: true,
  },
  {
    id: 'howVerified',
    path: '/trust/how-reviews-are-verified',
    kind: 'static',
    template: 'how-verified',
    namespaces: ['trust'],
  },
  {
    id: 'howComputed',
    path: '/trust/how-grades-are-computed',
    kind: 'static',
    template: 'how-computed',
    namespaces: ['trust'],
  },
  { id: 'transparency', path: '/trust/transparency', kind: 'ssr', template: 'transparency', namespaces: REPORT },
  {
    id: 'transparencyMonth',
    path: '/trust/transparency/:month',
    kind: 'ssr',
    template: 'transparency',
    namespaces: REPORT,
  },
  { id: 'receipt', path: '/trust/receipt', kind: 'ssr', template: 'receipt', namespaces: ['trust'] },
  // Preview for staff; the rest is the page's path.
  { id: 'preview', path: '/preview/*', kind: 'ssr', template: 'preview', namespaces: [], noindex: true },
  { id: 'badges', path: '/badges', kind: 'ssr', template: 'badges', namespaces: ['badges'] },
  { id: 'notFound', path: '/404', kind: 'static', template: 'not-found', namespaces: [], noindex: true },
  { id: 'unavailable', path: '/503', kind: 'static', template: 'unavailable', namespaces: [], noindex: true },
] as const satisfies readonly Route[];
