import { fold } from '../reading/fold.ts';

/** A word of the base, with what it is called in one language. */
export interface Term {
  base: string;
  /** Beginnings of words by which it is found in the base: its inflected forms. */
  found: string[];
  /** What it is called; the first is the usual one. None yet: only marked. */
  translations: string[];
  note: string | null;
}

/** A term of a base text, and whether its translation has it. */
export interface UsedTerm extends Term {
  isMissing: boolean;
}

/** Alternatives of a field, separated by commas. */
export const alternatives = (field: string | null | undefined): string[] =>
  (field ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches words that begin as a term does, in a folded text; letters before it are another word. */
function beginningsOf({ base, found }: Term): RegExp {
  const words = found.length > 0 ? found : [base];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => escaped(fold(word))).join('|')})`, 'u');
}

/** A text in parts, of which those that are a term of the glossary name it. */
export function splitAtTerms(text: string, terms: readonly Term[]): { part: string; term?: Term }[] {
  const folded = fold(text);
  // Without marks of their own letters stay where they are; otherwise nothing is marked.
  if (terms.length === 0 || folded.length !== text.length) return [{ part: text }];
  const hits = terms
    .flatMap((term) => {
      const pattern = new RegExp(`${beginningsOf(term).source}[\\p{L}\\p{N}]*`, 'gu');
      return [...folded.matchAll(pattern)].map((hit) => ({ from: hit.index, to: hit.index + hit[0].length, term }));
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const parts: { part: string; term?: Term }[] = [];
  let at = 0;
  for (const { from, to, term } of hits) {
    if (from < at) continue;
    if (from > at) parts.push({ part: text.slice(at, from) });
    parts.push({ part: text.slice(from, to), term });
    at = to;
  }
  if (at < text.length) parts.push({ part: text.slice(at) });
  return parts;
}

/** Placeholders and tags are no words. */
const readable = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');

/**
 * The terms of a base text. A translation has a term if it has one of its translations anywhere: languages inflect at
 * the end, and German writes words together. An empty translation lacks nothing yet.
 */
export function usedTerms(base: string, translation: string, terms: readonly Term[]): UsedTerm[] {
  const [source, own] = [fold(readable(base)), fold(readable(translation))];
  return terms
    .filter((term) => beginningsOf(term).test(source))
    .map((term) => {
      const has = term.translations.some((one) => own.includes(fold(one)));
      return { ...term, isMissing: own.trim() !== '' && term.translations.length > 0 && !has };
    });
}
