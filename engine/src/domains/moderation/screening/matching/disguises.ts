import { bareForm, homoglyphReadings } from '../text/homoglyphs.ts';
import type { Word } from '../text/words.ts';
import type { Place } from './trie.ts';

/** A word that may hide another: what each of its places may stand for, and where the places lie. */
export interface Disguise {
  how: 'symbols' | 'spaced' | 'joined' | 'repeated';
  places: Place[];
  /** Per place, the letter that is written there; null where one is hidden. */
  letters: (string | null)[];
  /** Per place, in units of the normalised text. */
  starts: number[];
  ends: number[];
  /** Stems shorter than this are taken for chance. */
  minStem: number;
  /** Whether the hidden word may begin in the middle (letters in a row do not show where a word begins). */
  anyStart: boolean;
}

/** Digits and signs in place of letters. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'bg',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '¥': 'y',
  '¢': 'c',
  µ: 'u',
  '×': 'x',
};
/** The same in a word of Cyrillic letters. */
const CYRILLIC_LEET: Record<string, string> = {
  '0': 'о',
  '1': 'иі',
  '3': 'езэ',
  '4': 'ч',
  '6': 'б',
  '8': 'в',
  '9': 'я',
  '@': 'а',
  '€': 'е',
  $: 'с',
};
const CYRILLIC = /\p{Script=Cyrillic}/u;
const MASK = /[*#%•°^~×¤□■●○◯_]/u;
const LETTER = /\p{L}/u;
const units = (letters: string): number[] => Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at));

