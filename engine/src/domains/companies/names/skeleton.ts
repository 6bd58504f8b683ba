import { slugify } from '../model.ts';
import { GENERIC_WORDS, LEGAL_FORMS } from './generic-words.ts';

/** Common confusables of Latin letters (Unicode TR39). */
// prettier-ignore
const LOOKALIKES: Record<string, string> = {
  a: 'а α ɑ @ 4', b: 'в ь β', c: 'с ϲ ¢', d: 'ԁ ɗ', e: 'е є ε 3', f: 'ƒ', g: 'ɡ ց', h: 'һ н', j: 'ј', k: 'к κ',
  l: 'і ι ı 1 | ! ӏ ǀ i', m: 'м', n: 'п η ո', o: 'о ο 0 օ', p: 'р ρ', q: 'ԛ', r: 'г', s: 'ѕ 5 $', t: 'т τ 7',
  u: 'υ ս', v: 'ѵ ν', w: 'ԝ ш ω', x: 'х χ', y: 'у γ',
};
const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => others.split(' ').map((other) => [other, latin] as const)),
);
/** Pairs of letters that look like one. */
const LIGATURES: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Latin letters that NFKD does not decompose. */
const UNDECOMPOSED: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' };

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Canonical look of a name, regardless of case, accents, alphabet, spaces and punctuation. */
function skeleton(name: string): string {
  const letters = [...withoutAccents(name.normalize('NFKC').toLowerCase())].map(
    (letter) => LATIN_OF.get(letter) ?? UNDECOMPOSED[letter] ?? letter,
  );
  const line = letters.join('').replace(/[^\p{L}\p{N}]/gu, '');
  return LIGATURES.reduce((text, [two, one]) => text.replace(two, one), line);
}

const normalizeWord = (word: string): string =>
  [...withoutAccents(word.toLowerCase())]
    .map((letter) => UNDECOMPOSED[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The name without the words of a list, unless nothing would be left. */
function removeWords(name: string, words: ReadonlySet<string>): string {
  const left = name.split(/[\s,&/()–-]+/u).filter((word) => word !== '' && !words.has(normalizeWord(word)));
  return left.length > 0 ? left.join(' ') : name;
}

/** Skeletons of the name and of its transliteration: `Алегро` has both. */
function keysOf(name: string): string[] {
  return [...new Set([skeleton(name), skeleton(slugify(name, ''))])].filter((key) => key.length >= 2);
}

/** Keys for comparing company names, ignoring legal forms. */
export const nameKeys = (name: string): string[] => keysOf(removeWords(name, LEGAL_FORMS));

/** Keys for comparison with protected names, ignoring legal forms and generic words such as `Security` or `Online`. */
export const brandKeys = (name: string): string[] => [
  ...new Set([...nameKeys(name), ...keysOf(removeWords(name, new Set([...LEGAL_FORMS, ...GENERIC_WORDS])))]),
];

/** The key under which a protected name is stored. */
export const brandSkeleton = (name: string): string => skeleton(name);

/** Whether a name looks like a domain or one of its labels. */
export function isNameOfDomain(name: string, domain: string): boolean {
  const keys = new Set(brandKeys(name));
  return [...labelsOf(domain), domain].some((label) => keys.has(skeleton(label)));
}

/** Second-level labels under which countries register domains. */
const SHARED_LABELS = new Set(['co', 'com', 'net', 'org', 'edu', 'gov', 'ac', 'or', 'ne', 'info', 'biz', 'shop']);
const COUNTRY = /^[a-z]{2}$/;

/** The labels of a domain without its public suffix, such as `co.uk`. */
export function labelsOf(domain: string): string[] {
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  if (labels.length > 1 && COUNTRY.test(top) && SHARED_LABELS.has(labels.at(-1) ?? '')) labels.pop();
  return labels;
}
