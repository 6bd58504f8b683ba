/** Runs work when fewer than the limit's others are running, in the order in which it came. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `size` at once. */
export function createLimit(size: number): Limit {
  let free = size;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
