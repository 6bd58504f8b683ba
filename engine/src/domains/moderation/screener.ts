import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { operatorWords } from '../content/public.ts';
import type { Influence } from './influence/find-influence.ts';
import type * as screening from './screening/index.ts';
import type { CompiledLists, ScreenInput, ScreenResult } from './screening/index.ts';

type Screening = typeof screening;

/** Screens texts with one version of the word lists. */
export interface Screener extends Pick<Screening, 'decide' | 'detectLanguage'> {
  screen(input: ScreenInput): ScreenResult;
  /** Where a company's message buys or forces a change of a review, or redirects its author. */
  findInfluence(message: string, languages: ReadonlySet<Locale>): Influence[];
}

/** Rules, word lists and language models are loaded with the first text: most processes screen none. */
export const loadScreening = (): Promise<Screening> => import('./screening/index.ts');

let compiled: { version: string; lists: CompiledLists } | undefined;

/** A screener with the word lists as edited by staff in the cms, compiled once per version. */
export async function openScreener(app: AppContext): Promise<Screener> {
  const { compileLists, decide, detectLanguage, screen } = await loadScreening();
  const { findInfluence } = await import('./influence/find-influence.ts');
  const changed = await operatorWords(app.db.queries, compiled?.version);
  if (changed) {
    const lists = compileLists(changed.words);
    compiled = { version: changed.version, lists };
    for (const { word, language, reason } of lists.problems)
      app.log.warn({ word, language, reason }, 'a line of the word lists cannot be used');
  }
  const lists = compiled?.lists ?? compileLists(new Map());
  return { screen: (input) => screen(input, lists), decide, detectLanguage, findInfluence };
}
