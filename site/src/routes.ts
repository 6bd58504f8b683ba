import type { Locale, Namespace } from '@app/locales/manifest.ts';
import { KINDS, LISTING_WORDS, localePath } from './lib/links.ts';

/**
 * - `static`: built once, the same for everyone.
 * - `client`: built once, filled in by the browser; its address may hold parameters.
 * - `ssr`: rendered on the server for each address, from the engine.
 */
export type RouteKind = 'static' | 'client' | 'ssr';

export interface Route {
  id: string;
  /** In the base locale's form; `:name` is a parameter, `:listing` the locale's listing word, `*` all that follows. */
  path: string;
  kind: RouteKind;
  /** File under `src/templates`. */
  template: string;
  /** Texts the page carries, besides `common` and `footer`, and those of its blocks (`lib/blocks.ts`). */
  namespaces: readonly Namespace[];
  /** Texts that a server-rendered page carries only when its address has this parameter. */
  extraTexts?: { query: string; namespaces: readonly Namespace[] };
  /** Never for search engines. */
  noindex?: boolean;
  /** One task and nothing that leads away from it: the page has neither the navigation nor the foot of the others. */
  alone?: boolean;
}

const LIST = { kind: 'ssr', template: 'directory', namespaces: ['category'] } as const satisfies Partial<Route>;

/** The words of rules, grounds and reasons stand with those of reviews. */
const REPORT = ['trust', 'reviews'] as const satisfies readonly Namespace[];

