import { existsSync } from 'node:fs';
import { hashOf, stampIn } from './fresh.ts';
import { TASKS } from './parts.ts';
import { fromRoot } from './paths.ts';
import type { Step } from './steps.ts';
import type { Supervisor } from './supervisor.ts';
import { UserError } from './user-error.ts';

const INPUTS = ['cms', 'locales', 'engine/contracts', 'package-lock.json'];

/** The cms's build by Next, as it is when this is made. */
export class CmsBuild {
  readonly #product = fromRoot('cms', '.next', 'BUILD_ID');
  // Beside the product and not in the data folder: several data folders share one build.
  readonly #stamp = stampIn(fromRoot('node_modules', '.cache', 'builds'), 'cms', this.#product);
  readonly #hash = hashOf(INPUTS);
  /** Whether it was made from what is there now. */
  readonly isFresh = this.#stamp.isFresh(this.#hash);

  /** Makes it, unless it is fresh. */
  async make(supervisor: Supervisor, step: Step): Promise<void> {
    if (this.isFresh) return step.unchanged();
    this.#stamp.clear();
    await supervisor.run(TASKS.cmsBuild, step);
    if (!existsSync(this.#product)) throw new UserError('The cms’s build has ended without a result.');
    this.#stamp.set(this.#hash);
  }
}
