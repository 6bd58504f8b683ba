import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/say.ts';
import type { Finding } from '@app/locales/rules.ts';

/** Words of the texts' pages in one language. */
export type TextWords = Words['texts'];

/** How many texts a press would save, as the button says it. */
export function applyWords({ upload }: TextWords, language: string, count: number): string {
  const category = new Intl.PluralRules(language).select(count);
  const form = category === 'one' || category === 'few' || category === 'many' ? category : 'other';
  return fill(upload[`apply_${form}`], { count: count.toLocaleString(language) });
}

/** A finding as a sentence. */
export function findingWords(words: TextWords, { code, names }: Finding): string {
  const named = code === 'same_as' ? (words.languages[names as 'pl' | 'en'] ?? names) : names;
  return fill(words.findings[code], { names: named });
}
