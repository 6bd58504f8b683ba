const MAX_SLUG = 60;
// Letters that NFKD does not decompose, in the Latin alphabets of our markets.
const LATIN: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', ð: 'd' };
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
};
// prettier-ignore
const GREEK: Record<string, string> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
};

/** URL slug of a name: lower-case Latin letters, digits, single hyphens; `fallback` if nothing is left. */
export function slugify(name: string, fallback: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0400-\u04ff]/gu, (letter) => CYRILLIC[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0370-\u03ff]/gu, (letter) => GREEK[letter] ?? '-')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => LATIN[letter] ?? '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '');
  return plain.length >= 2 ? plain : fallback;
}

const TIME_ZONES: Record<string, string> = {
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  RO: 'Europe/Bucharest',
  HU: 'Europe/Budapest',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  BG: 'Europe/Sofia',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  PT: 'Europe/Lisbon',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  EE: 'Europe/Tallinn',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  UA: 'Europe/Kyiv',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  SI: 'Europe/Ljubljana',
  RS: 'Europe/Belgrade',
  BA: 'Europe/Sarajevo',
  TR: 'Europe/Istanbul',
  IE: 'Europe/Dublin',
  JP: 'Asia/Tokyo',
  VN: 'Asia/Ho_Chi_Minh',
  US: 'America/New_York',
};

/** Default time zone of a country; UTC if it is not in the table. */
export function timeZoneOf(country: string): string {
  return TIME_ZONES[country] ?? 'UTC';
}
