import { wordFor } from '../words/fill.ts';
import type { Words } from '../words/say.ts';

/** The desk's own words in one language. */
export type DeskWords = Words['desk'];

/** The word for a rule of the filters, whose ids have dots. */
export const ruleWord = (words: DeskWords, rule: string): string => wordFor(words.rules, rule.replaceAll('.', '_'));
