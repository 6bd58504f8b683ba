import { existsSync } from 'node:fs';
import { hashOf, stampIn } from './build-stamp.ts';
import { TASKS } from './parts.ts';
import { fromRoot } from '../paths.ts';
import type { Step } from './steps.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { UserError } from '../user-error.ts';

const INPUTS = ['cms', 'locales', 'engine/contracts', 'package-lock.json'];

/** The cms's build by Next. */
export class CmsBuild {
  readonly #product = fromRoot('cms', '.next', 'BUILD_ID');
  // In node_modules instead of the data folder: several data folders share one build.
  readonly #stamp = stampIn(fromRoot('node_modules', '.cache', 'builds'), 'cms', this.#product);
  readonly #hash = hashOf(INPUTS);
  /** Whether it was built from the current files. */
  readonly isFresh = this.#stamp.isFresh(this.#hash);

  /** Builds it unless it is fresh. */
  async make(supervisor: Supervisor, step: Step): Promise<void> {
    if (this.isFresh) return step.unchanged();
    this.#stamp.clear();
    await supervisor.run(TASKS.cmsBuild, step);
    if (!existsSync(this.#product)) throw new UserError('The cms’s build has ended without a result.');
    this.#stamp.set(this.#hash);
  }
}
