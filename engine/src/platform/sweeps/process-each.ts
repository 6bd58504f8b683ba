import type { AppContext } from '../context.ts';

/**
 * Processes the items that a sweep has found. `work` opens its own transaction; an item that fails is logged and skipped,
 * and found again by the next sweep. `doing` is for the log, as in "ending a burst".
 * @returns the sum of what `work` returned.
 */
export async function processEach<Item>(
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
