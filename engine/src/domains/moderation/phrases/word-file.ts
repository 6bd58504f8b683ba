import { readFileSync } from 'node:fs';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';

/** Entries by section, in the order of the file. */
export type WordLists<Section extends string> = Record<Section, readonly string[]>;

const SECTION = /^\[(.+)\]$/;

/** Lines with their numbers, without blank ones and comments; an indented line continues the one before. */
function linesOf(text: string): { line: number; content: string }[] {
  const lines: { line: number; content: string }[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const content = written.trim();
    const previous = lines.at(-1);
    if (content === '' || content.startsWith('#')) continue;
    if (previous && written.startsWith('  ')) previous.content += content;
    else lines.push({ line: index + 1, content });
  }
  return lines;
}

/** Whether an entry has a bracket too many or too few, or an empty alternative. */
const isMalformed = (entry: string): boolean =>
  entry.split('(').length !== entry.split(')').length || /[|(]{2}|\|\)|\(\||\)\(|^\||\|$/.test(entry);

/**
 * Reads a word file: `[section]` lines, below each its entries, one per line; `#` begins a comment line, and
 * an indented line continues the entry before it.
 * `optional`: sections that a file may leave out.
 * @throws Error with file and line for an unknown, repeated or missing section, an entry outside of one, a repeated or
 * malformed entry.
 */
export function readWordFile<Section extends string>(
  url: URL,
  sections: readonly Section[],
  optional: readonly Section[] = [],
): WordLists<Section> {
  const file = url.pathname.split('/').slice(-2).join('/');
  return parseWordFile(readFileSync(url, 'utf8'), file, sections, optional);
}

/** Croatian, Bosnian and Serbian may share a file: Serbian Cyrillic is read in Latin letters. */
export const SHARED_CROATIAN: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** Reads `<locale>.txt` of every locale of the interface. `sharedFiles`: locales that read another one's file. */
export function readWordFiles<Section extends string>(
  directory: URL,
  sections: readonly Section[],
  {
    optional = [],
    sharedFiles = {},
  }: { optional?: readonly Section[]; sharedFiles?: Partial<Record<Locale, Locale>> } = {},
): Record<Locale, WordLists<Section>> {
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      readWordFile(new URL(`${sharedFiles[locale] ?? locale}.txt`, directory), sections, optional),
    ]),
  ) as Record<Locale, WordLists<Section>>;
}

/** The same as `readWordFile` from the text of a file; `file` is its name in messages. */
export function parseWordFile<Section extends string>(
  text: string,
  file: string,
  sections: readonly Section[],
  optional: readonly Section[] = [],
): WordLists<Section> {
  const lists = new Map<Section, Set<string>>();
  let entries: Set<string> | undefined;
  for (const { line, content } of linesOf(text)) {
    const fail = (problem: string): never => {
      throw new Error(`${file}:${line}: ${problem}`);
    };
    const name = SECTION.exec(content)?.[1];
    if (name === undefined) {
      if (!entries) fail(`entry outside of a section: ${content}`);
      else if (entries.has(content)) fail(`repeated entry: ${content}`);
      else if (isMalformed(content)) fail(`malformed entry: ${content}`);
      else entries.add(content);
      continue;
    }
    const section = sections.find((one) => one === name) ?? fail(`unknown section: ${name}`);
    if (lists.has(section)) fail(`repeated section: ${name}`);
    entries = new Set();
    lists.set(section, entries);
  }
  const missing = sections.filter((section) => !lists.get(section)?.size && !optional.includes(section));
  if (missing.length > 0) throw new Error(`${file}: no entries for ${missing.join(', ')}`);
  const result = {} as WordLists<Section>;
  for (const section of sections) result[section] = [...(lists.get(section) ?? [])];
  return result;
}
