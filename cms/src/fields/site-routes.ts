import { LOCALES } from '../locales.ts';

/**
 * The paths that the site has pages of its own for: `:name` is any one part, `*` all that follows. Its own table says
 * more about each; the test keeps this one the same.
 */
export const SITE_ROUTES: readonly string[] = [
  ...['/', '/404', '/503', '/badges', '/find-company', '/search/*', '/preview/*', '/:listing/:slug'],
  ...['shops', 'services', 'hotels', 'restaurants'].flatMap((kind) => [`/${kind}`, `/${kind}/:category`]),
  ...['/categories', '/categories/:kind', '/categories/:kind/:country', '/categories/:kind/:country/:region'],
  ...['/categories/:kind/:country/:region/:city', '/categories/:kind/:country/:region/:city/:category'],
  ...['/product/:productId/:slug/:uuid', '/company/:uuid/product/:productId'],
  ...['/trust/how-reviews-are-verified', '/trust/how-grades-are-computed', '/trust/receipt'],
  ...['/trust/transparency', '/trust/transparency/:month'],
  ...['/login', '/register', '/register/account', '/register/success', '/welcome', '/reset', '/resetting/reset/:token'],
  ...['/invitation/:slug/edit/:token', '/invitation/thank-you', '/invitation/optout/:slug/:invitationToken'],
  ...['/invitation/:token/product/:productId/grade/:grade', '/reviews/:slug/confirm/:token'],
  ...['/questions/confirm/:token', '/statement/:token', '/privacy/request', '/privacy/:token', '/mediation/:token'],
  ...['/surveys/invitation/:invitationToken', '/surveys/anonymous/:surveyToken', '/surveys/preview/:surveyToken'],
  ...['/surveys/form/:formToken', '/nps/invitation/:token'],
  ...['/panel/*', '/panel/logout', '/panel/api/invitation_config/:configId/thank_you_page/preview'],
];

/** What `:listing` may be, of all languages: each leads to a profile. */
// oxfmt-ignore
export const LISTING_WORDS: readonly string[] = [
  'opinie', 'reviews', 'otzivi', 'misljenja', 'hodnoceni', 'anmeldelser-da', 'bewertungen', 'vathmologies', 'opiniones',
  'arvustused', 'arvostelut', 'avis', 'recenzije', 'ertekelesek', 'recensioni', '口コミ', 'atsiliepimai', 'atsauksmes',
  'reviews-nl', 'anmeldelser', 'opinioes', 'recenzie', 'otzyvy', 'hodnoteni', 'mnenja-in-ocene', 'recenzije-sr',
  'omdomen', 'yorumlar', 'vidhuky', 'danh-gia',
];

/** Answered before any page is looked for: by the engine, by the cms, by the front door itself. */
const NO_PAGES = [
  ...['/api/*', '/widgets/*', '/uploads/*', '/i/*', '/o/*', '/admin/*', '/cms-api/*', '/_next/*'],
  ...['/healthz', '/readyz', '/language-offer', '/robots.txt'],
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

/** Whether somebody else than staff's pages and redirects answers a path. */
export const isSiteRoute = (path: string): boolean => answered.some((pattern) => pattern.test(path));

/**
 * Whether a page at this path would never be seen. At a path that the site has by name, `/badges`, a page's blocks
 * stand beside the site's own.
 */
export const hidesPage = (path: string): boolean => !SITE_ROUTES.includes(path) && isSiteRoute(path);

/** Whether a path begins with a language, as pages in it do. */
export const hasLocalePrefix = (path: string): boolean => LOCALES.some((locale) => path.split('/')[1] === locale);
