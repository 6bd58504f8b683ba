import { slugify } from '../model.ts';
import { GENERIC_WORDS, LEGAL_FORMS } from './words.ts';

/** Letters of other alphabets, and signs, that look like one of these Latin letters (Unicode TR39, the common ones). */
// prettier-ignore
const LOOKALIKES: Record<string, string> = {
  a: 'а α ɑ @ 4', b: 'в ь β', c: 'с ϲ ¢', d: 'ԁ ɗ', e: 'е є ε 3', f: 'ƒ', g: 'ɡ ց', h: 'һ н', j: 'ј', k: 'к κ',
  l: 'і ι ı 1 | ! ӏ ǀ i', m: 'м', n: 'п η ո', o: 'о ο 0 օ', p: 'р ρ', q: 'ԛ', r: 'г', s: 'ѕ 5 $', t: 'т τ 7',
  u: 'υ ս', v: 'ѵ ν', w: 'ԝ ш ω', x: 'х χ', y: 'у γ',
};
const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => others.split(' ').map((other) => [other, latin] as const)),
);
/** What a font makes of two letters. */
const LIGATURES: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Latin letters that NFKD leaves whole. */
const WHOLE: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' };

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** How a name looks at a glance: case, accents, alphabets, spaces and hyphens make no other one. */
function looks(name: string): string {
  const letters = [...bare(name.normalize('NFKC').toLowerCase())].map(
    (letter) => LATIN_OF.get(letter) ?? WHOLE[letter] ?? letter,
  );
  const line = letters.join('').replace(/[^\p{L}\p{N}]/gu, '');
  return LIGATURES.reduce((text, [two, one]) => text.replace(two, one), line);
}

const plain = (word: string): string =>
  [...bare(word.toLowerCase())]
    .map((letter) => WHOLE[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The name without words of a list, unless it is made of nothing else. */
function without(name: string, words: ReadonlySet<string>): string {
  const left = name.split(/[\s,&/()–-]+/u).filter((word) => word !== '' && !words.has(plain(word)));
  return left.length > 0 ? left.join(' ') : name;
}

/** As it looks, and as it is read in Latin letters: `Алегро` is both. */
function keysOf(name: string): string[] {
  return [...new Set([looks(name), looks(slugify(name, ''))])].filter((key) => key.length >= 2);
}

/** What a company's name is compared by: its legal form makes no other name. */
export const nameKeys = (name: string): string[] => keysOf(without(name, LEGAL_FORMS));

/** The same for names that are protected: neither does a word that says nothing, such as `Security` or `Online`. */
export const brandKeys = (name: string): string[] => [
  ...new Set([...nameKeys(name), ...keysOf(without(name, new Set([...LEGAL_FORMS, ...GENERIC_WORDS])))]),
];

/** The one under which a protected name is kept. */
export const brandSkeleton = (name: string): string => looks(name);

/** Whether a name is that of a domain: one of its labels, or all of them, however it is spelled. */
export function isNameOfDomain(name: string, domain: string): boolean {
  const keys = new Set(brandKeys(name));
  return [...labelsOf(domain), domain].some((label) => keys.has(looks(label)));
}

/** Second labels under which countries give names out. */
const SHARED_LABELS = new Set(['co', 'com', 'net', 'org', 'edu', 'gov', 'ac', 'or', 'ne', 'info', 'biz', 'shop']);
const COUNTRY = /^[a-z]{2}$/;

/** The labels that name somebody: without the top-level domain, and `co` in `co.uk`. */
export function labelsOf(domain: string): string[] {
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  if (labels.length > 1 && COUNTRY.test(top) && SHARED_LABELS.has(labels.at(-1) ?? '')) labels.pop();
  return labels;
}
