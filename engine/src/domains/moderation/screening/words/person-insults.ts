import { readWordFile } from '../../phrases/word-file.ts';

/** Beginnings of insults that mean a person and nothing else, in all languages. */
export const PERSON_INSULTS = readWordFile(new URL('person-insults.txt', import.meta.url), ['stems']).stems;
