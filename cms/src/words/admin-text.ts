import { ADMIN_LANGUAGES, type AdminLanguage } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

/** The texts of the admin, whose shape every language has. */
export type Words = typeof en;

export const WORDS: Record<AdminLanguage, Words> = { pl, en, de };

const find = (words: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], words);

/**
 * A text of the admin by its dotted path, in all its languages.
 * @throws if a language lacks it, so that the build fails
 */
export function adminText(path: string): Record<AdminLanguage, string> {
  const words = Object.entries(WORDS).map(([language, tree]) => {
    const text = find(tree, path);
    if (typeof text !== 'string') throw new Error(`The admin has no words for ${path} in ${language}`);
    return [language, text];
  });
  return Object.fromEntries(words) as Record<AdminLanguage, string>;
}

/** The texts of a part of the admin in one language; English for other languages. */
export const wordsOf = <Part extends keyof Words>(part: Part, language: string): Words[Part] =>
  WORDS[ADMIN_LANGUAGES.find((known) => known === language) ?? 'en'][part];

/** Labels of a collection or block, singular and plural. */
export const labelsOf = (thing: string): { singular: Record<string, string>; plural: Record<string, string> } => ({
  singular: adminText(`things.${thing}.one`),
  plural: adminText(`things.${thing}.many`),
});

/** Options of a select, with labels from `options.<group>`. */
export const selectOptions = <Value extends string>(
  group: string,
  values: readonly Value[],
): { value: Value; label: Record<string, string> }[] =>
  values.map((value) => ({ value, label: adminText(`options.${group}.${value}`) }));
