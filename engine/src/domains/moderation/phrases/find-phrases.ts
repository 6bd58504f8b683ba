import type { Locale } from '@app/contracts/common';
import { readEntries } from '../screening/matching/entry.ts';
import { matchWords } from '../screening/matching/matcher.ts';
import type { WordIndex } from '../screening/matching/matcher.ts';
import { Trie } from '../screening/matching/trie.ts';
import type { Normalised } from '../screening/text/normalise.ts';
import type { Span } from '../screening/types.ts';
import type { WordLists } from './word-file.ts';

/** Diacritics count in Vietnamese, where they make other words: “quà” is a gift, “qua” means “by”. */
function buildIndex(lines: readonly string[], language: Locale): WordIndex {
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

const cache = new WeakMap<object, Map<Locale, Map<string, WordIndex>>>();

/** Indexes by concept, built with the first text in a language. */
function indexesOf(lists: WordLists<string>, language: Locale): Map<string, WordIndex> {
  const byLanguage = cache.get(lists) ?? new Map<Locale, Map<string, WordIndex>>();
  cache.set(lists, byLanguage);
  const cached = byLanguage.get(language);
  if (cached) return cached;
  const indexes = new Map(Object.entries(lists).map(([concept, lines]) => [concept, buildIndex(lines, language)]));
  byLanguage.set(language, indexes);
  return indexes;
}

/** Whether a text has any word of these concepts in any language: a cheap test that most texts fail. */
export function mentionsAny<Concept extends string>(
  listsByLocale: Record<Locale, WordLists<Concept>>,
  concepts: readonly Concept[],
  normalised: Normalised,
): boolean {
  const indexes = Object.entries<WordLists<Concept>>(listsByLocale).flatMap(([language, lists]) =>
    concepts.flatMap((concept) => indexesOf(lists, language as Locale).get(concept) ?? []),
  );
  return matchWords(normalised, indexes, { serbian: true }).length > 0;
}

/** Spans of each concept's words in a text, in units of the normalised one. */
export function findPhrases<Concept extends string>(
  concepts: readonly Concept[],
  lists: WordLists<Concept>,
  normalised: Normalised,
  language: Locale,
): Record<Concept, Span[]> {
  const serbian = language === 'sr';
  const indexes = indexesOf(lists, language);
  const spans = (index: WordIndex | undefined): Span[] =>
    index ? matchWords(normalised, [index], { serbian }).map(({ start, end }) => ({ start, end })) : [];
  return Object.fromEntries(concepts.map((concept) => [concept, spans(indexes.get(concept))])) as Record<
    Concept,
    Span[]
  >;
}
