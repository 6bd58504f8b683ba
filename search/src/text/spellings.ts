import { fold } from './fold.ts';
import { kanaInLatin } from './kana.ts';
import { toLatin } from './transliterate.ts';

/**
 * How languages write Cyrillic and Greek letters in Latin ones, where they differ from `toLatin`: readers type what
 * their newspapers print. Folded, so without marks: Czech ž is z. Pairs and triples stand before single letters.
 */
// prettier-ignore
const WAYS: readonly Record<string, string>[] = [
  // English
  { ии: 'y', х: 'kh', щ: 'shch', є: 'ye' },
  // German
  { дж: 'dsch', ж: 'sch', з: 's', х: 'ch', ц: 'z', ч: 'tsch', ш: 'sch', щ: 'schtsch', ю: 'ju', я: 'ja', в: 'w', є: 'je' },
  // Polish
  { дж: 'dz', ж: 'z', х: 'ch', ц: 'c', ч: 'cz', ш: 'sz', щ: 'szcz', ю: 'ju', я: 'ja', в: 'w', є: 'je' },
  // Czech and, but for х, Croatian
  { дж: 'dz', ж: 'z', х: 'ch', ц: 'c', ч: 'c', ш: 's', щ: 'st', ю: 'ju', я: 'ja', є: 'je', џ: 'dz' },
  { дж: 'dz', ж: 'z', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 'sc', ю: 'ju', я: 'ja', є: 'je', џ: 'dz' },
  // French
  { дж: 'dj', ж: 'j', х: 'kh', ч: 'tch', ш: 'ch', щ: 'chtch', у: 'ou', ю: 'iou', я: 'ia', є: 'ie' },
  // Hungarian
  { дж: 'dzs', ж: 'zs', з: 'z', с: 'sz', х: 'h', ц: 'c', ч: 'cs', ш: 's', щ: 'st', ю: 'ju', я: 'ja', є: 'je' },
  // Greek as it is spoken
  {
    μπ: 'b', ντ: 'd', γκ: 'g', γγ: 'ng', ου: 'ou', ευ: 'ef', αυ: 'af', ει: 'i', οι: 'i', αι: 'e',
    υ: 'i', χ: 'h', η: 'i', β: 'v',
  },
  { μπ: 'b', ντ: 'd', γκ: 'g', γγ: 'ng', ου: 'u', ευ: 'ev', αυ: 'av', ει: 'ei', οι: 'oi', αι: 'ai', υ: 'y', χ: 'h', β: 'v' },
  // Greek as it is written in loanwords
  { ου: 'ou', ευ: 'eu', αυ: 'au', γγ: 'ng', γξ: 'nx', γχ: 'nch', β: 'b', η: 'e', υ: 'y', χ: 'ch', φ: 'ph' },
];

const RULES = WAYS.map((way) => ({
  way: new Map(Object.entries(way)),
  // Pairs before single letters.
  letters: new RegExp(
    Object.keys(way)
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'gu',
  ),
}));

const WORD = /[\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/**
 * The words of a text in other letters as they are written in Latin ones, in every way but that of `toLatin`; none for
 * a text in Latin letters. Chinese characters have no reading of their own, so names in those are found as written.
 */
export function spellingsOf(text: string): string[] {
  const folded = fold(text);
  const plain = new Set((folded.match(WORD) ?? []).map(toLatin));
  const words = (folded.match(WORD) ?? []).flatMap((word) =>
    RULES.map(({ way, letters }) => toLatin(word.replace(letters, (found) => way.get(found) ?? found))),
  );
  return [...new Set([...words.filter((word) => !plain.has(word)), ...kanaInLatin(folded)])];
}
