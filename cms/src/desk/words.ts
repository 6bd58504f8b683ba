import { wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';

/** The desk's own words in one language. */
export type DeskWords = Words['desk'];

/** The label of a filter's rule, whose ids have dots. */
export const ruleWord = (words: DeskWords, rule: string): string => wordFor(words.rules, rule.replaceAll('.', '_'));