const MAX_LENGTH = 30;
const SYMBOL_CHUNK = /[\p{L}\p{N}*#%•°^~×¤□■●○◯_@$!|€£+¥¢µ]{3,60}/gu;
const HAS_SYMBOL = /[\p{L}\p{N}][*#%•°^~×¤□■●○◯_@$!|€£+¥¢µ]|[@$€£][\p{L}\p{N}]/u;
const SEPARATOR = String.raw`[\s.\-_*'·|/\\,+~=:;•]`;
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$]${SEPARATOR}{1,3}){2,40}[\p{L}\p{N}@$](?![\p{L}\p{N}])`,
  'gu',
);
const JOINED = /[\p{L}\p{N}]{1,20}(?:[.\-_*'·|/\\~=:;,+]{1,2}[\p{L}\p{N}]{1,20}){1,4}/gu;
const THREE_IN_A_ROW = /(\p{L})\1\1/u;

/** Readings of a digit inside a word: “sh1t” is “shit” or “shlt”. Sizes and models (“a55”, “mp3”) have too few letters. */
export function digitReadings(word: string): string[] {
  const digits = word.replaceAll(/[^0-9]/g, '').length;
  if (
    digits === 0 ||
    word.length < 4 ||
    word.length > MAX_LENGTH ||
    word.length - digits < 2 ||
    digits > word.length - digits
  )
    return [];
  const signs = CYRILLIC.test(word) ? CYRILLIC_LEET : LEET;
  const read = (alternative: number): string =>
    word.replaceAll(/[0-9]/g, (digit) => signs[digit]?.[alternative] ?? signs[digit]?.[0] ?? digit);
  return [...new Set([read(0), read(1)])];
}

/** Readings of a word with a letter written three times or more: each such run as one letter, and as two. */
export function squeezedReadings(word: string): string[] {
  if (!THREE_IN_A_ROW.test(word)) return [];
  return [word.replaceAll(/(\p{L})\1{2,}/gu, '$1'), word.replaceAll(/(\p{L})\1{2,}/gu, '$1$1')];
}

const placesOf = (
  text: string,
  from: number,
  alphabet: (letter: string) => Place | null,
): Pick<Disguise, 'places' | 'letters' | 'starts' | 'ends'> => {
  const places: Place[] = [];
  const letters: (string | null)[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = from;
  let previous = '';
  for (const letter of text) {
    const place = alphabet(letter);
    const end = at + letter.length;
    const last = places.length - 1;
    if (place && letter === previous && place.units !== null) {
      places[last] = { units: place.units, repeat: places[last]!.repeat + 1 };
      ends[last] = end;
    } else if (place) {
      places.push(place);
      letters.push(place.units === null ? null : letter);
      starts.push(at);
      ends.push(end);
    }
    previous = place ? letter : '';
    at = end;
  }
  return { places, letters, starts, ends };
};

const literal = (letter: string): Place => {
  const [glyph] = homoglyphReadings(`a${letter}`);
  const bare = bareForm(letter);
  const own = bare.length === 1 ? bare : letter;
  const signs = (LEET[letter] ?? '') + (CYRILLIC_LEET[letter] ?? '');
  return { units: units(glyph ? own + glyph.slice(1) : signs || own), repeat: 1 };
};

/** Words with signs inside: “f@ck”, “k***a”, “s#!t”. A lone first letter with stars hides too much to be read here. */
function* symbolDisguises(text: string): Generator<Disguise> {
  for (const match of text.matchAll(SYMBOL_CHUNK)) {
    const raw = match[0];
    if (!HAS_SYMBOL.test(raw)) continue;
    const lead = /^[^\p{L}\p{N}@$€£]+/u.exec(raw)?.[0].length ?? 0;
    const trail = /[!|+_~^°]+$/u.exec(raw)?.[0].length ?? 0;
    const chunk = raw.slice(lead, raw.length - trail);
    const letters = Array.from(chunk).filter((letter) => LETTER.test(letter)).length;
    const masks = Array.from(chunk).filter((letter) => MASK.test(letter)).length;
    if (chunk.length > MAX_LENGTH || chunk.length < 3 || letters === 0) continue;
    if (letters === 1 && chunk.length > 3 && !/^\p{L}[*#]{2,6}\p{L}?$/u.test(chunk) && masks > 0) continue;
    if (masks > letters + 1 && !/^\p{L}\*{3,5}$/u.test(chunk)) continue;
    const alphabet = (letter: string): Place =>
      MASK.test(letter) || (masks > 0 && /[@$!|+]/.test(letter)) ? { units: null, repeat: 1 } : literal(letter);
    yield { how: 'symbols', ...placesOf(chunk, match.index + lead, alphabet), minStem: 3, anyStart: false };
  }
}

/** Letters one by one: “k u r w a”, “f.u.c.k”, “s-h-i-t”. */
function* spacedDisguises(text: string): Generator<Disguise> {
  for (const match of text.matchAll(SPACED)) {
    const alphabet = (letter: string): Place | null => (/[\p{L}\p{N}@$]/u.test(letter) ? literal(letter) : null);
    yield { how: 'spaced', ...placesOf(match[0], match.index, alphabet), minStem: 3, anyStart: true };
  }
}

/** A word cut by a sign: “fu.ck”, “kur-wa”, “sh_it”; also “f...k”, where the dots stand for letters. */
function* joinedDisguises(text: string): Generator<Disguise> {
  for (const match of text.matchAll(JOINED)) {
    // “5-seater” is a number and a word.
    if (match[0].length > MAX_LENGTH || /^\d+[^\p{L}\p{N}]/u.test(match[0])) continue;
    const alphabet = (letter: string): Place | null => (/[\p{L}\p{N}]/u.test(letter) ? literal(letter) : null);
    const disguise = {
      how: 'joined' as const,
      ...placesOf(match[0], match.index, alphabet),
      minStem: 4,
      anyStart: false,
    };
    if (disguise.places.length >= 4) yield disguise;
  }
}

/** Words with a letter written many times: “fuuuuck”, “kuuurwaaa”. */
function* repeatedDisguises(words: readonly Word[]): Generator<Disguise> {
  for (const word of words) {
    if (word.plain.length > 60 || !THREE_IN_A_ROW.test(word.plain)) continue;
    yield { how: 'repeated', ...placesOf(word.plain, word.start, literal), minStem: 3, anyStart: false };
  }
}

/** Every place of a normalised text where a word may hide in another dress. */
export function* findDisguises(text: string, words: readonly Word[]): Generator<Disguise> {
  yield* symbolDisguises(text);
  yield* spacedDisguises(text);
  yield* joinedDisguises(text);
  yield* repeatedDisguises(words);
}
