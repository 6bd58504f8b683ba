/** Numbers of our invoices and corrections in a text, in their full form, such as FV/2027/000123. */
export interface FoundNumbers {
  /** The text can mean nothing else. */
  certain: string[];
  /** It may mean these, or something else: a person has to look. */
  possible: string[];
}

const DIGITS = 6;

/** What may stand between the parts of a number, however little of it is left. */
const BETWEEN = String.raw`[\s/\\\-–_.,:;|]*`;
/** Words in front of the year, as in "FV nr 2027/123" or "faktura VAT: 2027/000123". */
const WORDS = String.raw`${BETWEEN}(?:(?:VAT|NR|NO|NUMER)\b${BETWEEN})*`;
const WITH_SERIES = new RegExp(String.raw`(?<![A-Z\d])(FV|KOR)${WORDS}(20\d\d)${BETWEEN}(\d{1,9})`, 'g');
/** Without its series a number counts in full only. */
const WITH_WORD = new RegExp(
  String.raw`(?<![A-Z])(?:FAKTUR[AYE]|F-RA|INVOICE|RECHNUNG|FACTURE|FACTURA|FATTURA)${WORDS}(20\d\d)[/\-\s](\d{6})(?!\d)`,
  'g',
);
const BARE = /(?<![A-Z\d/-])(20\d\d)[/-](\d{6})(?!\d)/g;

/** Words that may touch a number with a slash: codes of titles, as of split payment (`/VAT/23,00/IDC/…/INV/…/TXT/…`). */
const CODES = new Set('INV RFB ROC NR NO VAT TXT IDC TYT IDP TI URI RF F'.split(' '));
/** From this length on a word beside a number is what the payer wrote, not a part of it. */
const PROSE = 4;

/** Characters in front of a number that are looked at. */
const NEAR = 20;

/** The number is the end of a longer one, of somebody else: "PRO/FV/2027/12". */
function hasPrefix(before: string): boolean {
  const [, token] = /([A-Z\d]+)\s?[/\\\-_]$/.exec(before) ?? [];
  return token !== undefined && !CODES.has(token) && (token.length < PROSE || /\d/.test(token));
}

/** The number is the beginning of a longer one: "FV/2027/12/5", "FV/2027/12-A", "FV/2027/000012B". */
function hasSuffix(after: string, complete: boolean): boolean {
  if (/^[/\\\-–_.]\s*\d/.test(after)) return true;
  if (!complete && /^\s*[/\\\-–_]\s*\d/.test(after)) return true;
  const [, separator = '', letters, next] = /^([/\\\-_]?)([A-Z]+)(.?)/.exec(after) ?? [];
  if (letters === undefined) return false;
  if (separator === '') return !complete || letters.length < 2;
  return letters.length < PROSE && !(CODES.has(letters) && next === '/');
}

const DATE = /^\s+(?:\d{1,2}[.\-/]\d{1,2}[.\-/](?:\d{4}|\d\d)|20\d\d-\d\d-\d\d)(?!\d)/;
/** What follows a number as if there were another: "FV/2027/000123, 124", "FV/2027/000123 i 124"; no amounts, no dates. */
const ANOTHER = /^\s*(?:[,;+&/\\–-]|I\b|ORAZ\b|AND\b|UND\b)?\s*(\d{1,9})(?![.,/-]?\d)/;

/**
 * The sequences that digits may mean, together with those behind a space: the bank may have broken a line within the
 * number. Zeros in front are written all or not at all.
 */
function readings(digits: string, after: string): number[] {
  const found = digits.startsWith('0') && digits.length !== DIGITS ? [] : [digits];
  const [, tail] = digits.length < DIGITS && !DATE.test(after) ? (/^\s+(\d{1,5})(?!\d)/.exec(after) ?? []) : [];
  const joined = digits + (tail ?? '');
  if (tail !== undefined && (joined.length === DIGITS || (joined.length < DIGITS && !joined.startsWith('0'))))
    found.push(joined);
  return found.map(Number).filter((sequence) => sequence > 0);
}

const full = (series: string, year: string, sequence: number): string =>
  `${series}/${year}/${String(sequence).padStart(DIGITS, '0')}`;

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();

/**
 * Finds the numbers of our invoices and corrections in the title of a transfer, as people write them: in small letters,
 * with other signs or none between the parts, without zeros, several in one title. A number that is part of a longer one
 * is somebody else's.
 */
export function findInvoiceNumbers(title: string): FoundNumbers {
  const text = plain(title);
  const certain = new Set<string>();
  const possible = new Set<string>();
  // Numbers begin with 1.
  const add = (to: Set<string>, series: string, year: string, sequence: number): void => {
    if (sequence > 0) to.add(full(series, year, sequence));
  };

  for (const match of text.matchAll(WITH_SERIES)) {
    const [whole, series = '', year = '', digits = ''] = match;
    const after = text.slice(match.index + whole.length);
    if (
      hasPrefix(text.slice(Math.max(0, match.index - NEAR), match.index)) ||
      hasSuffix(after, digits.length >= DIGITS)
    )
      continue;
    const sequences = readings(digits, after);
    for (const sequence of sequences) add(sequences.length === 1 ? certain : possible, series, year, sequence);
    const [, another] = ANOTHER.exec(after) ?? [];
    if (another !== undefined && !DATE.test(after)) add(possible, series, year, Number(another));
  }
  for (const match of text.matchAll(WITH_WORD)) {
    const [whole, year = '', digits = ''] = match;
    const after = text.slice(match.index + whole.length);
    add(hasSuffix(after, true) ? possible : certain, 'FV', year, Number(digits));
  }
  for (const [, year = '', digits = ''] of text.matchAll(BARE)) add(possible, 'FV', year, Number(digits));
  return { certain: [...certain], possible: [...possible].filter((number) => !certain.has(number)) };
}
