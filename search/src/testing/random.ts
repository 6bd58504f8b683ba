/** A pseudo-random stream, the same for the same seed on every machine (mulberry32). */
export interface Random {
  /** From 0 up to, not including, `below`; whole. */
  int(below: number): number;
  /** 0 ≤ x < 1. */
  unit(): number;
  pick<T>(items: readonly T[]): T;
  /** Early items far more often than late ones, like words of a language. */
  pickSkewed<T>(items: readonly T[]): T;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(unit() * below);
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return {
    unit,
    int,
    pick: (items) => at(items, int(items.length)),
    pickSkewed: (items) => at(items, Math.floor(items.length * unit() ** 3)),
  };
}

/** A UUID made of two numbers: the same for the same item of the same kind. */
export function uuidOf(kind: number, item: number): string {
  const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');
  return `${hex(kind, 8)}-0000-7000-8000-${hex(item, 12)}`;
}
