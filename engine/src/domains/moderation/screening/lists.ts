import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { readEntries } from './matching/entry.ts';
import type { Entry, ListPart, WordKind } from './matching/entry.ts';
import type { WordIndex } from './matching/matcher.ts';
import { bareForm } from './text/homoglyphs.ts';
import { Trie } from './matching/trie.ts';
import { compilePattern, PATTERN_COUNT } from './staff-patterns.ts';
import type { ListProblem, StaffPattern } from './staff-patterns.ts';
import { allowedEntries } from './words/allowed-phrases.ts';
import { clicheEntries } from './words/cliches.ts';
import { comparisonEntries } from './words/comparisons.ts';
import { insultEntries } from './words/insults.ts';
import { JAPANESE_HATE, JAPANESE_INSULTS, JAPANESE_THREATS } from './words/japanese.ts';
import { packageWords } from './words/package-words.ts';
import { phraseEntries } from './words/phrases.ts';
import { prejudiceEntries } from './words/prejudice.ts';
import { stereotypeEntries } from './words/stereotypes.ts';
import { threatEntries } from './words/threats.ts';
import { violenceEntries } from './words/violence.ts';
import { wishEntries } from './words/wishes.ts';
import { EXACT_LISTS, WORD_LISTS } from './words/word-lists.ts';

/** One word or pattern that staff keep in the cms; `any` is for texts of every language. */
export interface StaffWord {
  language: Locale | 'any';
  word: string;
  kind: WordKind | 'pattern';
}

export const STAFF_WORD_LENGTH = 120;
export const STAFF_WORD_COUNT = 20_000;

/** All lists, ready to be looked up: compiled once, then shared by every screening. */
export interface ScreeningLists {
  everywhere: WordIndex;
  own: ReadonlyMap<Locale, WordIndex>;
  patterns: readonly StaffPattern[];
  /** Lines of the staff that are not in use. */
  problems: readonly ListProblem[];
}

const emptyIndex = (): WordIndex => ({ starts: new Trie(), inside: new Trie(), unspaced: new Trie() });

/** Languages whose words are not parted by spaces: their entries are looked for anywhere. */
const UNSPACED: ReadonlySet<Locale | 'any'> = new Set<Locale>(['ja']);

const add = (index: WordIndex, entry: Entry): void => {
  for (const atom of entry.first) {
    if (UNSPACED.has(entry.language)) index.unspaced.add({ entry, atom: { ...atom, mode: 'contains' } });
    else if (atom.mode === 'contains' || atom.mode === 'suffix') index.inside.add({ entry, atom });
    else index.starts.add({ entry, atom });
  }
};

const VOWEL_AT_END = /[aeiouyаеиоуыяюієї]$/u;
const INFLECTED_STEM = 5;

/** Languages whose nouns have cases: a listed word stands for all of them. Elsewhere endings make other words. */
const DECLINED: ReadonlySet<Locale> = new Set<Locale>([
  'pl',
  'cs',
  'sk',
  'bs',
  'hr',
  'sr',
  'sl',
  'bg',
  'ru',
  'uk',
  'lt',
  'lv',
  'et',
  'fi',
  'hu',
  'tr',
  'el',
]);

/** A word that stands in its basic form is looked for with its endings too, when its stem is long enough to be sure. */
const addInflected = (index: WordIndex, entry: Entry): void => {
  if (entry.rest.length > 0) return;
  for (const atom of entry.first) {
    const stem = atom.bare.replace(VOWEL_AT_END, '');
    if (atom.mode === 'exact' && atom.plain === null && stem.length >= INFLECTED_STEM)
      index.starts.add({ entry, atom: { mode: 'inflected', bare: stem, plain: null } });
  }
};

type EntriesByKind = Partial<Record<'hate' | 'offensive' | 'threats', readonly string[]>>;