/** The one table of pages: the build creates them, links and tests walk them, the front door answers them. */
export const ROUTES = [
  { id: 'home', path: '/', kind: 'static', template: 'page', namespaces: [] },
  { id: 'findCompany', path: '/find-company', kind: 'ssr', template: 'find-company', namespaces: ['find-company'] },
  // A phrase may have slashes in it: web addresses do.
  {
    id: 'search',
    path: '/search/*',
    kind: 'ssr',
    template: 'search',
    namespaces: ['find-company', 'category'],
    noindex: true,
  },
  // Companies in the order of the ranking, and the ways to them.
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
    // The form for those who come with a QR code, a business card or a widget.
    extraTexts: { query: 'code', namespaces: ['invitation'] },
  },
  {
    id: 'product',
    path: '/product/:productId/:slug/:uuid',
    kind: 'ssr',
    template: 'product',
    namespaces: ['product', 'profile', 'reviews', 'category'],
  },
  {
    // Leads to the other one.
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
  // What staff see of a page before it is published; its address in the site follows.
  { id: 'preview', path: '/preview/*', kind: 'ssr', template: 'preview', namespaces: [], noindex: true },
  { id: 'badges', path: '/badges', kind: 'ssr', template: 'badges', namespaces: ['badges'] },
  { id: 'notFound', path: '/404', kind: 'static', template: 'not-found', namespaces: [], noindex: true },
  { id: 'unavailable', path: '/503', kind: 'static', template: 'unavailable', namespaces: [], noindex: true },

  { id: 'login', path: '/login', kind: 'static', template: 'account/login', namespaces: ['account'], alone: true },
  { id: 'register', path: '/register', kind: 'static', template: 'account/register', namespaces: ['account'] },
  {
    id: 'registerAccount',
    path: '/register/account',
    kind: 'static',
    template: 'account/register-account',
    namespaces: ['account'],
    alone: true,
  },
  {
    id: 'registerSuccess',
    path: '/register/success',
    kind: 'static',
    template: 'account/register-success',
    namespaces: ['account'],
    noindex: true,
    alone: true,
  },
  {
    id: 'welcome',
    path: '/welcome',
    kind: 'static',
    template: 'account/welcome',
    namespaces: ['account'],
    noindex: true,
    alone: true,
  },
  { id: 'reset', path: '/reset', kind: 'static', template: 'account/reset', namespaces: ['account'], alone: true },
  {
    id: 'resetting',
    path: '/resetting/reset/:token',
    kind: 'client',
    template: 'account/resetting',
    namespaces: ['account'],
    noindex: true,
    alone: true,
  },
  {
    id: 'logout',
    path: '/panel/logout',
    kind: 'static',
    template: 'account/logout',
    namespaces: ['account'],
    noindex: true,
    alone: true,
  },

  {
    id: 'invitation',
    path: '/invitation/:slug/edit/:token',
    kind: 'client',
    template: 'flows/invitation',
    namespaces: ['invitation', 'reviews'],
    noindex: true,
    alone: true,
  },
  {
    id: 'thankYou',
    path: '/invitation/thank-you',
    kind: 'static',
    template: 'flows/thank-you',
    namespaces: ['invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'optOut',
    path: '/invitation/optout/:slug/:invitationToken',
    kind: 'client',
    template: 'flows/opt-out',
    namespaces: ['invitation'],
    noindex: true,
    alone: true,
  },

  {
    id: 'productReview',
    path: '/invitation/:token/product/:productId/grade/:grade',
    kind: 'client',
    template: 'flows/product-review',
    namespaces: ['invitation'],
    noindex: true,
    alone: true,
  },
  {
    // The same word in every language: it is printed in mails, not read as a listing.
    id: 'confirmReview',
    path: '/reviews/:slug/confirm/:token',
    kind: 'client',
    template: 'flows/confirm-review',
    namespaces: ['invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'confirmQuestion',
    path: '/questions/confirm/:token',
    kind: 'client',
    template: 'flows/confirm-question',
    namespaces: ['product', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'statement',
    path: '/statement/:token',
    kind: 'client',
    template: 'flows/statement',
    namespaces: ['trust', 'reviews', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'privacyRequest',
    path: '/privacy/request',
    kind: 'static',
    template: 'flows/privacy-request',
    namespaces: ['trust', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'privacy',
    path: '/privacy/:token',
    kind: 'client',
    template: 'flows/privacy',
    namespaces: ['trust', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'mediation',
    path: '/mediation/:token',
    kind: 'client',
    template: 'flows/mediation',
    namespaces: ['mediation-system', 'invitation'],
    noindex: true,
    alone: true,
  },

  {
    id: 'surveyInvitation',
    path: '/surveys/invitation/:invitationToken',
    kind: 'client',
    template: 'flows/survey-invitation',
    namespaces: ['surveys', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'surveyAnonymous',
    path: '/surveys/anonymous/:surveyToken',
    kind: 'client',
    template: 'flows/survey-anonymous',
    namespaces: ['surveys', 'invitation'],
    noindex: true,
    alone: true,
  },
  // What a company sees of a survey before customers do; of the one question of an NPS too.
  {
    id: 'surveyPreview',
    path: '/surveys/preview/:surveyToken',
    kind: 'client',
    template: 'flows/survey-preview',
    namespaces: ['surveys', 'nps', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'surveyForm',
    path: '/surveys/form/:formToken',
    kind: 'client',
    template: 'flows/survey-form',
    namespaces: ['surveys', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'npsInvitation',
    path: '/nps/invitation/:token',
    kind: 'client',
    template: 'flows/nps',
    namespaces: ['nps', 'invitation'],
    noindex: true,
    alone: true,
  },

  {
    id: 'thankYouPreview',
    path: '/panel/api/invitation_config/:configId/thank_you_page/preview',
    kind: 'client',
    template: 'thank-you-preview',
    namespaces: ['panel', 'invitation'],
    noindex: true,
    alone: true,
  },
  {
    id: 'panel',
    path: '/panel/*',
    kind: 'client',
    template: 'panel',
    namespaces: ['panel', 'account', 'reviews'],
    noindex: true,
    alone: true,
  },
] as const satisfies readonly Route[];

export type RouteId = (typeof ROUTES)[number]['id'];

/** A page that staff have made in the cms, at an address of their own. */
export const cmsRoute = (path: string): Route => ({
  id: 'cms',
  path,
  kind: 'static',
  template: 'page',
  namespaces: [],
});

/** Namespaces that the layouts need on every page. */
export const LAYOUT_NAMESPACES = ['common', 'footer'] as const satisfies readonly Namespace[];

export const isDynamic = (route: Route): boolean => /[:*]/.test(route.path);

/** The address of a route in a locale, parameters still in it: `/de/bewertungen/:slug`. */
export const routePattern = (route: Route, locale: Locale): string =>
  localePath(locale, route.path.replace(':listing', LISTING_WORDS[locale]));

/** One file for many addresses, and error pages, which stand at addresses that are not known to the build. */
export const isShell = (route: Route): boolean =>
  (route.kind === 'client' && isDynamic(route)) || ['/404', '/503'].includes(route.path);

/**
 * Where a page with parameters lies as a file: it needs an address of its own that nobody visits, and that no other
 * route answers, `/panel/*` for one: the browser looks for the page of that address, too. Pages without parameters lie
 * where they are.
 */
export function routeFile(route: Route, locale: Locale): string {
  const pattern = routePattern(route, locale);
  if (!isDynamic(route)) return pattern;
  const name = `/_${route.id.toLowerCase()}`;
  return route.kind === 'client' ? localePath(locale, name) : pattern.replace(/\/[:*].*$/, name);
}
