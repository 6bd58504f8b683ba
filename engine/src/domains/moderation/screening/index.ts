import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { compileLists as compile } from './lists.ts';
import type { ScreeningLists, StaffWord } from './lists.ts';
import { decide } from './screen.ts';
import type { Finding } from './types.ts';

export { detectLanguage } from './language/detect.ts';
export { decide, screen } from './screen.ts';
export { compilePattern, findPatterns } from './staff-patterns.ts';
export type { ScreeningLists as CompiledLists } from './lists.ts';
export type { Finding, RecentBody, ScreenInput, ScreenResult } from './types.ts';

/** A word as staff keep it: plain text, with a mark whether words that begin with it count too. */
interface KeptWord {
  word: string;
  kind: 'offensive' | 'hateful' | 'allowed' | 'threat' | 'mild' | 'pattern';
  prefix?: boolean;
}

const KINDS = {
  offensive: 'offensive',
  hateful: 'hate',
  allowed: 'allow',
  threat: 'threat',
  mild: 'mild',
  pattern: 'pattern',
} as const;
/** Signs of the lists' notation, which staff do not write. */
const NOTATION = /[*~=()|?]|\.\./g;

const isLocale = (language: string): language is Locale => (LOCALES as readonly string[]).includes(language);

/** Compiles the project's lists together with what staff keep per language (`any` for all). */
export function compileLists(kept: ReadonlyMap<string, readonly KeptWord[]> = new Map()): ScreeningLists {
  const staff: StaffWord[] = [];
  for (const [language, words] of kept) {
    if (language !== 'any' && !isLocale(language)) continue;
    for (const { word, kind, prefix } of words) {
      const plain = kind === 'pattern' ? word : word.replaceAll(NOTATION, ' ').trim();
      staff.push({
        language,
        word: prefix && kind !== 'pattern' && plain !== '' ? `${plain}*` : plain,
        kind: KINDS[kind],
      });
    }
  }
  return compile(staff);
}

/** Whether these findings hold a review. */
export const isHeld = (findings: readonly Finding[]): boolean => decide(findings).held;
