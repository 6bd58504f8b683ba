import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LOCALES } from '@app/locales';
import { citiesIn } from '@app/locales/places.ts';
import type { ExportedPage, PagesExport } from '../../../cms/src/export/types.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { ROUTES } from '../../src/routes/routes.ts';
import { createSitePages } from './create-pages.ts';
import { i18nPlugin } from './i18n-plugin.ts';
import { SiteContent } from '../content/site-content.ts';
import { Texts } from '../content/texts.ts';

interface Page {
  path: string;
  matchPath?: string;
  context: PageContext;
}

const everywhere = { key: null, text: Object.fromEntries(LOCALES.map((locale) => [locale, `Home ${locale}`])) };
const home: ExportedPage = {
  id: '1',
  path: '/',
  name: 'Home',
  seo: { title: everywhere, description: everywhere, image: null, noindex: false },
  blocks: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const settings = { claims: [], contact: {}, links: { social: [] } };
const navigation = {
  header: [{ id: '1', label: { key: 'common:nav.pricing', text: {} }, href: '/pricing', children: [] }],
  footer: [],
  legal: [],
};

const picture = (url: string) => ({
  id: url,
  url,
  mimeType: 'image/webp',
  width: 400,
  height: 400,
  alt: {},
  sizes: [],
  focalPoint: { x: 50, y: 50 },
  updatedAt: home.updatedAt,
});
const words = { key: null, text: {} };
const badges = [
  { type: 'trusted', name: words, text: words, image: picture('/base'), images: { de: picture('/own') } },
  { type: 'helpful', name: words, text: words, image: picture('/lost'), images: {} },
];

const folder = join(import.meta.dirname, '..', '..');
const site = (pages: object, assets = {}) =>
  new SiteContent(
    {
      pages: { settings, navigation, redirects: [], ...pages } as unknown as PagesExport,
      translations: [],
      assets,
      stats: null,
    },
    { origin: 'https://example.com' },
  );
const pages: Page[] = [];
const whole = site({ pages: [home], badges }, { '/base': '/media/1-base.webp', '/own': '/media/2-own.webp' });
const index = createSitePages(((page: Page) => pages.push(page)) as never, whole, folder);

const routeOf = (id: string) => whole.routes.find((route) => route.id === id)!;

it('the build creates every page once per language', () => {
  expect(pages).toHaveLength(ROUTES.length * LOCALES.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('the build gives each page its path in the base locale', () => {
  const find = (path: string) => pages.find((page) => page.path === path)?.context.i18n;
  expect(find('/de/login')).toMatchObject({ language: 'de', originalPath: '/login', path: '/de/login', routed: true });
  expect(find('/login')).toMatchObject({ language: 'pl', originalPath: '/login', path: '/login', routed: false });
});

it('a first release has static pages in a few languages, error pages and server-rendered ones in all', () => {
  const made: Page[] = [];
  createSitePages(((page: Page) => made.push(page)) as never, whole, folder, ['pl', 'de']);
  const languagesOf = (path: string) =>
    made.filter(({ context }) => context.i18n.originalPath === path).map(({ context }) => context.language);
  expect(languagesOf('/')).toEqual(['pl', 'de']);
  expect(languagesOf('/404')).toEqual([...LOCALES]);
  const rendered = ROUTES.filter(({ kind }) => kind === 'ssr').length;
  expect(made).toHaveLength(rendered * LOCALES.length + 2 * LOCALES.length + (ROUTES.length - rendered - 2) * 2);
});

it('a cms page is indexable in the languages that have all its texts', () => {
  const made: Page[] = [];
  const block = (text: Record<string, string>) => ({
    type: 'hero',
    id: '1',
    title: { key: null, text },
    lead: null,
    primary: null,
    secondary: null,
    search: false,
    drawing: null,
    image: null,
  });
  const offer = (path: string, text: Record<string, string>) => ({ ...home, id: path, path, blocks: [block(text)] });
  const offering = site({ pages: [home, offer('/offer', { pl: 'Oferta', de: 'Angebot' })], badges: [] });
  const { pages: told } = createSitePages(((page: Page) => made.push(page)) as never, offering, folder);
  expect(told.find(({ path }) => path === '/offer')?.locales).toEqual(['pl', 'de']);
  const said = (path: string) => made.find((page) => page.path === path)?.context;
  expect(said('/de/offer')).toMatchObject({ noindex: false, indexedLocales: ['pl', 'de'] });
  expect(said('/ja/offer')).toMatchObject({ noindex: true, indexedLocales: ['pl', 'de'] });
});

it('the i18n plugin creates no pages of its own', async () => {
  const { onCreatePage } = createRequire(import.meta.url)('gatsby-plugin-react-i18next/gatsby-node.js') as {
    onCreatePage(args: object, options: object): Promise<void>;
  };
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  for (const page of pages) await onCreatePage({ page, actions }, i18nPlugin.options);
  expect(actions.createPage).not.toHaveBeenCalled();
  expect(actions.deletePage).not.toHaveBeenCalled();
});

it('server-rendered pages get only their language at build time', () => {
  const rendered = pages.filter(({ context }) => !('routeId' in context));
  expect(rendered).toHaveLength(ROUTES.filter(({ kind }) => kind === 'ssr').length * LOCALES.length);
  for (const { context } of rendered) expect(Object.keys(context)).toEqual(['language', 'i18n']);
});

it('a page gets its texts, and further ones by its query, in a fixed order', () => {
  const find = (query = {}) => whole.material(routeOf('profile'), 'de', query).texts.edges.map(({ node }) => node.ns);
  expect(find()).toEqual(['badges', 'category', 'common', 'footer', 'profile', 'reviews']);
  expect(find({ code: 'x' })).toEqual(['badges', 'category', 'common', 'footer', 'invitation', 'profile', 'reviews']);
  const [common] = whole.material(routeOf('login'), 'de').texts.edges.filter(({ node }) => node.ns === 'common');
  expect(common?.node).toEqual({
    ns: 'common',
    language: 'de',
    data: JSON.stringify({ ...new Texts().merged('de', 'common'), cities: citiesIn('de') }),
  });
});

it('all pages have the navigation, except those with a single task', () => {
  const find = (id: string) => whole.context(routeOf(id), 'de').navigation?.header;
  for (const id of ['notFound', 'profile'])
    expect(find(id)).toEqual([{ key: 'common:nav.pricing', href: '/de/pricing', children: [] }]);
  for (const id of ['login', 'panel']) expect(find(id)).toBeUndefined();
});

it('pages that show badges have the pictures that could be fetched', () => {
  const find = (id: string, locale: 'pl' | 'de') => whole.context(routeOf(id), locale).badgePictures;
  expect(find('badges', 'pl')).toMatchObject({ trusted: { src: '/media/1-base.webp' } });
  expect(find('badges', 'de')).toMatchObject({ trusted: { src: '/media/2-own.webp' } });
  expect(Object.keys(find('profile', 'de') ?? {})).toEqual(['trusted']);
  expect(find('login', 'de')).toBeUndefined();
});

it('search results offer other languages although they are noindex', () => {
  const find = (id: string) => whole.context(routeOf(id), 'de').completeLocales;
  expect(find('search')).toEqual(expect.arrayContaining(['pl', 'en']));
  for (const id of ['badges', 'notFound', 'panel', 'preview', 'login']) expect(find(id)).toBeUndefined();
});

it('every page of the route table has its indexable languages', () => {
  expect(index.pages.map(({ path }) => path)).toEqual(ROUTES.map(({ path }) => path));
  const find = (path: string) => index.pages.find((page) => page.path === path);
  expect(find('/badges')?.locales).toEqual(expect.arrayContaining(['pl', 'en']));
  for (const route of ROUTES) if ('noindex' in route) expect(find(route.path)?.locales).toEqual([]);
  expect(find('/')?.changedAt).toBe(home.updatedAt);
});
