import type { AppContext } from './context.ts';

/**
 * Works through what a sweep has found, each thing apart: `work` opens a transaction of its own, and one that fails is
 * logged and is not the others' trouble; the next sweep finds it again. `doing` is for the log, as in "ending a burst".
 * @returns the sum of what `work` returned.
 */
export async function oneByOne<Item>(
  app: AppContext,
  doing: string,
  items: readonly Item[],
  work: (item: Item) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (const item of items) {
    try {
      sum += await work(item);
    } catch (error) {
      app.log.error({ err: error, item }, `${doing} failed`);
    }
  }
  return sum;
}
