import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_LOCALE, LOCALES, type Locale, type Namespace } from '@app/locales';
import type { CreatePagesArgs } from 'gatsby';
import type { ExportedPage, PagesExport } from '../../cms/src/export/types.ts';
import type { BadgePictures } from '../src/lib/badge-pictures.tsx';
import { namespacesOf } from '../src/lib/blocks.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import type { PageOfRelease } from '../server/release-files.ts';
import type { SharedContexts, SharedParts } from '../server/shared-context.ts';
import {
  LAYOUT_NAMESPACES,
  ROUTES,
  cmsRoute,
  isDynamic,
  isShell,
  routeFile,
  routePattern,
  type Route,
} from '../src/routes.ts';
import { PageWriter, type Surroundings } from './cms-pages.ts';
import { feedsOf, type FeedFiles } from './feeds.ts';
import { writeNavigation } from './navigation.ts';
import { textNode, writePage } from './page-content.ts';
import type { Texts } from './texts.ts';

interface Inputs {
  texts: Texts;
  pages: PagesExport;
  /** Where pictures and files of the cms lie in the release, by their address there. */
  assets: Readonly<Record<string, string>>;
  /** What the engine has counted, if it could be asked. */
  stats?: Surroundings['stats'];
  origin: string;
  /** The folder of the site. */
  folder: string;
  shared: SharedContexts;
}

/** What is told of the pages besides: to search engines, and to readers of feeds. */
export interface SiteIndex {
  pages: PageOfRelease[];
  /** Content by path. */
  feeds: FeedFiles;
  shared: SharedContexts;
}

/** Makes every page of the route table, and every other page of the cms, in every locale. */
export function createRoutes(
  createPage: CreatePagesArgs['actions']['createPage'],
  given: Omit<Inputs, 'shared'>,
): SiteIndex {
  const index: SiteIndex = { pages: [], feeds: {}, shared: navigations(given) };
  const inputs: Inputs = { ...given, shared: index.shared };
  const cmsPages = new Map(inputs.pages.pages.map((page) => [page.path, page]));
  for (const route of ROUTES as readonly Route[]) {
    const cmsPage = cmsPages.get(route.path);
    if (route.id === 'home' && !cmsPage)
      throw new Error('The cms has no published page for "/": seed it or publish one.');
    createRoute(createPage, inputs, route, cmsPage, index);
    cmsPages.delete(route.path);
  }
  for (const cmsPage of cmsPages.values()) createRoute(createPage, inputs, cmsRoute(cmsPage.path), cmsPage, index);
  return index;
}

function createRoute(
  createPage: CreatePagesArgs['actions']['createPage'],
  inputs: Inputs,
  route: Route,
  cmsPage: ExportedPage | undefined,
  index: SiteIndex,
): void {
  const { texts } = inputs;
  const component = join(inputs.folder, 'src', 'templates', `${route.template}.tsx`);
  if (!existsSync(component))
    throw new Error(`The template of the route "${route.id}" is missing: src/templates/${route.template}.tsx`);
  const ofBlocks = namespacesOf(cmsPage?.blocks ?? []);
  const namespaces: Namespace[] = [...new Set([...LAYOUT_NAMESPACES, ...route.namespaces, ...ofBlocks])];
  const written = LOCALES.map((locale) => ({
    locale,
    ...(cmsPage
      ? writePage(texts, locale, cmsPage, inputs.pages, { addressOf: addressesOf(inputs), stats: inputs.stats })
      : { content: {}, complete: true }),
  }));
  const completeLocales = written
    .filter(({ locale, complete }) => complete && texts.isComplete(locale, namespaces))
    .map(({ locale }) => locale);
  const indexedLocales = route.noindex ? [] : completeLocales;
  index.pages.push({
    path: route.path,
    locales: cmsPage?.seo.noindex ? [] : indexedLocales,
    ...(cmsPage && { changedAt: cmsPage.updatedAt }),
  });

  const shared = textsOf(namespaces, route.extraTexts);
  for (const { locale, content } of written) {
    if (route.kind === 'ssr')
      for (const { ns } of shared) inputs.shared[locale].texts[ns] ??= textNode(texts, locale, ns).data;
    const path = routeFile(route, locale);
    if (indexedLocales.includes(locale)) Object.assign(index.feeds, feedsOf({ ...inputs, locale, path, ...content }));
    const context: PageContext & SharedParts = {
      language: locale,
      i18n: {
        language: locale,
        languages: [...LOCALES],
        defaultLanguage: BASE_LOCALE,
        generateDefaultLanguagePage: false,
        routed: locale !== BASE_LOCALE,
        originalPath: routeFile(route, BASE_LOCALE),
        path,
      },
      routeId: route.id,
      namespaces,
      origin: inputs.origin,
      noindex: !indexedLocales.includes(locale),
      ...(isShell(route) && { isShell: true }),
      indexedLocales,
      ...(isOffered(route) && { completeLocales }),
      ...(route.namespaces.includes('badges') && { badgePictures: badgePictures(inputs, locale) }),
      ...(route.kind === 'ssr'
        ? { shared: { navigation: !route.alone, texts: shared } }
        : !route.alone && { navigation: inputs.shared[locale].navigation }),
      ...content,
    };
    createPage({
      path,
      ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
      component,
      context: context as unknown as Record<string, unknown>,
    });
  }
}

const addressesOf =
  ({ assets }: Pick<Inputs, 'assets'>) =>
  (url: string): string | null =>
    assets[url] ?? null;

/** Only of badges that have one: they follow with the next build, unlike the words. */
function badgePictures(inputs: Inputs, locale: Locale): BadgePictures {
  const writer = new PageWriter(inputs.texts, locale, { addressOf: addressesOf(inputs) });
  return Object.fromEntries(
    inputs.pages.badges.flatMap((badge) => {
      const picture = writer.badgePicture(badge);
      return picture ? [[badge.type, picture]] : [];
    }),
  );
}

/** Pages that search engines are not told of, but which are offered in other languages: results of a search. */
const isOffered = (route: Route): boolean =>
  route.noindex === true && route.kind === 'ssr' && !route.alone && route.id !== 'preview';

/** Navigation of all locales; texts are added by the pages that need them. */
const navigations = ({ texts, pages }: Pick<Inputs, 'texts' | 'pages'>): SharedContexts =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, { navigation: writeNavigation(texts, locale, pages), texts: {} }]),
  ) as SharedContexts;

/**
 * Server-rendered pages have no query: to ask it would need Gatsby's data store beside every server.
 * `server/renderer.ts` puts their texts where the answer of a query stands.
 */
const textsOf = (
  namespaces: readonly Namespace[],
  extra: Route['extraTexts'],
): NonNullable<SharedParts['shared']>['texts'] => [
  ...namespaces.map((ns) => ({ ns })),
  ...(extra?.namespaces ?? []).map((ns) => ({ ns, when: extra?.query })),
];
