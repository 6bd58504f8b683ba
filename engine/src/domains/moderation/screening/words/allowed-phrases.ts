import type { Locale } from '@app/contracts/common';
import { readWords } from './read-words.ts';

/**
 * What a wider entry would match wrongly: bitches at the vet's, donkeys to ride on, dishes and plants with a coarse
 * name, things that are foolproof, people who feel that they were taken for fools. Each entry must span all that it
 * allows, so an insult beside it still counts.
 */
const ALLOWED = readWords('allowed-phrases', ['allow'], { without: ['ja'] });

/** Entries of a language that allow what others match. */
export const allowedEntries = (language: Locale): readonly string[] => ALLOWED.get(language)?.allow ?? [];
