/** Syllables in Hepburn's spelling, by rows; folding has made katakana hiragana. */
const ROWS: readonly (readonly [kana: string, first: string])[] = [
  ['あいうえお', ''],
  ['かきくけこ', 'k'],
  ['がぎぐげご', 'g'],
  ['さしすせそ', 's'],
  ['ざじずぜぞ', 'z'],
  ['たちつてと', 't'],
  ['だぢづでど', 'd'],
  ['なにぬねの', 'n'],
  ['はひふへほ', 'h'],
  ['ばびぶべぼ', 'b'],
  ['ぱぴぷぺぽ', 'p'],
  ['まみむめも', 'm'],
  ['らりるれろ', 'r'],
];
const SYLLABLES = new Map<string, string>([
  ...ROWS.flatMap(([kana, first]) => [...kana].map((syllable, i) => [syllable, first + 'aiueo'.charAt(i)] as const)),
  ...Object.entries({ し: 'shi', じ: 'ji', ち: 'chi', ぢ: 'ji', つ: 'tsu', づ: 'zu', ふ: 'fu', ゔ: 'vu' }),
  ...Object.entries({ や: 'ya', ゆ: 'yu', よ: 'yo', わ: 'wa', ゐ: 'i', ゑ: 'e', を: 'o', ん: 'n' }),
]);
const SMALL_VOWELS: Readonly<Record<string, string>> = { ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' };
const SMALL_Y: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

const RUNS = /[ぁ-ゖー]{2,}/gu;
const SIBILANTS = /^(?:sh|ch|j)$/u;

/** `しゃ` is sha, `きょ` kyo, `ふぁ` fa, `らっぷ` rappu; a long vowel is written once. */
function romanised(kana: string): string {
  let latin = '';
  let doubled = false;
  for (const letter of kana) {
    if (letter === 'ー') continue;
    if (letter === 'っ') {
      doubled = true;
      continue;
    }
    const glide = SMALL_Y[letter];
    const vowel = SMALL_VOWELS[letter];
    if (glide !== undefined || vowel !== undefined) {
      const stem = latin.replace(/[aiueo]$/u, '');
      latin =
        stem +
        (glide === undefined ? vowel : SIBILANTS.test(stem.slice(-2)) || stem.endsWith('j') ? glide.slice(1) : glide);
      continue;
    }
    const syllable = SYLLABLES.get(letter) ?? '';
    latin += doubled ? (syllable.startsWith('ch') ? 't' : syllable.charAt(0)) + syllable : syllable;
    doubled = false;
  }
  return latin;
}

/** Runs of kana in Latin letters, as they are spelt and with long vowels written once (`toukyou` and `tokyo`). */
export function kanaInLatin(folded: string): string[] {
  return (folded.match(RUNS) ?? []).flatMap((run) => {
    const latin = romanised(run);
    const short = latin.replace(/ou|oo/gu, 'o').replace(/uu/gu, 'u');
    return [...new Set([latin, short])].filter((word) => word.length > 1);
  });
}
