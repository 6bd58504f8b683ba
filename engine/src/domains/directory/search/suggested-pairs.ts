import { likeness, readName } from '@app/search';
import type { ReadName } from '@app/search';
import type { CompanyKind } from '@app/contracts/common';
import { PLACED_KINDS } from '@app/contracts/discovery/directory';

/** Maximum number of candidates on each side, and of pairs. */
export const MAX_PAIRS = 4;

/** Longer queries do not name a trade and a city; each word adds a pass over all cities. */
const MAX_WORDS = 6;

/** A city or a trade with its parsed name. */
export interface NamedItem {
  kind: CompanyKind;
  companies: number;
  read: ReadName;
  /** Further names of the same. */
  otherReads?: readonly ReadName[];
}

export interface Match<Item> {
  item: Item;
  score: number;
}

/** Items that the query names or resembles, most likely first. */
export const rankByLikeness = <Item extends NamedItem>(
  items: readonly Item[],
  typed: ReadName,
  likenessOf = likeness,
): Match<Item>[] =>
  items
    .map((item) => ({
      item,
      score: [item.read, ...(item.otherReads ?? [])].reduce((best, read) => Math.max(best, likenessOf(typed, read)), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.item.companies - a.item.companies);

/** All splits in two between words: `spa hotels krakow` → `spa` + `hotels krakow`, `spa hotels` + `krakow`. */
function splitsInTwo(q: string): [string, string][] {
  const words = q.trim().split(/\s+/u);
  if (words.length > MAX_WORDS) return [];
  return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
}

/** Finds the first `limit` items for a part of the query, and remembers them for repeated parts. */
function memoizedLookup<Item extends NamedItem>(items: readonly Item[], limit: number, likenessOf: typeof likeness) {
  const found = new Map<string, Match<Item>[]>();
  return (part: string): Match<Item>[] => {
    const known = found.get(part) ?? rankByLikeness(items, readName(part), likenessOf).slice(0, limit);
    found.set(part, known);
    return known;
  };
}

export interface Pair<Trade, Place> {
  trade: Trade;
  place: Place;
  score: number;
}

/** Pairs of a trade and a city of its kind that the query names in either order, most likely first. */
export function findPairs<Trade extends NamedItem, Place extends NamedItem>(
  q: string,
  trades: readonly Trade[],
  places: readonly Place[],
  likenessOf = likeness,
): Pair<Trade, Place>[] {
  const placed = trades.filter(({ kind }) => (PLACED_KINDS as readonly string[]).includes(kind));
  const tradesOf = memoizedLookup(placed, MAX_PAIRS, likenessOf);
  const placesOf = memoizedLookup(places, MAX_PAIRS * PLACED_KINDS.length, likenessOf);
  return splitsInTwo(q)
    .flatMap(([head, tail]) => [
      { what: head, where: tail },
      { what: tail, where: head },
    ])
    .flatMap(({ what, where }) =>
      // Trades are few and cities many: cities are searched only beside words that name a trade.
      tradesOf(what).flatMap(({ item: trade, score }) =>
        placesOf(where)
          .filter(({ item }) => item.kind === trade.kind)
          .map(({ item: place, score: placeScore }) => ({ trade, place, score: score * placeScore })),
      ),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PAIRS);
}
