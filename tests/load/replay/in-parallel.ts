/** Runs `work` for every item with limited concurrency. The first failure ends it. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async (): Promise<void> => {
    for (let n = next++; n < items.length; n = next++) await work(items[n] as Item, n);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
