import { figure } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadResult } from './agents/http-load.ts';
import { Rounds } from './measure.ts';
import { metered, totalOf } from './processor-time.ts';
import type { Part } from './processor-time.ts';
import type { IdleMachine } from './idle-machine.ts';

/** One side of a comparison. `ready` prepares a run, so that the run itself is only the load. */
interface Side {
  name: string;
  /** The processes that do its work. */
  parts: Part[];
  ready(): Promise<() => Promise<LoadResult>>;
  /** Warm-up right before a run: opens connections and plans statements. */
  warmUp(): Promise<unknown>;
}

export interface PairOptions {
  measure: string;
  api: Side;
  /** The same work by the driver alone, each statement sent as text. */
  bare: Side;
  /** The share of the baseline's rate that the API should reach. */
  goal: number;
  /** The same statements, prepared on their connections as in the API. */
  prepared: Side;
  quiet: IdleMachine;
}

const SIDES = ['api', 'bare', 'prepared'] as const;
type SideName = (typeof SIDES)[number];

/** Compares work through the API with the same work without it, in turn. */
export class Pair {
  readonly #options: PairOptions;
  readonly #rounds = new Rounds();

  constructor(options: PairOptions) {
    this.#options = options;
  }

  async round(number: number): Promise<void> {
    const runs = new Map<SideName, () => Promise<LoadResult>>();
    for (const side of SIDES) runs.set(side, await this.#options[side].ready());
    const rates = new Map<SideName, number>();
    const used = new Map<SideName, number>();
    // The order rotates, so that no side always follows the same other one.
    for (const at of SIDES.keys()) {
      const side = SIDES[(number + at) % SIDES.length] as SideName;
      await this.#options.quiet.wait();
      await this.#options[side].warmUp();
      const { result, processor } = await metered(
        this.#options[side].parts,
        runs.get(side) as () => Promise<LoadResult>,
      );
      rates.set(side, result.done / result.seconds);
      used.set(side, totalOf(processor) / result.done);
      this.#rounds.addProcessor(side, processor, result.done);
    }
    const against = (rates: Map<SideName, number>, other: SideName): number =>
      (rates.get('api') ?? NaN) / (rates.get(other) ?? NaN);
    this.#rounds.add(Object.fromEntries(rates));
    this.#rounds.add({
      share: against(rates, 'bare'),
      work: against(used, 'bare'),
      preparedShare: against(rates, 'prepared'),
      preparedWork: against(used, 'prepared'),
    });
  }

  figures(): Figure[] {
    const { measure, api, bare, prepared, goal } = this.#options;
    const rounds = this.#rounds;
    const rate = (name: string, side: SideName): Figure =>
      figure({ measure, name, unit: '/s' }, rounds.of(side), rounds.processorOf(side));
    // Without CPU times from the system there is nothing to compare.
    const ratio = (name: string, key: string): Figure[] =>
      rounds.of(key).every((value) => value > 0) ? [figure({ measure, name, unit: '' }, rounds.of(key))] : [];
    return [
      rate(api.name, 'api'),
      rate(bare.name, 'bare'),
      figure({ measure, name: 'rate of the API to it', unit: '', goal: { atLeast: goal } }, rounds.of('share')),
      ...ratio('processor time of the API to it', 'work'),
      rate(prepared.name, 'prepared'),
      ...ratio('rate of the API to that', 'preparedShare'),
      ...ratio('processor time of the API to that', 'preparedWork'),
    ];
  }
}
