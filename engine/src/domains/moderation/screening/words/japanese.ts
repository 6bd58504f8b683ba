import { readWordFile } from '../../phrases/word-file.ts';

/**
 * Sections of `japanese.txt`. Nothing separates Japanese words, so entries are written as they stand in a text.
 *
 * - `insults`, `hate`, `threats`: complete entries.
 * - `groups` and `said`, `moreGroups` and `moreSaid`: each group followed by each thing that is said of groups.
 */
const SECTIONS = ['insults', 'groups', 'said', 'moreGroups', 'moreSaid', 'hate', 'threats'] as const;

const WORDS = readWordFile(new URL('japanese.txt', import.meta.url), SECTIONS);

const eachWithEach = (groups: readonly string[], said: readonly string[]): string[] =>
  groups.flatMap((group) => said.map((statement) => `${group}${statement}`));

export const JAPANESE_INSULTS = WORDS.insults;
export const JAPANESE_THREATS = WORDS.threats;
export const JAPANESE_HATE: readonly string[] = [
  ...eachWithEach(WORDS.groups, WORDS.said),
  ...eachWithEach(WORDS.moreGroups, WORDS.moreSaid),
  ...WORDS.hate,
];
