/** @jest-environment node */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { LOCALES } from '@app/locales';
import type { ExportedPage, PagesExport } from '../../cms/src/export/types.ts';
import type { SharedParts } from '../server/shared-context.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import { ROUTES } from '../src/routes.ts';
import { createRoutes } from './create-pages.ts';
import { i18nPlugin } from './i18n-plugin.ts';
import { Texts } from './texts.ts';

interface Page {
  path: string;
  matchPath?: string;
  context: PageContext & SharedParts;
}

const home: ExportedPage = {
  id: '1',
  path: '/',
  name: 'Home',
  seo: { title: null, description: null, image: null, noindex: false },
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
  ...{ id: url, url, mimeType: 'image/webp', width: 400, height: 400, alt: {}, sizes: [] },
  ...{ focalPoint: { x: 50, y: 50 }, updatedAt: home.updatedAt },
});
const words = { key: null, text: {} };
const badges = [
  { type: 'trusted', name: words, text: words, image: picture('/base'), images: { de: picture('/own') } },
  { type: 'helpful', name: words, text: words, image: picture('/lost'), images: {} },
];

const pages: Page[] = [];
const index = createRoutes(((page: Page) => pages.push(page)) as never, {
  texts: new Texts(),
  pages: { pages: [home], settings, navigation, badges } as unknown as PagesExport,
  assets: { '/base': '/media/1-base.webp', '/own': '/media/2-own.webp' },
  origin: 'https://example.com',
  folder: join(import.meta.dirname, '..'),
});

it('makes every page once in every language', () => {
  expect(pages).toHaveLength(ROUTES.length * LOCALES.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('says of each page which one it is in the base locale', () => {
  const of = (path: string) => pages.find((page) => page.path === path)?.context.i18n;
  expect(of('/de/login')).toMatchObject({ language: 'de', originalPath: '/login', path: '/de/login', routed: true });
  expect(of('/login')).toMatchObject({ language: 'pl', originalPath: '/login', path: '/login', routed: false });
});

it('tells search engines of a page of staff in the languages that have all its words, and of it alone', () => {
  const made: Page[] = [];
  const block = (text: Record<string, string>) => ({
    ...{ type: 'hero', id: '1', title: { key: null, text }, lead: null, primary: null, secondary: null },
    ...{ search: false, drawing: null, image: null },
  });
  const offer = (path: string, text: Record<string, string>) => ({ ...home, id: path, path, blocks: [block(text)] });
  const { pages: told } = createRoutes(((page: Page) => made.push(page)) as never, {
    texts: new Texts(),
    pages: {
      pages: [home, offer('/offer', { pl: 'Oferta', de: 'Angebot' })],
      ...{ settings, navigation, badges: [] },
    } as unknown as PagesExport,
    ...{ assets: {}, origin: 'https://example.com', folder: join(import.meta.dirname, '..') },
  });
  expect(told.find(({ path }) => path === '/offer')?.locales).toEqual(['pl', 'de']);
  const said = (path: string) => made.find((page) => page.path === path)?.context;
  expect(said('/de/offer')).toMatchObject({ noindex: false, indexedLocales: ['pl', 'de'] });
  expect(said('/ja/offer')).toMatchObject({ noindex: true, indexedLocales: ['pl', 'de'] });
});

it('leaves the plugin of the languages no page to make', async () => {
  const { onCreatePage } = createRequire(import.meta.url)('gatsby-plugin-react-i18next/gatsby-node.js') as {
    onCreatePage(args: object, options: object): Promise<void>;
  };
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  for (const page of pages) await onCreatePage({ page, actions }, i18nPlugin.options);
  expect(actions.createPage).not.toHaveBeenCalled();
  expect(actions.deletePage).not.toHaveBeenCalled();
});

it('gives texts along with server-rendered pages only: their names to each, the texts once', () => {
  const rendered = pages.filter(({ context }) => context.shared);
  expect(new Set(rendered.map(({ context }) => context.routeId))).toEqual(
    new Set(ROUTES.filter(({ kind }) => kind === 'ssr').map(({ id }) => id)),
  );
  for (const { context } of rendered) {
    const always = context.shared?.texts.filter(({ when }) => when === undefined);
    expect(always?.map(({ ns }) => ns)).toEqual(context.namespaces);
    const known = Object.keys(index.shared[context.language].texts);
    expect(known).toEqual(expect.arrayContaining(context.shared?.texts.map(({ ns }) => ns) ?? []));
  }
  expect(index.shared.de.texts.common).toContain('{');
});

it('gives the navigation along with all pages but those of one task', () => {
  const find = (path: string) => pages.find((page) => page.path === path)?.context;
  const of = (path: string) => find(path)?.navigation?.header;
  expect(of('/de/404')).toEqual([{ key: 'common:nav.pricing', href: '/de/pricing', children: [] }]);
  expect(find('/de/bewertungen/_profile')?.shared?.navigation).toBe(true);
  expect(index.shared.de.navigation.header).toEqual(of('/de/404'));
  expect(of('/de/login')).toBeUndefined();
  expect(of('/_panel')).toBeUndefined();
});

it('gives the pictures of badges along with pages that name badges, as far as they could be had', () => {
  const of = (path: string) => pages.find((page) => page.path === path)?.context.badgePictures;
  expect(of('/badges')).toMatchObject({ trusted: { src: '/media/1-base.webp' } });
  expect(of('/de/badges')).toMatchObject({ trusted: { src: '/media/2-own.webp' } });
  expect(Object.keys(of('/de/bewertungen/_profile') ?? {})).toEqual(['trusted']);
  expect(of('/de/login')).toBeUndefined();
});

it('says where another language may be offered, though search engines are not told of the page', () => {
  const of = (path: string) => pages.find((page) => page.path === path)?.context.completeLocales;
  expect(of('/de/search/_search')).toEqual(expect.arrayContaining(['pl', 'en']));
  for (const path of ['/badges', '/404', '/_panel', '/preview/_preview', '/login']) expect(of(path)).toBeUndefined();
});

it('says of each page of the table in which languages search engines may be told of it', () => {
  expect(index.pages.map(({ path }) => path)).toEqual(ROUTES.map(({ path }) => path));
  const of = (path: string) => index.pages.find((page) => page.path === path);
  expect(of('/badges')?.locales).toEqual(expect.arrayContaining(['pl', 'en']));
  for (const route of ROUTES) if ('noindex' in route) expect(of(route.path)?.locales).toEqual([]);
  expect(of('/')?.changedAt).toBe(home.updatedAt);
});
