import { LOCALES } from '../locales.ts';

/**
 * The routes of the site: `:name` matches one segment, `*` the rest. A test keeps them equal to the site's own table.
 */
export const SITE_ROUTES: readonly string[] = [
  '/',
  '/404',
  '/503',
  '/badges',
  '/find-company',
  '/search/*',
  '/preview/*',
  '/:listing/:slug',
  ...['shops', 'services', 'hotels', 'restaurants'].flatMap((kind) => [`/${kind}`, `/${kind}/:category`]),
  '/categories',
  '/categories/:kind',
  '/categories/:kind/:country',
  '/categories/:kind/:country/:region',
  '/categories/:kind/:country/:region/:city',
  '/categories/:kind/:country/:region/:city/:category',
  '/product/:productId/:slug/:uuid',
  '/company/:uuid/product/:productId',
  '/trust/how-reviews-are-verified',
  '/trust/how-grades-are-computed',
  '/trust/receipt',
  '/trust/transparency',
  '/trust/transparency/:month',
  '/login',
  '/add-company',
  '/confirm-email',
  '/join/:token',
  '/keep-email',
  '/register',
  '/register/account',
  '/register/success',
  '/welcome',
  '/reset',
  '/resetting/reset/:token',
  '/invitation/:slug/edit/:token',
  '/invitation/:slug/elsewhere/:token',
  '/invitation/thank-you',
  '/invitation/optout/:slug/:invitationToken',
  '/invitation/:token/product/:productId/grade/:grade',
  '/reviews/:slug/confirm/:token',
  '/questions/confirm/:token',
  '/statement/:token',
  '/privacy/request',
  '/privacy/:token',
  '/mediation/:token',
  '/notifications/unsubscribe/:token',
  '/surveys/invitation/:invitationToken',
  '/surveys/anonymous/:surveyToken',
  '/surveys/preview/:surveyToken',
  '/surveys/form/:formToken',
  '/nps/invitation/:token',
  '/partners/register',
  '/partners/login',
  '/partners/panel/*',
  '/panel/*',
  '/panel/logout',
  '/panel/api/invitation_config/:configId/thank_you_page/preview',
];

/** The values of `:listing` in all languages; each leads to a profile. */
// oxfmt-ignore
export const LISTING_WORDS: readonly string[] = [
  'opinie', 'reviews', 'otzivi', 'misljenja', 'hodnoceni', 'anmeldelser-da', 'bewertungen', 'vathmologies', 'opiniones',
  'arvustused', 'arvostelut', 'avis', 'recenzije', 'ertekelesek', 'recensioni', '口コミ', 'atsiliepimai', 'atsauksmes',
  'reviews-nl', 'anmeldelser', 'opinioes', 'recenzie', 'otzyvy', 'hodnoteni', 'mnenja-in-ocene', 'recenzije-sr',
  'omdomen', 'yorumlar', 'vidhuky', 'danh-gia',
];

/** Answered by the engine, the cms or the front door before pages are looked up. */
const NO_PAGES = [
  '/api/*',
  '/widgets/*',
  '/uploads/*',
  '/i/*',
  '/o/*',
  '/admin/*',
  '/cms-api/*',
  '/_next/*',
  '/healthz/*',
  '/readyz',
  '/language-offer',
  '/page-errors',
  '/robots.txt',
];

const toRegex = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(':listing', `(?:${LISTING_WORDS.join('|')})`)
      .replaceAll(/(?<=\/):\w+/g, '[^/]+')
      .replace('/*', '(?:/.*)?')}$`,
    'u',
  );
const answered = [...SITE_ROUTES, ...NO_PAGES].map(toRegex);

/** Whether the site itself answers a path, before pages and redirects of staff. */
export const isSiteRoute = (path: string): boolean => answered.some((pattern) => pattern.test(path));

/**
 * Whether a page at this path would never be visible. At a fixed route of the site, such as `/badges`, the blocks of a
 * page are shown with the site's own content.
 */
export const hidesPage = (path: string): boolean => !SITE_ROUTES.includes(path) && isSiteRoute(path);

/** Whether a path begins with a language. */
export const hasLocalePrefix = (path: string): boolean => LOCALES.some((locale) => path.split('/')[1] === locale);
