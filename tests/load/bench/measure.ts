import type { Figure } from './figures.ts';
import type { Processor } from './processor-time.ts';

/** A prepared measure; its rounds alternate with those of the others. */
export interface Measure {
  /** Runs one round and records its figures. */
  round(number: number): Promise<void>;
  figures(): Figure[];
  /** Notes about the figures, for the report. */
  notes(): Record<string, string | number>;
}

/** Collects the values of named figures over the rounds. */
export class Rounds {
  readonly #values = new Map<string, number[]>();
  readonly #processors = new Map<string, Record<string, number[]>>();

  add(values: Record<string, number>): void {
    for (const [name, value] of Object.entries(values)) {
      this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
    }
  }

  of(name: string): number[] {
    return this.#values.get(name) ?? [];
  }

  /** Adds the CPU time per operation. */
  addProcessor(name: string, processor: Processor, done: number): void {
    const parts = this.#processors.get(name) ?? {};
    this.#processors.set(name, parts);
    for (const [part, ms] of Object.entries(processor)) (parts[part] ??= []).push(ms / done);
  }

  /** Median CPU times over the rounds, by part. */
  processorOf(name: string): Record<string, number[]> {
    return this.#processors.get(name) ?? {};
  }
}

/** Runs both, alternating their order between rounds, so that neither always benefits from the other's state. */
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
