import { LOCALES, type Locale } from '@app/locales';
import type { SiteContent } from '../../node/site-content.ts';
import { splitLocale } from '../../src/lib/links.ts';
import { ROUTES, isDynamic, routeFile, routePattern, type Route } from '../../src/routes.ts';
import type { PageOfRelease, ReleaseFile } from '../release-files.ts';
import type { Release } from '../releases.ts';
import type { PageToDraw } from '../renderer.ts';

/** A page of the site, in one language. */
export interface SitePage {
  route: Route;
  locale: Locale;
}

/** A server-rendered page as it was asked for. */
export interface AskedPage extends SitePage {
  /** Decoded. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** What the site says now: a release, and above it what the cms has published since. */
export class ServedSite {
  readonly release: Release;
  readonly content: SiteContent;
  readonly #built: SiteContent;
  readonly #redirects: ReadonlyMap<string, { to: string; permanent: boolean }>;
  readonly #same = new Map<string, boolean>();
  #pages: Promise<readonly PageOfRelease[]> | undefined;

  /** `built`: what the release is made of; `content`: the same, or something newer. */
  constructor(release: Release, built: SiteContent, content: SiteContent = built) {
    this.release = release;
    this.content = content;
    this.#built = built;
    this.#redirects = new Map(content.content.pages.redirects.map(({ from, ...redirect }) => [from, redirect]));
  }

  /** By staff; `path` without locale. */
  redirectAt(path: string): { to: string; permanent: boolean } | undefined {
    return this.#redirects.get(path);
  }

  /** Whether staff have taken a page back; `path` without locale. */
  isGone(path: string): boolean {
    if (this.content === this.#built) return this.release.gone.has(path);
    if (this.content.ownRoute(path)) return false;
    return this.release.gone.has(path) || this.#built.ownRoute(path) !== undefined;
  }

  /** A page that staff have put at an address of its own. */
  ownPage(path: string): SitePage | null {
    const [locale, rest] = splitLocale(path);
    const route = this.content.ownRoute(rest);
    return route ? { route, locale } : null;
  }

  /** The page whose file lies at a path. */
  pageAt(path: string): SitePage | null {
    return filesOfTable().get(path) ?? this.ownPage(path);
  }

  /** Where a built page lies in the release, and its file; null when the release has not this very page. */
  builtFile(page: SitePage): { path: string; file: ReleaseFile } | null {
    const path = htmlOf(routeFile(page.route, page.locale));
    const file = this.release.files.get(path);
    return file && this.isAsBuilt(page) ? { path, file } : null;
  }

  /** Whether the release was built from the same words for a page; true where it must do, because there is nothing newer. */
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

  /** A page without parameters, or one that the browser fills in. */
  toDraw({ route, locale }: SitePage): PageToDraw {
    return {
      ...{ template: route.template, path: routeFile(route, locale), ...this.content.material(route, locale) },
      ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
    };
  }

  /** A server-rendered page. */
  toRender({ route, locale, path, params, query }: AskedPage): PageToDraw {
    return {
      ...{ template: route.template, path, ...this.content.material(route, locale, query), asked: { params, query } },
      ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
    };
  }

  /** The feeds beside a page, by their path; null when those of the release are these. */
  feedsOf(page: SitePage): Record<string, string> | null {
    return this.isAsBuilt(page) ? null : this.content.feeds(page.route, page.locale);
  }

  /** All pages, for search engines. */
  pages(): Promise<readonly PageOfRelease[]> {
    this.#pages ??= this.content === this.#built ? Promise.resolve(this.release.pages) : this.content.entries();
    return this.#pages;
  }
}

/** Where a page lies among the files of a release. */
export const htmlOf = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);

let files: ReadonlyMap<string, SitePage> | undefined;

function filesOfTable(): ReadonlyMap<string, SitePage> {
  const built = (ROUTES as readonly Route[]).filter(({ kind }) => kind !== 'ssr');
  files ??= new Map(
    built.flatMap((route) => LOCALES.map((locale) => [routeFile(route, locale), { route, locale }] as const)),
  );
  return files;
}
