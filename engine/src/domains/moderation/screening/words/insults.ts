import type { Locale } from '@app/contracts/common';
import { readWords } from './read-words.ts';

/**
 * Insults of persons beyond the languages' own lists.
 *
 * - `standalone`: insults wherever they stand.
 * - `ofPeople`: insults of somebody only, matched by `comparisons.ts` beside a person, since they name things and
 *   illnesses too.
 */
const INSULTS = readWords('insults', ['standalone', 'ofPeople'], { without: ['ja'] });

/** A language's insults that stand alone. */
export const insultEntries = (language: Locale): readonly string[] => INSULTS.get(language)?.standalone ?? [];

/** What a person is called. */
export const insultsOfPeople = (language: Locale): readonly string[] => INSULTS.get(language)?.ofPeople ?? [];
