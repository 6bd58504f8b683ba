import { parse } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { matchRoute, type RouteMatch } from '../src/route-match.ts';
import { hasManyAddresses, queryOf } from './page-queries.ts';
import { decode, redirectOf, splitQuery } from './redirects.ts';

/** What an address says by itself, before anything is looked up. */
export interface Address {
  /** In letters; null when its percent-encoding is broken. */
  path: string | null;
  /** The canonical form that it leads to, when it is another one. */
  redirect: string | null;
  match: RouteMatch | null;
  /** What a server-rendered page reads of the query, and nothing else. */
  query: Record<string, string>;
  /** One for all addresses of the same rendered page. */
  key: string;
  /** Filtered, searched, looked into: one of countless addresses. */
  oneOfMany: boolean;
}

/** Letters of the addresses that are remembered, some thousands; what is told of one takes some times as much. */
const MAX_LETTERS = 250_000;

/** Reading an address takes longer than finding and sending a page that is kept, and most come again. */
const read = new LRUCache<string, Address>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (_, url) => url.length + 1,
  memoMethod: (url) => readAddress(url),
});

/** `url`: percent-encoded, with its query, as a request names it. */
export const addressOf = (url: string): Address => read.memo(url);

function readAddress(url: string): Address {
  const [rawPath, rawQuery] = splitQuery(url.split('#', 1)[0] ?? '');
  const path = decode(rawPath);
  const match = path === null ? null : matchRoute(path);
  const query = match?.route.kind === 'ssr' ? queryOf(match.route.id, parse(rawQuery)) : {};
  return {
    ...{ path, redirect: redirectOf(url), match, query },
    key: `${path}?${new URLSearchParams(query)}`,
    oneOfMany: match !== null && hasManyAddresses(match.route.id, query),
  };
}
