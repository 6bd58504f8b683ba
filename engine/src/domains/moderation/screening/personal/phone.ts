import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode, NumberType, PhoneNumber } from 'libphonenumber-js/max';
import type { Locale } from '@app/contracts/common';
import type { Hit } from '../types.ts';
import {
  before,
  LABEL_AFTER,
  LABEL_BEFORE,
  ORDER_BEFORE,
  OTHER_NUMBER_CUE,
  OTHER_NUMBER_CUE_JA,
  PHONE_CUE,
  PHONE_CUE_JA,
  TELEPHONE_CUE,
  TELEPHONE_CUE_JA,
} from './cues.ts';

/** Countries whose national way of writing a number is tried for a text in a language, most likely first. */
const COUNTRIES: Record<Locale, readonly CountryCode[]> = {
  pl: ['PL'],
  en: ['GB', 'US', 'IE', 'AU'],
  bg: ['BG'],
  bs: ['BA', 'HR', 'RS'],
  cs: ['CZ'],
  da: ['DK'],
  de: ['DE', 'AT', 'CH'],
  el: ['GR', 'CY'],
  es: ['ES', 'MX', 'AR', 'CO'],
  et: ['EE'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  hr: ['HR', 'BA', 'RS'],
  hu: ['HU'],
  it: ['IT', 'CH'],
  ja: ['JP'],
  lt: ['LT'],
  lv: ['LV'],
  nl: ['NL', 'BE'],
  no: ['NO'],
  pt: ['PT', 'BR'],
  ro: ['RO', 'MD'],
  ru: ['RU', 'KZ', 'BY'],
  sk: ['SK'],
  sl: ['SI'],
  sr: ['RS', 'BA'],
  sv: ['SE', 'FI'],
  tr: ['TR'],
  uk: ['UA'],
  vi: ['VN'],
};

const SEPARATOR = String.raw`[ \u00a0.\-/()\u2011_*,·]`;
const CANDIDATE = new RegExp(
  String.raw`(?<![\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])(?:\+|00|\(0?\d{1,4}\)|\d)(?:${SEPARATOR}{0,3}\d){6,15}(?![\p{N}])`,
  'gu',
);
const DATE = String.raw`(?:\d{1,2}[.\-/] ?\d{1,2}[.\-/] ?(?:19|20)?\d{2}|(?:19|20)\d{2}[.\-/]\d{1,2}[.\-/]\d{1,2}|(?:19|20)\d{2})`;
const TIME = String.raw`\d{1,2}[.:]?\d{2}`;
const DATE_OR_TIME = new RegExp(
  `^${DATE}(?:[ \\-/,]{1,3}(?:${DATE}|${TIME})){0,2}$|^${DATE} \\d{1,2}$|^${TIME} ?- ?${TIME}$`,
);
const MONEY_BEFORE = /(?:[$€£¥₴₽₺]|\b(?:usd|eur|pln|gbp|czk|huf|ron|kr|vnd|dkk|sek|nok|rsd|bgn))\s?$/u;
const MONEY_AFTER =
  /^\s?(?:[$€£¥%₴₽₺đ円元]|(?:usd|eur|euro|euros|pln|zł|zl|złotych|gbp|czk|kč|kc|huf|ft|forint|ron|lei|kr|kroner|kronor|vnd|vnđ|đồng|dong|dkk|sek|nok|rub|руб|р|грн|лв|лева|tl|lira|din|dinara|km|kn|k|yen|円|m2|m²|km|kg|g|gb|mb|mah|rpm|stars|people|reviews|x)(?![\p{L}]))/u;
/** Ways of writing that say “telephone” by themselves: an international or trunk prefix, or groups of two to four figures. */
const GROUPED = /^\(?\d{2,5}\)?(?:[ \u00a0.\-/]{1,3}\d{2,4}){2,4}$/;
/** A whole national number in pairs, from its trunk prefix on: “06 98 76 54 32”. Nothing else is written so. */
const IN_PAIRS = /^\(?0\d{1,3}\)?[ .\-/]{1,3}\d{2}(?:[ .-]{1,3}\d{2}){2,4}$/;
const ONE_BY_ONE = /^\d(?:[ \u00a0.\-_*,]{1,2}\d){6,14}$/;
const THOUSANDS = /^\d{1,3}(?:[ \u00a0.,]\d{3})+$/;

const cued = (text: string, at: number): boolean => {
  const lead = before(text, at, 32);
  return PHONE_CUE.test(lead) || PHONE_CUE_JA.test(lead);
};

/** Whether a word says what else has this number, an order or a room, and none between speaks of a telephone. */
function isLabelled(text: string, start: number, end: number): boolean {
  const lead = before(text, start);
  const label = LABEL_BEFORE.exec(lead) ?? OTHER_NUMBER_CUE_JA.exec(lead);
  if (!label && !LABEL_AFTER.test(text.slice(end, end + 14))) return false;
  const between = label ? lead.slice(label.index) : lead.slice(-12);
  const tail = text.slice(end, end + 20);
  return ![between, tail].some((words) => TELEPHONE_CUE.test(words) || TELEPHONE_CUE_JA.test(words));
}

/** Whether the number's own shape, its neighbours and its words allow it to be a telephone number. */
function looksLikePhone(text: string, raw: string, start: number, end: number): boolean {
  const lead = before(text, start, 24);
  const tail = text.slice(end, end + 14);
  const named = cued(text, start);
  if (DATE_OR_TIME.test(raw) || MONEY_BEFORE.test(lead) || MONEY_AFTER.test(tail)) return false;
  if (!raw.startsWith('+') && isLabelled(text, start, end)) return false;
  if (ORDER_BEFORE.test(before(text, start)) && !/^(?:\+|00[1-9])/.test(raw)) return false;
  if (!named && (OTHER_NUMBER_CUE.test(lead) || OTHER_NUMBER_CUE_JA.test(lead))) return false;
  if (/^(?:\+|00[1-9])/.test(raw) || named) return true;
  const digits = raw.replaceAll(/\D/g, '');
  if (/^(\d)\1+$/.test(digits)) return false;
  if (THOUSANDS.test(raw) && !raw.startsWith('0'))
    return digits.length === 9 && raw.includes(' ') ? !digits.endsWith('000') : false;
  if (ONE_BY_ONE.test(raw)) return digits.length >= 9 && !/^(?:1\D*2\D*3\D*4|5\D*4\D*3)/.test(raw);
  return GROUPED.test(raw) || /^\(?0/.test(raw) || digits.length >= 9;
}

/** What shows that it is a telephone number: words, a prefix, pairs, or its figures alone. */
const formOf = (text: string, raw: string, start: number): 'named' | 'international' | 'pairs' | 'shape' => {
  const lead = before(text, start, 32);
  if (TELEPHONE_CUE.test(lead) || PHONE_CUE_JA.test(lead)) return 'named';
  if (/^(?:\+|00[1-9])/.test(raw)) return 'international';
  return IN_PAIRS.test(raw) ? 'pairs' : 'shape';
};

/** Free of charge, at a shared cost or for a whole company: nobody's own telephone. */
const OF_COMPANIES: ReadonlySet<NumberType> = new Set<NumberType>(['TOLL_FREE', 'SHARED_COST', 'UAN']);
const isPersonal = (number: PhoneNumber): boolean => !OF_COMPANIES.has(number.getType());

const parses = (
  raw: string,
  countries: readonly CountryCode[],
  named: boolean,
): CountryCode | 'international' | null => {
  const plain = raw.replace(/^00(?=[1-9])/, '+').replaceAll(/[_*,·]/g, ' ');
  if (plain.startsWith('+')) {
    const number = parsePhoneNumberFromString(plain);
    return number && isPersonal(number) && (named || raw.startsWith('+') ? number.isPossible() : number.isValid())
      ? (number.country ?? 'international')
      : null;
  }
  for (const country of countries) {
    const number = parsePhoneNumberFromString(plain, country);
    if (!number || !(number.isValid() || ((named || IN_PAIRS.test(plain)) && number.isPossible()))) continue;
    return isPersonal(number) ? country : null;
  }
  // A national number may be written with its country's code and no plus.
  const bare = parsePhoneNumberFromString(`+${plain.replaceAll(/\D/g, '')}`);
  return bare?.isValid() && bare.country && countries.includes(bare.country) ? bare.country : null;
};

/**
 * Telephone numbers of a normalised text: international ones, and those written the way of the countries where the
 * text's languages are spoken, that libphonenumber finds valid. Prices, dates, times, orders and articles are not.
 * After a word such as “call” a possible number is enough.
 */
export function findPhones(text: string, languages: ReadonlySet<Locale>): Hit[] {
  const hits: Hit[] = [];
  const countries = [...languages].flatMap((language) => COUNTRIES[language]);
  for (const match of text.matchAll(CANDIDATE)) {
    const raw = match[0].replace(/[^\d]+$/, '');
    const end = match.index + raw.length;
    if (!looksLikePhone(text, raw, match.index, end)) continue;
    const country = parses(raw, countries, cued(text, match.index));
    if (country)
      hits.push({ span: { start: match.index, end }, detail: { country, form: formOf(text, raw, match.index) } });
  }
  return hits;
}
