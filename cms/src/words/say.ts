import { ADMIN_LANGUAGES, type AdminLanguage } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

/** What every language of the admin has words for. */
export type Words = typeof en;

export const WORDS: Record<AdminLanguage, Words> = { pl, en, de };

const find = (words: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], words);

/**
 * The admin's own words under a dotted path, in each of its languages.
 * @throws when a language lacks them, so that a missing word fails the build
 */
export function say(path: string): Record<AdminLanguage, string> {
  const words = Object.entries(WORDS).map(([language, tree]) => {
    const text = find(tree, path);
    if (typeof text !== 'string') throw new Error(`The admin has no words for ${path} in ${language}`);
    return [language, text];
  });
  return Object.fromEntries(words) as Record<AdminLanguage, string>;
}

/** The words of one part of the admin in its language; English where it is none of ours. */
export const wordsOf = <Part extends keyof Words>(part: Part, language: string): Words[Part] =>
  WORDS[ADMIN_LANGUAGES.find((known) => known === language) ?? 'en'][part];

/** Singular and plural of a collection, or of a block. */
export const names = (thing: string): { singular: Record<string, string>; plural: Record<string, string> } => ({
  singular: say(`things.${thing}.one`),
  plural: say(`things.${thing}.many`),
});

/** Options of a select, with their words under `options.<group>`. */
export const options = <Value extends string>(
  group: string,
  values: readonly Value[],
): { value: Value; label: Record<string, string> }[] =>
  values.map((value) => ({ value, label: say(`options.${group}.${value}`) }));
