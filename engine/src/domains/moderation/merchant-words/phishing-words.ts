import { SHARED_CROATIAN, readWordFiles } from '../phrases/word-file.ts';

/**
 * Sections of `phishing-words/<locale>.txt`, whose entries are in the notation of `screening/matching/entry.ts`:
 *
 * - `ask`: “enter, confirm, send”: what the reader should do, also with an account said to be in danger.
 * - `secret`: what no honest mail asks for.
 * - `account`: what is said to be in danger.
 * - `alarm`: what is said to have happened to it.
 * - `never`: “we never ask”, “do not share”.
 */
export const PHISHING_CONCEPTS = ['ask', 'secret', 'account', 'alarm', 'never'] as const;

export const PHISHING_WORDS = readWordFiles(new URL('phishing-words/', import.meta.url), PHISHING_CONCEPTS, {
  sharedFiles: SHARED_CROATIAN,
});
