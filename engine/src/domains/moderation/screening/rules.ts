import type { Grade, Locale } from '@app/contracts/common';
import { findHandles } from './links/handles.ts';
import { findLinks } from './links/links.ts';
import { findObfuscatedLinks } from './links/obfuscated.ts';
import type { ScreeningLists } from './lists.ts';
import type { WordKind } from './matching/entry.ts';
import { isAlone } from './matching/people.ts';
import { hasOtherMeaning } from './matching/ambiguity.ts';
import { isFigurative } from './matching/figurative.ts';
import { isSurname } from './matching/names.ts';
import { isSelfReference } from './matching/self-reference.ts';
import { findHints } from './matching/together.ts';
import type { Hint, HintKind } from './matching/together.ts';
import { matchWords, readWords } from './matching/matcher.ts';
import type { WordMatch } from './matching/matcher.ts';
import { findAddresses } from './personal/address.ts';
import { findEmails } from './personal/email.ts';
import { findNationalIds } from './personal/national-id.ts';
import { findCards, findIbans } from './personal/payment.ts';
import { findPhones } from './personal/phone.ts';
import { findSpokenPhones } from './personal/spoken.ts';
import { findContradiction } from './sentiment/contradiction.ts';
import { ALIKE_SIMILARITY, DUPLICATE_SIMILARITY, fingerprint, isComparable, similarity } from './similarity.ts';
import { findByStatistics } from './statistics/find.ts';
import { findPatterns } from './staff-patterns.ts';
import type { Normalised } from './text/normalise.ts';
import type { Hit, RecentBody, RuleId, Weight } from './types.ts';

/** What a rule may look at. */
export interface RuleInput {
  original: string;
  normalised: Normalised;
  /** The text's language, or the one its form has when the text shows none; null when neither is known. */
  language: Locale | null;
  /** Languages that the text may be in: their lists and their countries' numbers count. */
  languages: ReadonlySet<Locale>;
  grade: Grade;
  statistics: boolean;
  recentBodies: readonly RecentBody[];
  lists: ScreeningLists;
  /** Listed words of the text, looked up once for the four rules about them. */
  words: () => readonly WordMatch[];
  /** Hints in the text, looked up once too. */
  hints: () => readonly Hint[];
}

export interface Rule {
  id: RuleId;
  /** Raised when the rule would decide otherwise about the same text; word lists count as data, not as the rule. */
  version: number;
  weight: Weight;
  /** Where it looks: an author's name is screened for insults and contact details only. */
  fields: readonly ('body' | 'author_name')[];
  /** Whether its spans are in units of the original text rather than of the normalised one. */
  original?: boolean;
  find: (input: RuleInput) => Hit[];
}

const listed =
  (kind: WordKind) =>
  ({ original, normalised, languages, words }: RuleInput): Hit[] =>
    words()
      .filter(({ entry }) => entry.kind === kind)
      // Who calls themselves an idiot insults nobody.
      .filter(
        ({ start, end }) =>
          kind === 'threat' || kind === 'hate' || !isSelfReference(normalised.text, start, end, languages),
      )
      .flatMap((match): Hit[] => {
        const { entry, start, end, how } = match;
        const detail = { entry: entry.source.slice(0, 80), list: entry.language, part: entry.part, how };
        const span = { start, end };
        // Authors who separate the letters of a coarse word know what it is.
        if (kind === 'mild' && how === 'spaced' && entry.language !== 'ja') return [{ span, detail, weight: 'hold' }];
        if (isFigurative(normalised.text, match) || hasOtherMeaning(normalised.text, match, languages))
          return [{ span, detail, weight: 'second_sign' }];
        if (isSurname(original, normalised.starts[start] ?? 0, normalised.ends[end - 1] ?? 0))
          // One look is enough at a word of two lists.
          return kind === 'hate' ? [] : [{ span, detail, weight: 'look' }];
        if (isAlone(normalised.text, match, languages))
          return [{ span, detail: { ...detail, part: `${entry.part} of nobody` } }];
        return [{ span, detail }];
      });

const hinted = (kind: HintKind, { hints }: RuleInput): Hit[] =>
  hints()
    .filter((hint) => hint.kind === kind)
    .map(({ sets, start, end }) => ({ span: { start, end }, detail: { part: 'hints', sets } }));

const findDuplicates = ({ original, recentBodies }: RuleInput): Hit[] => {
  if (recentBodies.length === 0) return [];
  const own = fingerprint(original);
  if (!isComparable(own)) return [];
  let best = { id: '', score: 0 };
  for (const { id, body } of recentBodies) {
    const score = similarity(own, fingerprint(body));
    if (score > best.score) best = { id, score };
  }
  if (best.score < ALIKE_SIMILARITY) return [];
  const detail = { similarity: Math.round(best.score * 100) / 100, reviewId: best.id };
  return [
    {
      span: { start: 0, end: original.length },
      detail,
      weight: best.score >= DUPLICATE_SIMILARITY ? 'hold' : 'second_sign',
    },
  ];
};

