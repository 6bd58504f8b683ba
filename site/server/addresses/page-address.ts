import { parse } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { matchRoute, type RouteMatch } from '../../src/routes/match-route.ts';
import { isUnbounded, canonicalQuery } from './page-queries.ts';
import { decodePath, canonicalRedirect, splitQuery } from './redirects.ts';

/** What a URL says without any lookup. */
export interface PageAddress {
  /** Decoded; null if its percent-encoding is broken. */
  path: string | null;
  /** The canonical URL to redirect to, if it differs. */
  redirect: string | null;
  match: RouteMatch | null;
  /** The parameters that a server-rendered page reads, and no others. */
  query: Record<string, string>;
  /** Cache key, the same for all URLs of one rendered page. */
  key: string;
  /** Filtered or searched: one of an unbounded number of variants. */
  unbounded: boolean;
}

/** Cache size in characters of URLs, some thousand entries. */
const MAX_LETTERS = 250_000;

/** Parsing a URL costs more than sending a cached page, and most URLs recur. */
const addresses = new LRUCache<string, PageAddress>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (_, url) => url.length + 1,
  memoMethod: (url) => parseAddress(url),
});

/** `url`: path and query as in the request, percent-encoded. */
export const parsePageAddress = (url: string): PageAddress => addresses.memo(url);

function parseAddress(url: string): PageAddress {
  const [rawPath, rawQuery] = splitQuery(url.split('#', 1)[0] ?? '');
  const path = decodePath(rawPath);
  const match = path === null ? null : matchRoute(path);
  const query = match?.route.kind === 'ssr' ? canonicalQuery(match.route.id, parse(rawQuery)) : {};
  return {
    path,
    redirect: canonicalRedirect(url),
    match,
    query,
    key: `${path}?${new URLSearchParams(query)}`,
    unbounded: match !== null && isUnbounded(match.route.id, query),
  };
}
