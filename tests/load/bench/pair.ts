import { figure } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadResult } from './http-load.ts';
import { Rounds, inTurn } from './measure.ts';
import { withProcessorTime } from './processor-time.ts';
import type { Quiet } from './quiet.ts';

export interface PairOptions {
  measure: string;
  /** `ready` prepares a run, which is then only the load itself. */
  api: { name: string; pid: number; ready(): Promise<() => Promise<LoadResult>> };
  bare: { name: string; ready(): Promise<() => Promise<LoadResult>> };
  quiet: Quiet;
  /** The share of the bare rate that the API should reach. */
  goal: number;
}

/** Something through the API beside the same without it, in turn. */
export class Pair {
  readonly #options: PairOptions;
  readonly #rounds = new Rounds();

  constructor(options: PairOptions) {
    this.#options = options;
  }

  async round(number: number): Promise<void> {
    const { api, bare, quiet } = this.#options;
    const [runApi, runBare] = [await api.ready(), await bare.ready()];
    const [through, alone] = await inTurn(
      number,
      () => quiet.wait().then(() => withProcessorTime(api.pid, runApi)),
      () => quiet.wait().then(runBare),
    );
    const [apiRate, bareRate] = [through.done / through.seconds, alone.done / alone.seconds];
    this.#rounds.add({ api: apiRate, bare: bareRate, share: apiRate / bareRate, bareCpu: alone.cpuMs / alone.done });
    if (through.cpuMsEach !== undefined) this.#rounds.add({ apiCpu: through.cpuMsEach });
  }

  figures(): Figure[] {
    const { measure, api, bare, goal } = this.#options;
    const cpu = (name: string, of: string): Figure[] =>
      this.#rounds.of(of).length > 0 ? [figure({ measure, name, unit: 'ms' }, this.#rounds.of(of))] : [];
    return [
      figure({ measure, name: api.name, unit: '/s' }, this.#rounds.of('api')),
      figure({ measure, name: bare.name, unit: '/s' }, this.#rounds.of('bare')),
      figure({ measure, name: 'rate of the API : bare', unit: '', goal: { atLeast: goal } }, this.#rounds.of('share')),
      ...cpu('processor time of the API, each', 'apiCpu'),
      ...cpu('processor time of the bare driver, each', 'bareCpu'),
    ];
  }
}
