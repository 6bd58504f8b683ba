import type { Locale } from '@app/contracts/common';
import { conceptsOf } from './concepts.ts';

/** Buckets that features of words are hashed into: twice as many found no more of unread attacks. */
export const WORD_BUCKETS = 1 << 17;
/** The same for concepts and pairs of them. */
export const CONCEPT_BUCKETS = 1 << 14;

/** Lengths of character n-grams, in UTF-16 units of a word with a mark before and after it. */
const SHORTEST = 2;
const LONGEST = 5;
/** So much of a word stands for it in pairs of words: endings differ more often than they matter. */
const STEM = 5;

const WORD = /[\p{L}\p{M}\p{N}@.+-]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Numbers of buckets, none twice. */
export interface Features {
  words: number[];
  concepts: number[];
}

/** FNV-1a with a final mix, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * Character n-grams of the words, the words themselves, pairs of neighbouring words and of words with one between them.
 * All digits count as 0. A language without spaces has n-grams alone.
 */
function wordFeatures(sentence: string): number[] {
  const found = new Set<number>();
  const add = (feature: string): void => void found.add(hash(feature) % WORD_BUCKETS);
  let last = '';
  let secondLast = '';
  for (const word of sentence.toLowerCase().replace(/\d/g, '0').match(WORD) ?? []) {
    const marked = `_${word}_`;
    const unspaced = UNSPACED.test(word);
    for (let length = unspaced ? 1 : SHORTEST; length <= LONGEST; length += 1)
      for (let at = 0; at + length <= marked.length; at += 1) add(`c${marked.slice(at, at + length)}`);
    if (unspaced) continue;
    const stem = word.slice(0, STEM);
    add(`w${word}`);
    add(`b${last} ${stem}`);
    add(`s${secondLast} ${stem}`);
    secondLast = last;
    last = stem;
  }
  return [...found];
}

/** Concepts and pairs of them: what is learned in one language is known in all. */
function conceptFeatures(sentence: string, language: Locale): number[] {
  const names = conceptsOf(sentence, language);
  const pairs = names.flatMap((name, at) => names.slice(at + 1).map((other) => `${name}+${other}`));
  return [...new Set([...names, ...pairs].map((name) => hash(name) % CONCEPT_BUCKETS))];
}

/** What the statistics know of a sentence. */
export const featuresOf = (sentence: string, language: Locale): Features => ({
  words: wordFeatures(sentence),
  concepts: conceptFeatures(sentence, language),
});
