import type { AppContext } from '../../platform/context.ts';
import { operatorWords } from '../content/public.ts';
import { compileLists } from './screening/index.ts';
import type { CompiledLists } from './screening/index.ts';

let compiled: { version: string; lists: CompiledLists } | undefined;

/** The word lists with what staff changed in the cms, compiled once per version. */
export async function compiledLists(app: AppContext): Promise<CompiledLists> {
  const changed = await operatorWords(app.db.read, compiled?.version);
  if (changed) {
    const lists = compileLists(changed.words);
    compiled = { version: changed.version, lists };
    for (const { word, language, reason } of lists.problems)
      app.log.warn({ word, language, reason }, 'a line of the word lists cannot be used');
  }
  return compiled?.lists ?? compileLists(new Map());
}
