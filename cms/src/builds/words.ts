import { WORDS } from '../words/say.ts';
import type en from '../words/en.json';

/** Words of the list of builds in one language. */
export type BuildWords = (typeof en)['builds'];

/** In the admin's language; English where it is none of ours. */
export const buildWords = (language: string): BuildWords =>
  (((WORDS as Record<string, unknown>)[language] ?? WORDS.en) as { builds: BuildWords }).builds;
