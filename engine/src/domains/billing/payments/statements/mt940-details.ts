import { joinParts } from './statement.ts';

/** What field :86: tells of an entry. */
export interface EntryDetails {
  title: string;
  payer: string | null;
  /** A number that some banks give each entry. */
  bankReference: string | null;
}

/** A code of the kind of entry, then subfields: `020<00…`, `020~00…`, `020?00…`, `020^00…`. */
const SUBFIELDS = /^\d{0,4}\s?([<~?^>|])\d\d/;
/** A word with a colon, as mBank writes: `OD: …; TYT.: …; TNR: …`. */
const LABELLED = /(?:^|;)\s*TYT\.:/i;
const LABEL = {
  title: /(?:^|;)\s*TYT\.:\s*(.*?)\s*(?:;\s*(?:TNR|DATA STEMPLA|ID ZLEC\.?|KURS|REF\. KLIENTA)\s*:.*)?;?\s*$/i,
  payer: /(?:^|;)\s*OD:\s*(.*?)\s*(?:;\s*(?:TYT\.|TNR)\s*:|$)/i,
  reference: /(?:^|;)\s*TNR:\s*([\w.]+)/i,
};
/** In titles of SEPA payments: the purpose follows `SVWZ+`, up to the next such word. */
const SEPA_PURPOSE = /SVWZ\+(.*?)\s*(?=(?:ABWA|ABWE|BIC|IBAN)\+|$)/;

const or = (...texts: string[]): string | null => texts.find((text) => text !== '') ?? null;

function readSubfields(text: string, separator: string): EntryDetails {
  const fields = new Map<number, string>();
  const [, ...parts] = text.split(new RegExp(`\\${separator}(?=\\d\\d)`));
  for (const part of parts) {
    const number = Number(part.slice(0, 2));
    fields.set(number, (fields.get(number) ?? '') + part.slice(2));
  }
  const between = (from: number, to: number) =>
    joinParts([...fields].flatMap(([number, value]) => (number >= from && number <= to ? [value] : [])));
  const name = between(32, 33);
  // With "?", as in Germany, all of 20–29 and 60–63 are title; Polish banks have the other party in 27–29 and 60–63.
  const german = separator === '?' && name !== '';
  const title = german ? [between(20, 29), between(60, 63)].filter(Boolean).join(' ') : between(20, 25);
  const [, purpose] = SEPA_PURPOSE.exec(title) ?? [];
  return { title: purpose ?? title, payer: or(name, between(27, 28)), bankReference: null };
}

/** Text of lines that a bank has broken at 65 characters or between words. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1] ?? '';
    const glued = index === 0 || previous.endsWith(' ') || previous.length >= 65;
    text += glued ? line : ` ${line}`;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Reads field :86: in the dialects of Polish and German banks: subfields by number, labels, or free text, which is the
 * title as a whole.
 */
export function readDetails(lines: readonly string[]): EntryDetails {
  const unbroken = lines.join('');
  const [, separator] = SUBFIELDS.exec(unbroken) ?? [];
  if (separator !== undefined) return readSubfields(unbroken, separator);
  const text = joinLines(lines);
  if (!LABELLED.test(text)) return { title: text, payer: null, bankReference: LABEL.reference.exec(text)?.[1] ?? null };
  return {
    title: LABEL.title.exec(text)?.[1] ?? '',
    payer: or(LABEL.payer.exec(text)?.[1] ?? ''),
    bankReference: LABEL.reference.exec(text)?.[1] ?? null,
  };
}
