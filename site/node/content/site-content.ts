import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BASE_LOCALE, LOCALES, type Locale, type Namespace } from '@app/locales';
import type { DraftExport, ExportedPage, LanguageState, ShownLanguage } from '../../../cms/src/export/types.ts';
import type { PageOfRelease } from '../../server/releases/release-files.ts';
import type { BadgePictures } from '../../src/lib/content/badge-pictures.tsx';
import { namespacesOf } from '../../src/lib/content/blocks.ts';
import type { PageNavigation } from '../../src/lib/content/navigation.tsx';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import type { PageTexts } from '../../src/lib/texts/head-texts.ts';
import { LAYOUT_NAMESPACES, cmsRoute, isShell, routeFile, type Route } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/routes.ts';
import type { BuildContent } from './cms-export.ts';
import { PageWriter, type PageWriterOptions } from './page-writer.ts';
import { feedsOf, type FeedFiles } from './feeds.ts';
import { writeNavigation } from './navigation.ts';
import { textNode, writePage, type WrittenPage } from './page-content.ts';
import { Texts } from './texts.ts';

interface Given {
  /** The origin of canonical URLs. */
  origin: string;
  /** The texts of `content`, if they have been read already. */
  texts?: Texts;
}

/** Locales of a page: those with all its texts, the indexable ones among them, and those where it does not exist. */
interface Languages {
  states: Record<Locale, LanguageState>;
  complete: Locale[];
  indexed: Locale[];
  missing: Locale[];
  leftOut: Record<Locale, number>;
}

/** A template's input for one page. */
export interface PageMaterial {
  context: PageContext;
  texts: PageTexts;
}

/**
 * A snapshot of the cms's content, made into the templates' input for any locale. The build and the front door share
 * it, so a page rendered on request equals the built one.
 */
export class SiteContent {
  readonly content: BuildContent;
  readonly texts: Texts;
  /** The route table, followed by cms pages outside it. */
  readonly routes: readonly Route[];
  readonly #origin: string;
  readonly #cmsPages: ReadonlyMap<string, ExportedPage>;
  readonly #customRoutes: ReadonlyMap<string, Route>;
  readonly #languages = new Map<string, Languages>();
  readonly #navigation = new Map<Locale, PageNavigation>();

  constructor(content: BuildContent, { origin, texts = new Texts(content.translations) }: Given) {
    this.content = content;
    this.texts = texts;
    this.#origin = origin;
    this.#cmsPages = new Map(content.pages.pages.map((page) => [page.path, page]));
    const tablePaths = new Set(TABLE.map(({ path }) => path));
    const custom = content.pages.pages.filter(({ path }) => !tablePaths.has(path)).map(({ path }) => cmsRoute(path));
    this.#customRoutes = new Map(custom.map((route) => [route.path, route]));
    this.routes = [...TABLE, ...custom];
  }

  /** The route of a cms page outside the route table; `path` without locale. */
  customRoute(path: string): Route | undefined {
    return this.#customRoutes.get(path);
  }

  /** False if the route is a page of blocks that the cms does not have. */
  has(route: Route): boolean {
    return route.template !== 'page' || this.#cmsPages.has(route.path);
  }

  /** False in a language that a page of the cms has no words for. */
  hasIn(route: Route, locale: Locale): boolean {
    return this.has(route) && !this.#languagesOf(route).missing.includes(locale);
  }

  /** How a page of the cms is shown in every language; null if there is no page at the path. */
  languagesOf(path: string): Record<Locale, ShownLanguage> | null {
    const route = this.#cmsPages.has(path) ? this.routes.find((known) => known.path === path) : undefined;
    if (!route) return null;
    const { states, indexed, leftOut } = this.#languagesOf(route);
    const shown = LOCALES.map((locale): [Locale, ShownLanguage] => [
      locale,
      { state: states[locale], indexed: indexed.includes(locale), leftOut: leftOut[locale] },
    ]);
    return Object.fromEntries(shown) as Record<Locale, ShownLanguage>;
  }

