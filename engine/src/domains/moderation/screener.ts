import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { operatorWords } from '../content/public.ts';
import type { Influence } from './influence/find.ts';
import type * as screening from './screening/index.ts';
import type { CompiledLists, ScreenInput, ScreenResult } from './screening/index.ts';

type Screening = typeof screening;

/** Screens texts with the word lists of one moment. */
export interface Screener extends Pick<Screening, 'decide' | 'detectLanguage'> {
  screen(input: ScreenInput): ScreenResult;
  /** Where a company's message buys, forces or leads a reviewer away. */
  findInfluence(message: string, languages: ReadonlySet<Locale>): Influence[];
}

/** The rules with their word lists and language models: loaded with the first text, as most processes screen none. */
export const loadScreening = (): Promise<Screening> => import('./screening/index.ts');

let compiled: { version: string; lists: CompiledLists } | undefined;

/** A screener with the word lists as staff have changed them in the cms, compiled once per version. */
export async function openScreener(app: AppContext): Promise<Screener> {
  const { compileLists, decide, detectLanguage, screen } = await loadScreening();
  const { findInfluence } = await import('./influence/find.ts');
  const changed = await operatorWords(app.db.read, compiled?.version);
  if (changed) {
    const lists = compileLists(changed.words);
    compiled = { version: changed.version, lists };
    for (const { word, language, reason } of lists.problems)
      app.log.warn({ word, language, reason }, 'a line of the word lists cannot be used');
  }
  const lists = compiled?.lists ?? compileLists(new Map());
  return { screen: (input) => screen(input, lists), decide, detectLanguage, findInfluence };
}