/** Whether a capital letter stands at a place of the normalised text. */
const capitals =
  (original: string, { starts }: Normalised) =>
  (at: number): boolean =>
    /^\p{Lu}/u.test(original.slice(starts[at], (starts[at] ?? 0) + 2));

/** Tells no reason: it never holds alone, and no statement of reasons names it. */
export const STATISTICS = 'statistics.abuse' satisfies RuleId;

const BODY = ['body'] as const;
const BOTH = ['body', 'author_name'] as const;

/** Every rule about a review's text, with its version. The order is that of the findings. */
export const RULES: readonly Rule[] = [
  {
    id: 'words.offensive',
    version: 5,
    weight: 'hold',
    fields: BOTH,
    find: (input) => [...listed('offensive')(input), ...hinted('offensive', input)],
  },
  {
    id: 'words.hate',
    version: 5,
    weight: 'hold',
    fields: BOTH,
    find: (input) => [...listed('hate')(input), ...hinted('hate', input)],
  },
  {
    id: 'words.threat',
    version: 4,
    weight: 'hold',
    fields: BODY,
    find: (input) => [...listed('threat')(input), ...hinted('threat', input)],
  },
  { id: 'words.mild', version: 3, weight: 'second_sign', fields: BODY, find: listed('mild') },
  {
    id: 'personal.email',
    version: 2,
    weight: 'hold',
    fields: BOTH,
    find: ({ normalised }) => findEmails(normalised.text),
  },
  {
    id: 'personal.iban',
    version: 2,
    weight: 'hold',
    fields: BODY,
    find: ({ normalised }) => findIbans(normalised.text),
  },
  {
    id: 'personal.card',
    version: 1,
    weight: 'hold',
    fields: BODY,
    find: ({ normalised }) => findCards(normalised.text),
  },
  {
    id: 'personal.national_id',
    version: 5,
    weight: 'hold',
    fields: BODY,
    find: ({ original, normalised, languages }) =>
      findNationalIds(normalised.text, languages, capitals(original, normalised)),
  },
  {
    id: 'personal.phone',
    version: 5,
    weight: 'hold',
    fields: BOTH,
    find: ({ normalised, languages }) => [
      ...findPhones(normalised.text, languages),
      ...findSpokenPhones(normalised.text, languages),
    ],
  },
  {
    id: 'personal.address',
    version: 4,
    weight: 'hold',
    fields: BODY,
    find: ({ original, normalised }) => findAddresses(normalised.text, capitals(original, normalised)),
  },
  {
    id: 'links.url',
    version: 2,
    weight: 'hold',
    fields: BOTH,
    find: ({ original, normalised, languages }) => findLinks(original, normalised, languages),
  },
  {
    id: 'links.obfuscated',
    version: 4,
    weight: 'hold',
    fields: BODY,
    find: ({ original, normalised, languages }) => findObfuscatedLinks(original, normalised, languages),
  },
  {
    id: 'links.handle',
    version: 4,
    weight: 'hold',
    fields: BODY,
    find: ({ normalised }) => findHandles(normalised.text),
  },
  { id: 'links.advert', version: 1, weight: 'hold', fields: BODY, find: (input) => hinted('advert', input) },
  { id: 'text.near_duplicate', version: 1, weight: 'hold', fields: BODY, original: true, find: findDuplicates },
  {
    id: 'text.contradicts_grade',
    version: 1,
    weight: 'second_sign',
    fields: BODY,
    find: ({ normalised, grade, language }) => (language ? findContradiction(normalised, grade, language) : []),
  },
  {
    id: 'staff.pattern',
    version: 1,
    weight: 'hold',
    fields: BODY,
    original: true,
    find: ({ original, lists, languages }) => findPatterns(original, lists.patterns, languages),
  },
  {
    id: STATISTICS,
    version: 1,
    weight: 'look',
    fields: BODY,
    original: true,
    find: ({ original, statistics, language }) => (statistics && language ? findByStatistics(original, language) : []),
  },
];

/** The word lists to look a text up in: those of its languages, and what is looked for in every text. */
export function matchListed(
  normalised: Normalised,
  languages: ReadonlySet<Locale>,
  lists: ScreeningLists,
): WordMatch[] {
  const own = new Set([...languages].map((language) => lists.own.get(language)!));
  return matchWords(normalised, [lists.everywhere, ...own], { serbian: languages.has('sr') });
}

/** Hints of a text in its languages. */
export const matchHints = (normalised: Normalised, languages: ReadonlySet<Locale>): Hint[] =>
  findHints(normalised.text, readWords(normalised.text, languages.has('sr')), languages);
