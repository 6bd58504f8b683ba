import { LOCALES, type Locale } from '@app/locales';
import type { SiteContent } from '../../node/content/site-content.ts';
import { splitLocale } from '../../src/lib/addresses/links.ts';
import { isDynamic, routeFile, routePattern, type Route } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/routes.ts';
import type { PageOfRelease, ReleaseFile } from '../releases/release-files.ts';
import type { Release } from '../releases/releases.ts';
import type { PageToRender } from '../releases/renderer.ts';

/** A page of the site in one locale. */
export interface SitePage {
  route: Route;
  locale: Locale;
}

/** A request for a server-rendered page. */
export interface PageRequest extends SitePage {
  /** Decoded. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** The site as it is now: a release with newer published content laid over it. */
export class ServedSite {
  readonly release: Release;
  readonly content: SiteContent;
  readonly #built: SiteContent;
  readonly #redirects: ReadonlyMap<string, { to: string; permanent: boolean }>;
  readonly #same = new Map<string, boolean>();
  #pages: Promise<readonly PageOfRelease[]> | undefined;

  /** `built`: the release's content; `content`: the same or newer. */
  constructor(release: Release, built: SiteContent, content: SiteContent = built) {
    this.release = release;
    this.content = content;
    this.#built = built;
    this.#redirects = new Map(content.content.pages.redirects.map(({ from, ...redirect }) => [from, redirect]));
  }

  /** A redirect made by staff; `path` without locale. */
  redirectAt(path: string): { to: string; permanent: boolean } | undefined {
    return this.#redirects.get(path);
  }

  /** Whether staff have withdrawn a page; `path` without locale. */
  isGone(path: string): boolean {
    if (this.content === this.#built) return this.release.gone.has(path);
    if (this.content.customRoute(path)) return false;
    return this.release.gone.has(path) || this.#built.customRoute(path) !== undefined;
  }

  /** A page that staff made outside the route table. */
  customPage(path: string): SitePage | null {
    const [locale, rest] = splitLocale(path);
    const route = this.content.customRoute(rest);
    return route ? { route, locale } : null;
  }

  /** The page whose file is at a path. */
  pageAt(path: string): SitePage | null {
    return routesByFile().get(path) ?? this.customPage(path);
  }

  /** Whether a page exists in its language. Error pages and the like are no content of the cms. */
  exists({ route, locale }: SitePage): boolean {
    return !this.content.has(route) || this.content.hasIn(route, locale);
  }

  /** A built page's file in the release; null if its content has changed since, or there is none. */
  builtFile(page: SitePage): { path: string; file: ReleaseFile } | null {
    const path = htmlPath(routeFile(page.route, page.locale));
    const file = this.release.files.get(path);
    return file && this.isAsBuilt(page) ? { path, file } : null;
  }

  /** Whether a page's content is the same as in the release; also true for pages that the content does not have. */
  isAsBuilt(page: SitePage): boolean {
    if (this.content === this.#built || !this.content.has(page.route)) return true;
    const path = routeFile(page.route, page.locale);
    const known = this.#same.get(path);
    if (known !== undefined) return known;
    const [before, now] = [this.#built, this.content].map((content) =>
      content.has(page.route) ? JSON.stringify(content.material(page.route, page.locale)) : null,
    );
    const same = before === now;
    this.#same.set(path, same);
    return same;
  }

  /** A page to render without the engine: without parameters, or filled in by the browser. */
  staticPage({ route, locale }: SitePage): PageToRender {
    return {
      template: route.template,
      path: routeFile(route, locale),
      ...this.content.material(route, locale),
      ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
    };
  }

  /** A server-rendered page to render. */
  serverPage({ route, locale, path, params, query }: PageRequest): PageToRender {
    return {
      template: route.template,
      path,
      ...this.content.material(route, locale, query),
      asked: { params, query },
      ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
    };
  }

  /** A page's feeds by path; null if those of the release are current. */
  feedsOf(page: SitePage): Record<string, string> | null {
    return this.isAsBuilt(page) ? null : this.content.feeds(page.route, page.locale);
  }

  /** All pages, for sitemaps. */
  pages(): Promise<readonly PageOfRelease[]> {
    this.#pages ??= this.content === this.#built ? Promise.resolve(this.release.pages) : this.content.entries();
    return this.#pages;
  }
}

/** The path of a page's HTML file in a release. */
export const htmlPath = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);

let files: ReadonlyMap<string, SitePage> | undefined;

function routesByFile(): ReadonlyMap<string, SitePage> {
  const built = (ROUTES as readonly Route[]).filter(({ kind }) => kind !== 'ssr');
  files ??= new Map(
    built.flatMap((route) => LOCALES.map((locale) => [routeFile(route, locale), { route, locale }] as const)),
  );
  return files;
}
