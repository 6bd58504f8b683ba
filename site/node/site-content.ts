import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BASE_LOCALE, LOCALES, type Locale, type Namespace } from '@app/locales';
import type { ExportedPage } from '../../cms/src/export/types.ts';
import type { PageOfRelease } from '../server/release-files.ts';
import type { BadgePictures } from '../src/lib/badge-pictures.tsx';
import { namespacesOf } from '../src/lib/blocks.ts';
import type { PageNavigation } from '../src/lib/navigation.tsx';
import type { PageContext } from '../src/lib/page-props.ts';
import type { PageTexts } from '../src/lib/texts.ts';
import { LAYOUT_NAMESPACES, ROUTES, cmsRoute, isShell, routeFile, type Route } from '../src/routes.ts';
import type { BuildContent } from './cms.ts';
import { PageWriter, type Surroundings } from './cms-pages.ts';
import { feedsOf, type FeedFiles } from './feeds.ts';
import { writeNavigation } from './navigation.ts';
import { textNode, writePage } from './page-content.ts';
import { Texts } from './texts.ts';

interface Given {
  /** The origin of canonical addresses. */
  origin: string;
  /** The texts of `content`, where they have been read already. */
  texts?: Texts;
}

/** Languages of a page: those that have all its words, and those of them that search engines are told of. */
interface Languages {
  complete: Locale[];
  indexed: Locale[];
}

/** What a template is given to draw a page from. */
export interface PageMaterial {
  context: PageContext;
  texts: PageTexts;
}

/**
 * The content of the cms at one moment, made into what the templates of its pages are given, in any locale. The build and
 * the front door use it alike, so a page that is drawn when asked for says what the built one says.
 */
export class SiteContent {
  readonly content: BuildContent;
  readonly texts: Texts;
  /** The table of routes, and behind it the pages of the cms that stand elsewhere. */
  readonly routes: readonly Route[];
  readonly #origin: string;
  readonly #cmsPages: ReadonlyMap<string, ExportedPage>;
  readonly #ownRoutes: ReadonlyMap<string, Route>;
  readonly #languages = new Map<string, Languages>();
  readonly #navigation = new Map<Locale, PageNavigation>();

  constructor(content: BuildContent, { origin, texts = new Texts(content.translations) }: Given) {
    this.content = content;
    this.texts = texts;
    this.#origin = origin;
    this.#cmsPages = new Map(content.pages.pages.map((page) => [page.path, page]));
    const ofTable = new Set(TABLE.map(({ path }) => path));
    const own = content.pages.pages.filter(({ path }) => !ofTable.has(path)).map(({ path }) => cmsRoute(path));
    this.#ownRoutes = new Map(own.map((route) => [route.path, route]));
    this.routes = [...TABLE, ...own];
  }

  /** The route of a page that staff have put at an address of its own; `path` without locale. */
  ownRoute(path: string): Route | undefined {
    return this.#ownRoutes.get(path);
  }

  /** False for a page of blocks of which there are none. */
  has(route: Route): boolean {
    return route.template !== 'page' || this.#cmsPages.has(route.path);
  }

  /** What search engines are told of a page. */
  entry(route: Route): PageOfRelease {
    const cmsPage = this.#cmsPages.get(route.path);
    return {
      path: route.path,
      locales: cmsPage?.seo.noindex ? [] : this.#languagesOf(route).indexed,
      ...(cmsPage && { changedAt: cmsPage.updatedAt }),
    };
  }

  /** The same of all pages. All texts are read for it, which takes a while in which others have their turn. */
  async entries(): Promise<PageOfRelease[]> {
    const entries: PageOfRelease[] = [];
    for (const route of this.routes) {
      if (this.has(route)) entries.push(this.entry(route));
      await nextTurn();
    }
    return entries;
  }