const addOwnLists = (everywhere: WordIndex, own: Map<Locale, WordIndex>): void => {
  const shared = new Map<object, WordIndex>();
  for (const language of LOCALES) {
    const list = WORD_LISTS[language];
    const known = shared.get(list);
    if (known) {
      own.set(language, known);
      continue;
    }
    const index = emptyIndex();
    shared.set(list, index);
    own.set(language, index);
    const exact = EXACT_LISTS.has(language);
    const put = (target: WordIndex, part: ListPart, words: readonly string[], kind: WordKind): void => {
      for (const line of words) {
        const word = UNSPACED.has(language) ? line.replaceAll(/\s/g, '') : line;
        // In a text of another language the marks count: a Lithuanian “kekšė” is no German “Kekse”.
        const marked = target === everywhere && word !== bareForm(word);
        for (const entry of readEntries(word, kind, language, { exact: exact || marked, part })) {
          add(target, entry);
          if (target === index && DECLINED.has(language) && (kind === 'offensive' || kind === 'hate'))
            addInflected(index, entry);
        }
      }
    };
    put(everywhere, 'swearing', list.everywhere, 'offensive');
    put(index, 'swearing', list.everywhere, 'offensive');
    put(index, 'words', list.offensive, 'offensive');
    put(index, 'words', list.hate, 'hate');
    put(index, 'words', list.threats, 'threat');
    put(index, 'words', list.mild, 'mild');
    const families = {
      prejudice: prejudiceEntries(language),
      cliches: clicheEntries(language),
      wishes: wishEntries(language),
      families: phraseEntries(language),
      stereotypes: { hate: stereotypeEntries(language) },
      likenings: { offensive: comparisonEntries(language) },
      insults: { offensive: insultEntries(language) },
      violence: { threats: violenceEntries(language) },
      menaces: { threats: threatEntries(language) },
    } satisfies Partial<Record<ListPart, EntriesByKind>>;
    for (const part of Object.keys(families) as (keyof typeof families)[]) {
      const lines: EntriesByKind = families[part];
      put(index, part, lines.hate ?? [], 'hate');
      put(index, part, lines.offensive ?? [], 'offensive');
      put(index, part, lines.threats ?? [], 'threat');
    }
    if (language === 'ja') {
      put(index, 'insults', JAPANESE_INSULTS, 'offensive');
      put(index, 'prejudice', JAPANESE_HATE, 'hate');
      put(index, 'menaces', JAPANESE_THREATS, 'threat');
    }
    // Syllables stand apart: with the letters apart too, nothing shows where one ends.
    if (language === 'vi')
      for (const [words, kind] of [
        [list.offensive, 'offensive'],
        [[...list.mild, ...list.joined], 'mild'],
      ] as const)
        put(
          index,
          'words',
          words.filter((line) => /^\p{L}+(?: \p{L}+)+$/u.test(line)).map((line) => line.replaceAll(' ', '')),
          kind,
        );
    put(UNSPACED.has(language) ? index : everywhere, 'words', list.allow, 'allow');
    put(index, 'words', allowedEntries(language), 'allow');
    for (const word of packageWords(language))
      for (const entry of readEntries(word, 'offensive', language, { exact: true, part: 'package' })) add(index, entry);
  }
};

type BuiltIn = Pick<ScreeningLists, 'everywhere' | 'own'>;

let builtIn: BuiltIn | undefined;

/** The project's own words: made once, which takes a second or two, and never added to. */
function builtInLists(): BuiltIn {
  if (!builtIn) {
    const own = new Map<Locale, WordIndex>();
    builtIn = { everywhere: emptyIndex(), own };
    addOwnLists(builtIn.everywhere, own);
  }
  return builtIn;
}

const layerOver = ({ starts, inside, unspaced }: WordIndex): WordIndex => ({
  starts: new Trie(starts),
  inside: new Trie(inside),
  unspaced: new Trie(unspaced),
});

/** A layer over the built-in lists. Languages that share a list share its layer. */
function layerOverAll({ everywhere, own }: BuiltIn): { everywhere: WordIndex; own: Map<Locale, WordIndex> } {
  const layers = new Map([...new Set(own.values())].map((index) => [index, layerOver(index)]));
  return {
    everywhere: layerOver(everywhere),
    own: new Map([...own].map(([language, index]) => [language, layers.get(index)!])),
  };
}

/**
 * Lays what staff added over the project's own words, as if all had been read together. Only the first call is dear. A
 * line of the staff that cannot be used is left out and named in `problems`.
 */
export function compileLists(staff: readonly StaffWord[] = []): ScreeningLists {
  const { everywhere, own } = layerOverAll(builtInLists());
  const patterns: StaffPattern[] = [];
  const problems: ListProblem[] = [];
  for (const [at, { language, word, kind }] of staff.entries()) {
    const line = word.trim();
    const refuse = (reason: ListProblem['reason']): number =>
      problems.push({ word: line.slice(0, STAFF_WORD_LENGTH), language, reason });
    if (line === '') refuse('empty');
    else if (at >= STAFF_WORD_COUNT) refuse('too_many');
    else if (kind === 'pattern') {
      const pattern = compilePattern(line, language);
      if ('reason' in pattern) problems.push(pattern);
      else if (patterns.length >= PATTERN_COUNT) refuse('too_many');
      else patterns.push(pattern);
    } else if (line.length > STAFF_WORD_LENGTH) refuse('too_long');
    else {
      const entries = readEntries(line, kind, language);
      if (entries.length === 0) refuse('empty');
      for (const entry of entries) add(language === 'any' ? everywhere : own.get(language)!, entry);
    }
  }
  return { everywhere, own, patterns, problems };
}
