import { readWordFile } from '../../phrases/word-file.ts';
import type { WordMatch } from './matcher.ts';

const WORDS = readWordFile(new URL('../words/figurative.txt', import.meta.url), [
  'deniers',
  'between',
  'deniers-inside',
  'killing',
  'longed-for',
  'longed-for-after',
  'possessives',
  'persons',
  'bombs',
  'places',
]);
/** A pattern from lists of words: `$name` becomes a group of that list's entries. */
const pattern = (source: string): RegExp =>
  new RegExp(
    source.replaceAll(/\$([a-z-]+)/g, (_, name: keyof typeof WORDS) => `(?:${WORDS[name].join('|')})`),
    'u',
  );

const DENIED = pattern(String.raw`(?<!\p{L})$deniers(?: $between)?[ ’']{1,2}$`);
const DENIED_INSIDE = pattern(String.raw`(?<!\p{L})$deniers-inside(?!\p{L})`);
const KILLED = pattern('$killing');
const LONGED_FOR = pattern(String.raw`(?<!\p{L})$longed-for (?:\p{L}{1,12} ?){0,5}$`);
const LONGED_FOR_AFTER = pattern('^ $longed-for-after ');
const POSSESSIVE = pattern(String.raw`(?<!\p{L})$possessives$`);
const PERSON = pattern(String.raw`^\s?(?:\p{L}+ )?$persons`);
const BOMB = pattern('$bombs');
const PLACED = pattern(String.raw`^ $places(?!\p{L})`);
const OWNED = /^ (?:your|my|their|the) /u;

/** Whether a threat is said figuratively: denied, longed for, or of a thing. */
export function isFigurative(text: string, { entry, start, end }: WordMatch): boolean {
  if (entry.kind !== 'threat') return false;
  const lead = text.slice(Math.max(0, start - 24), start);
  const found = text.slice(start, end);
  if (DENIED.test(lead) || DENIED_INSIDE.test(found)) return true;
  const rest = text.slice(end, end + 24);
  if (KILLED.test(found) && (LONGED_FOR.test(found) || LONGED_FOR_AFTER.test(rest))) return true;
  if (BOMB.test(found) && !PLACED.test(rest)) return true;
  if (entry.language !== 'en') return false;
  const owned = OWNED.exec(rest);
  if (owned && found.endsWith('kill')) return !PERSON.test(rest.slice(owned[0].length));
  return POSSESSIVE.test(found) && !PERSON.test(rest);
}
