import { ROUTES } from '../../../../site/src/routes/routes.ts';
import { pages } from './index.ts';

/** Fixed addresses, which are printed, linked and indexed. */
const FIXED_PATHS = [
  '/',
  '/pricing',
  '/references',
  '/use-case/rgol',
  '/find-company',
  '/jobs',
  '/categories',
  '/surveys',
  '/google',
  '/collecting-reviews',
  '/increase-sales',
  '/client-contact',
  '/user-regulations',
  '/regulations',
  '/privacy-policy',
  '/contact',
  '/partnership',
  '/partners/register',
  '/partners/login',
  '/our-reviews',
  '/gmb-masters',
  '/integrations',
  '/review-translate',
  '/why-us',
  '/SA-info',
  '/badges',
  '/more-sales',
  '/traffic',
  '/crossborder-sales',
  '/product-polls',
  '/review-collection',
  '/projekty-ue',
  '/our-team',
  '/hotel',
  '/changelog',
  '/shops',
  '/services',
  '/hotels',
  '/restaurants',
  '/panel',
  '/login',
  '/panel/logout',
  '/register',
  '/register/account',
  '/register/success',
  '/welcome',
  '/reset',
  '/invitation/thank-you',
];

/** Fixed addresses with parameters; `:listing` is the word for reviews of each language. */
const FIXED_PATTERNS = [
  '/search/*',
  '/:listing/:slug',
  '/company/:uuid/product/:productId',
  '/product/:productId/:slug/:uuid',
  '/shops/:category',
  '/services/:category',
  '/hotels/:category',
  '/restaurants/:category',
  '/categories/:kind',
  '/categories/:kind/:country',
  '/categories/:kind/:country/:region',
  '/categories/:kind/:country/:region/:city',
  '/categories/:kind/:country/:region/:city/:category',
  '/resetting/reset/:token',
  '/invitation/:slug/edit/:token',
  '/nps/invitation/:token',
  '/reviews/:slug/confirm/:token',
  '/invitation/optout/:slug/:invitationToken',
  '/mediation/:token',
  '/panel/api/invitation_config/:configId/thank_you_page/preview',
  '/invitation/:token/product/:productId/grade/:grade',
  '/surveys/invitation/:invitationToken',
  '/surveys/anonymous/:surveyToken',
  '/surveys/preview/:surveyToken',
  '/surveys/form/:formToken',
];

const seeded = pages.map(({ path }) => path);
const routes = ROUTES.map(({ path }) => String(path));

test('every fixed address has a route of the site or a seeded page', () => {
  const answered = new Set([...seeded, ...routes, ...routes.map((path) => path.replace(/\/\*$/, ''))]);
  expect(FIXED_PATHS.filter((path) => !answered.has(path))).toEqual([]);
  expect(FIXED_PATTERNS.filter((path) => !answered.has(path))).toEqual([]);
});

test('the references have pages of four customers', () => {
  expect(seeded.filter((path) => path.startsWith('/references/'))).toHaveLength(4);
});

test('no path is seeded twice', () => {
  expect(seeded.filter((path, index) => seeded.indexOf(path) !== index)).toEqual([]);
});
