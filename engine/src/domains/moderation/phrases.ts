import type { Locale } from '@app/contracts/common';
import { readEntries } from './screening/matching/entry.ts';
import { matchWords } from './screening/matching/matcher.ts';
import type { WordIndex } from './screening/matching/matcher.ts';
import { Trie } from './screening/matching/trie.ts';
import type { Normalised } from './screening/text/normalise.ts';
import type { Span } from './screening/types.ts';

/** Lists of words of one language, by what they mean. */
type Phrases<Concept extends string> = { [concept in Concept]?: readonly string[] };

/** In Vietnamese marks make other words: “quà” is a gift, “qua” means by. */
function indexOf(lines: readonly string[], language: Locale): WordIndex {
  const index: WordIndex = { starts: new Trie(), inside: new Trie(), unspaced: new Trie() };
  for (const line of lines)
    for (const entry of readEntries(line, 'threat', language, { exact: language === 'vi' }))
      for (const atom of entry.first) {
        if (language === 'ja') index.unspaced.add({ entry, atom: { ...atom, mode: 'contains' } });
        else if (atom.mode === 'contains' || atom.mode === 'suffix') index.inside.add({ entry, atom });
        else index.starts.add({ entry, atom });
      }
  return index;
}

const read = new WeakMap<object, Map<Locale, Map<string, WordIndex>>>();

/** The lists of a language, read with its first text. */
function indexesOf(phrases: Phrases<string>, language: Locale): Map<string, WordIndex> {
  const byLanguage = read.get(phrases) ?? new Map<Locale, Map<string, WordIndex>>();
  read.set(phrases, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const made = new Map(Object.entries(phrases).map(([concept, lines = []]) => [concept, indexOf(lines, language)]));
  byLanguage.set(language, made);
  return made;
}

/** Whether a text has any of some words of any language: cheap, where most texts have none. */
export function mentionsAny<Concept extends string>(
  tables: Record<Locale, Phrases<Concept>>,
  concepts: readonly Concept[],
  normalised: Normalised,
): boolean {
  const indexes = Object.entries<Phrases<Concept>>(tables).flatMap(([language, phrases]) =>
    concepts.flatMap((concept) => indexesOf(phrases, language as Locale).get(concept) ?? []),
  );
  return matchWords(normalised, indexes, { serbian: true }).length > 0;
}

/** Where words of each list stand in a text, in units of the normalised one. */
export function placesOf<Concept extends string>(
  concepts: readonly Concept[],
  phrases: Phrases<Concept>,
  normalised: Normalised,
  language: Locale,
): Record<Concept, Span[]> {
  const serbian = language === 'sr';
  const indexes = indexesOf(phrases, language);
  const spans = (index: WordIndex | undefined): Span[] =>
    index ? matchWords(normalised, [index], { serbian }).map(({ start, end }) => ({ start, end })) : [];
  return Object.fromEntries(concepts.map((concept) => [concept, spans(indexes.get(concept))])) as Record<
    Concept,
    Span[]
  >;
}
