import type { MarketCountry } from './types.ts';

/** Letters that lose no accent under NFD, and Bulgarian by the country's own transliteration act. */
// prettier-ignore
const LETTERS: Record<string, string> = {
  ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', ø: 'o', ı: 'i', '&': ' and ',
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y',
  ю: 'yu', я: 'ya',
};
const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A name as lower-case ASCII words joined by hyphens, spelt as the country does. */
export function slugify(name: string, country: MarketCountry): string {
  const table = country === 'DE' ? { ...LETTERS, ...GERMAN } : LETTERS;
  return [...name.normalize('NFC').toLowerCase()]
    .map((letter) => table[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
