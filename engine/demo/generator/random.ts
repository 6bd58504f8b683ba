/**
 * A seeded source of chance (sfc32). The same seed gives the same numbers on every machine; `fork` gives an
 * independent one per purpose, so that a change in one place does not move everything after it.
 */
export class Random {
  readonly #seed: string;
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string) {
    this.#seed = seed;
    const hash = hashSeed(seed);
    this.#a = hash();
    this.#b = hash();
    this.#c = hash();
    this.#d = hash();
    for (let warmUp = 0; warmUp < 12; warmUp += 1) this.uint32();
  }

  fork(purpose: string): Random {
    return new Random(`${this.#seed}/${purpose}`);
  }

  uint32(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    return this.uint32() / 4294967296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('pick: nothing to pick from');
    return items[Math.floor(this.next() * items.length)] as T;
  }

  /** Picks by weight from `[item, weight]` pairs. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T {
    const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [item, weight] of pairs) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = pairs.at(-1);
    if (!last) throw new Error('weighted: nothing to pick from');
    return last[0];
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let index = copy.length - 1; index > 0; index -= 1) {
      const other = this.int(0, index);
      [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
    }
    return copy;
  }

  /** `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle(items).slice(0, count);
  }

  /** `length` random decimal digits. */
  digits(length: number): string {
    let text = '';
    while (text.length < length) text += String(this.int(0, 9));
    return text;
  }
}

/**
 * Deals the numbers 0 … size-1 in random order and shuffles again when all were dealt, so that the same phrase does
 * not come back soon.
 */
export class Deck {
  readonly #random: Random;
  readonly #size: number;
  #left: number[] = [];
  #last = -1;

  constructor(random: Random, size: number) {
    this.#random = random;
    this.#size = size;
  }

  deal(): number {
    if (this.#left.length === 0) {
      this.#left = this.#random.shuffle(Array.from({ length: this.#size }, (_, index) => index));
      // The first of a new round must not repeat the last of the old one.
      if (this.#size > 1 && this.#left.at(-1) === this.#last) this.#left.reverse();
    }
    this.#last = this.#left.pop() ?? 0;
    return this.#last;
  }
}

/** xmur3: turns a text into a stream of 32-bit seeds. */
function hashSeed(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}
