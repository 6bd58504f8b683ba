import { countrySpecs, isValidIBAN } from 'ibantools';
import type { Hit } from '../types.ts';
import { ACCOUNT_CUE, ACCOUNT_CUE_JA, before, CARD_CUE, CARD_CUE_JA } from './cues.ts';
import { digitRuns, luhn } from './digits.ts';

const IBAN = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ \u00a0-]?[a-z0-9]){11,30}/gu;

/** Accounts as countries wrote them before: Hungary's eights, British sort codes, Danish and Swedish clearing, Japan's. */
const NATIONAL =
  /(?<!\d)(\d{8}-\d{8}(?:-\d{8})?)(?!\d)|(?<!\p{L})(?:sort code|sortcode|clearing\p{L}{0,6}|reg\.? ?nr\.?|bsb|routing(?: number)?|bankgiro|plusgiro|blz)[ :.]{0,3}(\d[\d -]{3,9}\d)|(?:普通|当座|口座番号)[\s:は]{0,3}(\d{6,8})(?!\d)|(?<!\p{L})(?:account|acct|a\/c|konto\p{L}{0,6}|kontonummer|rekening\p{L}{0,6}|cuenta|conto|hesap|compte) ?(?:no|nr|number|num)?[.:]? ?(\d{7,10})(?!\d)/gu;

/** Bank accounts: IBANs whose check holds, or that follow the word for an account with their country's length. */
export function findIbans(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const match of text.matchAll(IBAN)) {
    const length = countrySpecs[match[0].slice(0, 2).toUpperCase()]?.chars;
    if (!length) continue;
    let end = 0;
    for (let signs = 0; end < match[0].length && signs < length; end += 1)
      if (/[a-z0-9]/.test(match[0][end]!)) signs += 1;
    const raw = match[0].slice(0, end);
    const compact = raw.replaceAll(/[^a-z0-9]/g, '').toUpperCase();
    if (compact.length !== length || /[\p{L}\p{N}]/u.test(text[match.index + end] ?? '')) continue;
    const valid = isValidIBAN(compact);
    if (valid || ACCOUNT_CUE.test(before(text, match.index)) || /\d{10}/.test(compact)) {
      hits.push({
        span: { start: match.index, end: match.index + end },
        detail: { country: compact.slice(0, 2), valid },
      });
    }
  }
  for (const match of text.matchAll(NATIONAL)) {
    const number = match.slice(1).find(Boolean)!;
    const start = match.index + match[0].lastIndexOf(number);
    if (!hits.some(({ span }) => span.start <= start && start < span.end))
      hits.push({ span: { start, end: start + number.length }, detail: { country: 'unknown', valid: false } });
  }
  for (const { raw, digits, start, end } of digitRuns(text)) {
    if (hits.some(({ span }) => span.start < end && start < span.end)) continue;
    const polish = digits.length === 26 && isValidIBAN(`PL${digits}`);
    const lead = before(text, start, 24);
    const named = (digits.length >= 10 && !raw.includes('(') && ACCOUNT_CUE.test(lead)) || ACCOUNT_CUE_JA.test(lead);
    if (polish || named)
      hits.push({ span: { start, end }, detail: { country: polish ? 'PL' : 'unknown', valid: polish } });
  }
  return hits;
}

/** Known beginnings of card numbers and their lengths (ISO/IEC 7812 issuer ranges). */
const CARDS: readonly [RegExp, readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|65|64[4-9]|622)/, [16, 19]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^(?:50|5[6-9]|6[0-9])/, [16, 17, 18, 19]],
  [/^(?:220[0-4]|9792)/, [16]],
];
const FOUR_BY_FOUR = /^\d{4}([ \u00a0-])\d{4}\1\d{4}\1\d{4}$/;

/** Payment cards: a known issuer, its length and Luhn's check; or sixteen figures in fours, or after the word “card”. */
export function findCards(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const { raw, digits, start, end } of digitRuns(text)) {
    if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) continue;
    const issuer = CARDS.some(([prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length));
    const lead = before(text, start);
    const named = CARD_CUE.test(lead) || CARD_CUE_JA.test(lead);
    if ((issuer && luhn(digits)) || (FOUR_BY_FOUR.test(raw) && issuer) || (named && digits.length >= 14)) {
      hits.push({ span: { start, end }, detail: { digits: digits.length, checked: luhn(digits) } });
    }
  }
  return hits;
}