  /** `query`: some server-rendered pages have further texts with some parameters. */
  material(route: Route, locale: Locale, query: Readonly<Record<string, string>> = {}): PageMaterial {
    const { extraTexts } = route;
    const more = extraTexts && query[extraTexts.query] !== undefined ? extraTexts.namespaces : [];
    const namespaces = [...new Set([...this.#namespacesOf(route), ...more])].toSorted();
    const edges = namespaces.map((ns) => ({ node: textNode(this.texts, locale, ns) }));
    return { context: this.context(route, locale), texts: { edges } };
  }

  context(route: Route, locale: Locale): PageContext {
    const { indexed, complete } = this.#languagesOf(route);
    const path = routeFile(route, locale);
    return {
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
      namespaces: this.#namespacesOf(route),
      origin: this.#origin,
      noindex: !indexed.includes(locale),
      ...(isShell(route) && { isShell: true }),
      indexedLocales: indexed,
      ...(isOffered(route) && { completeLocales: complete }),
      ...(route.namespaces.includes('badges') && { badgePictures: this.#badgePictures(locale) }),
      ...(!route.alone && { navigation: this.#navigationOf(locale) }),
      ...this.#written(route, locale)?.content,
    };
  }

  /** Files beside a page that tell what has changed on it, by their path. */
  feeds(route: Route, locale: Locale): FeedFiles {
    if (!this.#languagesOf(route).indexed.includes(locale)) return {};
    const content = this.#written(route, locale)?.content;
    const path = routeFile(route, locale);
    return content ? feedsOf({ texts: this.texts, origin: this.#origin, locale, path, ...content }) : {};
  }

  #namespacesOf(route: Route): Namespace[] {
    const ofBlocks = namespacesOf(this.#cmsPages.get(route.path)?.blocks ?? []);
    return [...new Set([...LAYOUT_NAMESPACES, ...route.namespaces, ...ofBlocks])];
  }

  #languagesOf(route: Route): Languages {
    const known = this.#languages.get(route.path);
    if (known) return known;
    const namespaces = this.#namespacesOf(route);
    const complete = LOCALES.filter(
      (locale) => this.texts.isComplete(locale, namespaces) && (this.#written(route, locale)?.complete ?? true),
    );
    const languages = { complete, indexed: route.noindex ? [] : complete };
    this.#languages.set(route.path, languages);
    return languages;
  }

  #written(route: Route, locale: Locale): ReturnType<typeof writePage> | undefined {
    const page = this.#cmsPages.get(route.path);
    const { pages, stats } = this.content;
    return page && writePage(this.texts, locale, page, pages, { addressOf: this.#addressOf, stats });
  }

  #navigationOf(locale: Locale): PageNavigation {
    const known = this.#navigation.get(locale);
    const navigation = known ?? writeNavigation(this.texts, locale, this.content.pages);
    this.#navigation.set(locale, navigation);
    return navigation;
  }

  /** Only of badges that have one. */
  #badgePictures(locale: Locale): BadgePictures {
    const writer = new PageWriter(this.texts, locale, { addressOf: this.#addressOf });
    return Object.fromEntries(
      this.content.pages.badges.flatMap((badge) => {
        const picture = writer.badgePicture(badge);
        return picture ? [[badge.type, picture]] : [];
      }),
    );
  }

  readonly #addressOf: Surroundings['addressOf'] = (url) => this.content.assets[url] ?? null;
}

const TABLE = ROUTES as readonly Route[];

/** Pages that search engines are not told of, but which are offered in other languages: results of a search. */
const isOffered = (route: Route): boolean =>
  route.noindex === true && route.kind === 'ssr' && !route.alone && route.id !== 'preview';

/** Equal for equal content of pages: no page is made of the words of mails. */
export function versionOf({ pages, translations }: Pick<BuildContent, 'pages' | 'translations'>): string {
  const texts = translations.filter(({ namespace }) => namespace !== 'mails');
  return createHash('sha256')
    .update(JSON.stringify([pages, texts]))
    .digest('base64url')
    .slice(0, 22);
}
