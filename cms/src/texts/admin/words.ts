import { fillIn } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';
import type { Finding } from '@app/locales/rules.ts';

/** Words of the pages of texts in one language. */
export type TextWords = Words['texts'];

/** The label of the button that saves an import. */
export function applyLabel({ upload }: TextWords, language: string, count: number): string {
  const category = new Intl.PluralRules(language).select(count);
  const form = category === 'one' || category === 'few' || category === 'many' ? category : 'other';
  return fillIn(upload[`apply_${form}`], { count: count.toLocaleString(language) });
}

/** A finding as a sentence. */
export function findingMessage(words: TextWords, { code, names }: Finding): string {
  const named = code === 'same_as' ? (words.languages[names as 'pl' | 'en'] ?? names) : names;
  return fillIn(words.findings[code], { names: named });
}
