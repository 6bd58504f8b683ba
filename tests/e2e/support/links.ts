import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { pages } from '../../../cms/src/seed/pages/index.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { localePath } from '../../../site/src/lib/links.ts';
import { matchRoute } from '../../../site/src/route-match.ts';
import { addressesOf, readSample } from './visits.ts';

/** How many are asked for at the same time. */
const AT_ONCE = 4;

/**
 * Where the links of a page lead, as far as it is this site: path and query, as browsers make them of the address.
 * Those within the page are left out: error pages, too, have a link to their content, and offer another try.
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

/** Link → a page that has it. */
async function collect(request: APIRequestContext, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inTurns(paths, async (path) => {
    const answer = await request.get(path);
    for (const link of linksIn(await answer.text(), answer.url())) if (!found.has(link)) found.set(link, path);
  });
  return found;
}

/** What differs only in what it is about: the route and the names of the query. A page of the cms is its own kind. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const id = matchRoute(decodeURI(pathname))?.route.id ?? pathname;
  return [id, ...[...searchParams.keys()].toSorted()].join(' ');
}

/** At most so many links of each kind. */
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
 * Links on the routes and the seeded pages of a locale that answer with an error, each with a page that has it.
 * @param perKind how many links of one kind are followed: a hundred companies' pages are made alike
 */
export async function deadLinks(request: APIRequestContext, locale: Locale, perKind = Infinity): Promise<string[]> {
  const routes = addressesOf(await readSample(request), locale).filter(
    ({ staffOnly, leadsTo }) => !staffOnly && !leadsTo,
  );
  const paths = [...routes.map(({ path }) => path), ...pages.map(({ path }) => localePath(locale, path))];
  const links = await collect(request, [...new Set(paths)]);
  // The header and the foot alone have as many.
  expect(links.size).toBeGreaterThan(50);
  const dead: string[] = [];
  await inTurns(someOfEachKind([...links.keys()], perKind), async (link) => {
    const status = (await request.get(link)).status();
    if (status >= 400) dead.push(`${status} ${link} (on ${links.get(link)})`);
  });
  return dead.toSorted();
}
