/**
 * Cyrillic and Greek letters in Latin ones, so that one spelling finds the other. Letter by letter (but for three
 * Greek pairs whose first letter stays): the beginning of a word must give the beginning of its transliteration, or a
 * half-typed word would not be found. Not a standard's table: й, ё, ї and ў have lost their marks before they get here.
 */
// prettier-ignore
const LETTERS = new Map(
  Object.entries({
    а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', ђ: 'dj', е: 'e', ж: 'zh', з: 'z', и: 'i', і: 'i', ј: 'j', к: 'k',
    л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h',
    ц: 'ts', ч: 'ch', џ: 'dz', ш: 'sh', щ: 'sht', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', ѕ: 'dz', є: 'e',
    α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
    ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
  }),
);

const PAIRS = new Map(Object.entries({ ου: 'ou', αυ: 'av', ευ: 'ev' }));

/** Expects folded text (see `fold`); letters of other scripts stay. */
export function toLatin(folded: string): string {
  return folded
    .replace(/[οαε]υ/gu, (pair) => PAIRS.get(pair) ?? pair)
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LETTERS.get(letter) ?? letter);
}
