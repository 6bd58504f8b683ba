import type { Figure } from './figures.ts';

/** One of the bench's measures, made ready; its rounds take turns with those of the others. */
export interface Measure {
  /** Does one round and keeps its figures. */
  round(number: number): Promise<void>;
  figures(): Figure[];
  /** What the figures are of, for the report. */
  notes(): Record<string, string | number>;
}

/** Collects the values of named figures over the rounds. */
export class Rounds {
  readonly #values = new Map<string, number[]>();

  add(values: Record<string, number>): void {
    for (const [name, value] of Object.entries(values)) {
      this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
    }
  }

  of(name: string): number[] {
    return this.#values.get(name) ?? [];
  }
}

/** Runs both, the second one first in every other round: neither always meets the machine as the other left it. */
export async function inTurn<First, Second>(
  round: number,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  if (round % 2 === 1) {
    const before = await first();
    return [before, await second()];
  }
  const before = await second();
  return [await first(), before];
}
