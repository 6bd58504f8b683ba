import { foldHost, hostAndParents, hostOf, ownLabels } from './web-address.ts';
import { type Run, compactOf, filterValue, runsOf, scriptOf } from './words.ts';

/** A query in the index's spelling. */
export interface ParsedQuery {
  /** Nothing was typed: list everything. */
  blank: boolean;
  words: Run[];
  /** Names without gaps that the query may name in full: the query itself, and for a host the part before its end. */
  compacts: string[];
  /** The host when an address was typed, and the domains that it lies in, longest first. */
  hosts: string[];
  script: string;
  filters: [name: string, value: string][];
}

const MOST_WORDS = 10;
const MOST_LETTERS = 200;

/** Undefined filters are left out. */
export function parseQuery(q: string, filters: Record<string, string | undefined> = {}): ParsedQuery {
  const typed = q.trim().slice(0, MOST_LETTERS);
  const host = hostOf(typed);
  const words = runsOf(host ? ownLabels(host) : typed).slice(0, MOST_WORDS);
  const compacts = new Set([compactOf(host ? runsOf(host) : words), compactOf(words)]);
  return {
    blank: typed === '',
    words,
    compacts: [...compacts].filter((compact) => compact !== ''),
    hosts: host ? hostAndParents(foldHost(host)) : [],
    script: scriptOf(typed),
    filters: Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, filterValue(value)] satisfies [string, string]],
    ),
  };
}
