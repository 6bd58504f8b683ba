import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { pages } from '../../../cms/src/seed/pages/index.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { localePath } from '../../../site/src/lib/addresses/links.ts';
import { matchRoute } from '../../../site/src/routes/match-route.ts';
import { addressesOf, readSample } from './visits.ts';

/** Concurrent requests. */
const AT_ONCE = 4;

/**
 * Targets of a page's links within the site: path and query, as browsers resolve them. Links within the page are left
 * out, which error pages have too.
 */
function linksIn(html: string, base: string): string[] {
  const { origin } = new URL(base);
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"#][^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
    const url = new URL(address.replaceAll('&amp;', '&'), base);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Link → a page that contains it. */
async function collect(request: APIRequestContext, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inTurns(paths, async (path) => {
    const answer = await request.get(path);
    for (const link of linksIn(await answer.text(), answer.url())) if (!found.has(link)) found.set(link, path);
  });
  return found;
}

/** The kind of a link: its route and the names of its parameters. Each cms page is its own kind. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const id = matchRoute(decodeURI(pathname))?.route.id ?? pathname;
  return [id, ...[...searchParams.keys()].toSorted()].join(' ');
}

/** At most this many links of each kind. */
function someOfEachKind(links: readonly string[], count: number): string[] {
  const counts = new Map<string, number>();
  return links.filter((link) => {
    const kind = kindOf(link);
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return before < count;
  });
}

/**
 * Broken links on a locale's routes and seeded pages, each with a page that contains it.
 * @param perKind links of one kind to follow: a hundred companies' pages are alike
 */
export async function deadLinks(request: APIRequestContext, locale: Locale, perKind = Infinity): Promise<string[]> {
  const routes = addressesOf(await readSample(request), locale).filter(
    ({ staffOnly, leadsTo }) => !staffOnly && !leadsTo,
  );
  const paths = [...routes.map(({ path }) => path), ...pages.map(({ path }) => localePath(locale, path))];
  const links = await collect(request, [...new Set(paths)]);
  // Header and footer alone have this many.
  expect(links.size).toBeGreaterThan(50);
  const dead: string[] = [];
  await inTurns(someOfEachKind([...links.keys()], perKind), async (link) => {
    const status = (await request.get(link)).status();
    if (status >= 400) dead.push(`${status} ${link} (on ${links.get(link)})`);
  });
  return dead.toSorted();
}