  /** The same content with a page as it would be if this draft were published. */
  withDraft({ page, planCards, badges, settings, navigation }: DraftExport): SiteContent {
    const { pages } = this.content;
    const others = pages.pages.filter(({ id, path }) => id !== page.id && path !== page.path);
    const drafted = { ...pages, planCards, badges, settings, navigation, pages: [...others, page] };
    return new SiteContent({ ...this.content, pages: drafted }, { origin: this.#origin, texts: this.texts });
  }

  /** A page's sitemap entry. */
  entry(route: Route): PageOfRelease {
    const cmsPage = this.#cmsPages.get(route.path);
    return {
      path: route.path,
      locales: this.#languagesOf(route).indexed,
      ...(cmsPage && { changedAt: cmsPage.updatedAt }),
    };
  }

  /** The sitemap entries of all pages. Reading all texts takes a while, so other work runs in between. */
  async entries(): Promise<PageOfRelease[]> {
    const entries: PageOfRelease[] = [];
    for (const route of this.routes) {
      if (this.has(route)) entries.push(this.entry(route));
      await nextTurn();
    }
    return entries;
  }

  /** `query`: some server-rendered pages need further texts for some parameters. */
  material(route: Route, locale: Locale, query: Readonly<Record<string, string>> = {}): PageMaterial {
    const { extraTexts } = route;
    const more = extraTexts && query[extraTexts.query] !== undefined ? extraTexts.namespaces : [];
    const namespaces = [...new Set([...this.#namespacesOf(route), ...more])].toSorted();
    const edges = namespaces.map((ns) => ({ node: textNode(this.texts, locale, ns) }));
    return { context: this.context(route, locale), texts: { edges } };
  }

  context(route: Route, locale: Locale): PageContext {
    const { indexed, complete, missing } = this.#languagesOf(route);
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
      ...(missing.length > 0 && { missingLocales: missing }),
      ...(isOffered(route) && { completeLocales: complete }),
      ...(route.namespaces.includes('badges') && { badgePictures: this.#badgePictures(locale) }),
      ...(!route.standalone && { navigation: this.#navigationOf(locale) }),
      ...this.#written(route, locale)?.content,
    };
  }

  /** The page's feeds by path. */
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
    const written = LOCALES.map((locale) => [locale, this.#written(route, locale)] as const);
    const stateOf = (locale: Locale, page: WrittenPage | undefined): LanguageState =>
      page?.state === 'missing' || this.texts.isComplete(locale, namespaces) ? (page?.state ?? 'complete') : 'base';
    const states = Object.fromEntries(written.map(([locale, page]) => [locale, stateOf(locale, page)]));
    const inState = (state: LanguageState): Locale[] => LOCALES.filter((locale) => states[locale] === state);
    const complete = inState('complete');
    const isHidden = route.noindex || this.#cmsPages.get(route.path)?.seo.noindex;
    const languages: Languages = {
      states: states as Record<Locale, LanguageState>,
      complete,
      indexed: isHidden ? [] : complete,
      missing: inState('missing'),
      leftOut: Object.fromEntries(
        written.map(([locale, page]) => [locale, page?.leftOut ?? 0]),
      ) as Languages['leftOut'],
    };
    this.#languages.set(route.path, languages);
    return languages;
  }

  #written(route: Route, locale: Locale): WrittenPage | undefined {
    const page = this.#cmsPages.get(route.path);
    const { pages, stats } = this.content;
    return page && writePage(this.texts, locale, page, pages, { addressOf: this.#addressOf, stats });
  }

  #navigationOf(locale: Locale): PageNavigation {
    const known = this.#navigation.get(locale);
    const leadsOn = (path: string): boolean => {
      const route = this.customRoute(path);
      return !route || this.hasIn(route, locale);
    };
    const navigation = known ?? writeNavigation(this.texts, locale, this.content.pages, { leadsOn });
    this.#navigation.set(locale, navigation);
    return navigation;
  }

  /** Only badges that have a picture. */
  #badgePictures(locale: Locale): BadgePictures {
    const writer = new PageWriter(this.texts, locale, { addressOf: this.#addressOf });
    return Object.fromEntries(
      this.content.pages.badges.flatMap((badge) => {
        const picture = writer.badgePicture(badge);
        return picture ? [[badge.type, picture]] : [];
      }),
    );
  }

  readonly #addressOf: PageWriterOptions['addressOf'] = (url) => this.content.assets[url] ?? null;
}

const TABLE = ROUTES as readonly Route[];

/** Pages that are not indexable but offered in other languages: search results. */
const isOffered = (route: Route): boolean =>
  route.noindex === true && route.kind === 'ssr' && !route.standalone && route.id !== 'preview';

/** Hash of the content that pages are made of; texts of mails are left out. */
export function contentVersion({ pages, translations }: Pick<BuildContent, 'pages' | 'translations'>): string {
  const texts = translations.filter(({ namespace }) => namespace !== 'mails');
  return createHash('sha256')
    .update(JSON.stringify([pages, texts]))
    .digest('base64url')
    .slice(0, 22);
}
