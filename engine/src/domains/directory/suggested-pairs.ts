import { likeness, readName } from '@app/search';
import type { ReadName } from '@app/search';
import type { CompanyKind } from '@app/contracts/common';
import { PLACED_KINDS } from '@app/contracts/directory';

/** Cities and trades that a query may name together: so many of each are tried. */
export const TOGETHER = 4;

/** Of more words nobody names a trade and a city; each one more would be gone through with every city. */
const MOST_WORDS = 6;

/** A city or a trade with its name as the index spells it. */
export interface Named {
  kind: CompanyKind;
  companies: number;
  read: ReadName;
}

export interface Likely<Item> {
  item: Item;
  score: number;
}

/** What the words name or resemble, most likely first. */
export const best = <Item extends Named>(items: readonly Item[], typed: ReadName, liken = likeness): Likely<Item>[] =>
  items
    .map((item) => ({ item, score: liken(typed, item.read) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.item.companies - a.item.companies);

/** The query cut in two between words: `spa hotels krakow` → `spa` + `hotels krakow`, `spa hotels` + `krakow`. */
function cuts(q: string): [string, string][] {
  const words = q.trim().split(/\s+/u);
  if (words.length > MOST_WORDS) return [];
  return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
}

/** The first `limit` of what each part of a query names: a part that comes back is not looked up again. */
function lookUp<Item extends Named>(items: readonly Item[], limit: number, liken: typeof likeness) {
  const found = new Map<string, Likely<Item>[]>();
  return (part: string): Likely<Item>[] => {
    const known = found.get(part) ?? best(items, readName(part), liken).slice(0, limit);
    found.set(part, known);
    return known;
  };
}

export interface Pair<Trade, Place> {
  trade: Trade;
  place: Place;
  score: number;
}

/** A trade and a city of its kind that the query names together, in either order, most likely first. */
export function pairsIn<Trade extends Named, Place extends Named>(
  q: string,
  trades: readonly Trade[],
  places: readonly Place[],
  liken = likeness,
): Pair<Trade, Place>[] {
  const placed = trades.filter(({ kind }) => (PLACED_KINDS as readonly string[]).includes(kind));
  const tradesOf = lookUp(placed, TOGETHER, liken);
  const placesOf = lookUp(places, TOGETHER * PLACED_KINDS.length, liken);
  return cuts(q)
    .flatMap(([head, tail]) => [
      { what: head, where: tail },
      { what: tail, where: head },
    ])
    .flatMap(({ what, where }) =>
      // Trades are few and cities many: these are gone through only beside words that name a trade.
      tradesOf(what).flatMap(({ item: trade, score }) =>
        placesOf(where)
          .filter(({ item }) => item.kind === trade.kind)
          .map(({ item: place, score: also }) => ({ trade, place, score: score * also })),
      ),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, TOGETHER);
}
