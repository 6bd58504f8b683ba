import type { Locale } from '@app/contracts/common';
import type { Hit } from '../types.ts';
import { before } from './cues.ts';
import { DOCUMENT_CUE, DOCUMENT_JA } from './identity-documents.ts';
import { NATIONAL_IDS } from './national-ids.ts';
import { findBirthDates, findPlates } from './plates.ts';

const ENOUGH_DIGITS = /\d(?:[^\d\n]{0,3}\d){4}/;
const SAME_DIGITS = /^(\d)\1+$/;

/** A number written with a cue is taken when a cue stands before it and no other cue is nearer to it. */
const cueBefore = (text: string, at: number, cue: RegExp | null): boolean =>
  cue !== null && cue.test(before(text, at, 45).replaceAll(/[.:№#°º-]/g, ' '));

/** Personal numbers of 25 countries, numbers of identity documents and plates, and dates of birth, in a normalised text. */
export function findNationalIds(
  text: string,
  languages: ReadonlySet<Locale>,
  isCapital: (at: number) => boolean = () => false,
): Hit[] {
  const hits: Hit[] = [...findPlates(text, isCapital), ...findBirthDates(text)];
  if (!ENOUGH_DIGITS.test(text)) return hits;
  const taken = (start: number): boolean => hits.some(({ span }) => span.start === start);
  for (const { id, shape, valid, cue, languages: own } of NATIONAL_IDS) {
    for (const match of text.matchAll(shape)) {
      const raw = match[1]!;
      const compact = raw.replaceAll(/[ .\-/+](?=[\da-z])/g, (sign) => (id === 'fi_hetu' ? sign : ''));
      if (taken(match.index) || SAME_DIGITS.test(compact)) continue;
      const named = cueBefore(text, match.index, cue);
      const proven = valid(compact) && (own === null || own.some((language) => languages.has(language)));
      if (!named && !proven) continue;
      hits.push({ span: { start: match.index, end: match.index + raw.length }, detail: { id, named } });
    }
  }
  for (const match of [...text.matchAll(DOCUMENT_CUE), ...text.matchAll(DOCUMENT_JA)]) {
    const start = match.index + match[0].lastIndexOf(match[1]!);
    if (!taken(start))
      hits.push({ span: { start, end: match.index + match[0].length }, detail: { id: 'document', named: true } });
  }
  return hits;
}
