import type { AdminLanguage } from '../locales.ts';
import { WORDS } from '../words/say.ts';
import type en from '../words/en.json';

/** The desk's own words in one language. */
export type DeskWords = (typeof en)['desk'];

/** In the admin's language; English where it is none of ours. */
export const deskWords = (language: string): DeskWords => {
  const words = (WORDS as Record<string, unknown>)[language] ?? WORDS['en' satisfies AdminLanguage];
  return (words as { desk: DeskWords }).desk;
};

/** `{{name}}` filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The word for a code, or the code itself when a newer engine sends one that this version does not know. */
export const wordFor = (words: Record<string, string>, code: string): string => words[code] ?? code;

/** The word for a rule of the filters, whose ids have dots. */
export const ruleWord = (words: DeskWords, rule: string): string => wordFor(words.rules, rule.replaceAll('.', '_'));
