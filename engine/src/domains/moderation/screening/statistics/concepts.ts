import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';
import { writingOf } from '../text/writing.ts';
import type { Writing } from '../text/writing.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text as the entries have them: small, without diacritics unless they make the word, a space between. */
function plainWords(text: string, writing: Writing): string {
  const small = text.toLowerCase();
  if (writing === 'unspaced') return small;
  const words = small.match(WORD) ?? [];
  return (writing === 'whole' ? words : words.map(bareForm)).join(' ');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A short stem begins too many words of other meanings: of two letters it is the word, of three it has short endings. */
const endingOf = (stem: string): string => (stem.length <= 2 ? '(?= |$)' : stem.length === 3 ? '[^ ]{0,2}(?= |$)' : '');

function compile(entries: string, writing: Writing): RegExp {
  const ways = entries
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const words = plainWords(entry.replace(/^=/, ''), writing);
      if (writing !== 'endings') return escaped(words);
      return escaped(words) + (entry.startsWith('=') ? '(?= |$)' : endingOf(words));
    });
  const any = `(?:${ways.join('|')})`;
  if (writing === 'unspaced') return new RegExp(any, 'u');
  return new RegExp(writing === 'whole' ? `(?<=^| )${any}(?= |$)` : `(?<=^| )${any}`, 'u');
}

type Concepts = readonly (readonly [name: string, words: RegExp])[];
const compiled = new Map<Locale, Concepts>();

/** `concepts/<locale>.txt`: a concept a line, `name: entry, entry`; an entry is the beginning of a word, `=` ends it. */
function conceptsIn(language: Locale): Concepts {
  const known = compiled.get(language);
  if (known) return known;
  const file = new URL(`concepts/${language}.txt`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const concepts = lines.map((line) => {
    const [name = '', entries = ''] = line.split(/:(.*)/s);
    return [name, compile(entries, writingOf(language))] as const;
  });
  compiled.set(language, concepts);
  return concepts;
}

/** Names of the concepts that a sentence speaks of, the same in all languages: `fire`, `waitfor`, `discount`. */
export function conceptsOf(sentence: string, language: Locale): string[] {
  const words = plainWords(sentence, writingOf(language));
  return conceptsIn(language)
    .filter(([, pattern]) => pattern.test(words))
    .map(([name]) => name);
}
