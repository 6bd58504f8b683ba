import type { Logger } from 'pino';
import type { Built, Phase } from '../build/build-site.ts';
import { GatsbyFailed } from '../build/run-gatsby.ts';
import type { BuildOutcome } from '../../../cms/src/export/types.ts';
import type { BuildRequest, CmsBuildTables } from './cms-tables.ts';
import { isTimeToBuild } from './schedule.ts';

const POLL_MS = 500;
/** Paths of changed files that are kept with a build. */
const MAX_PATHS = 200;
/** Characters of the output of a failed build that are kept. */
const MAX_OUTPUT = 6000;

export interface BuilderParts {
  tables: Pick<CmsBuildTables, 'readQueue' | 'failInterruptedBuilds' | 'startBuild' | 'recordPhase' | 'finishBuild'>;
  /** Builds the site and switches to the new release. */
  build: (options: { force: boolean; onPhase: (phase: Phase) => void }) => Promise<Built>;
  /** Whether the build cache has settled since it was created; see `#settleCache`. */
  isSettled: () => Promise<boolean>;
  /** See `isTimeToBuild`. */
  quietMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Reports a failed build. */
  report: (error: unknown) => void;
}

/**
 * Polls for requests and builds the site, one build at a time. A build takes all requests that wait; requests that come
 * while it runs are left to the next one.
 */
export class Builder {
  readonly #parts: BuilderParts;
  /** The build that settles the cache has failed; see `#settleCache`. */
  settlingFailed = false;
  #stopped = false;
  #running = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: BuilderParts) {
    this.#parts = parts;
  }

  /** The caller ensures that no other builder is running. */
  async start(): Promise<void> {
    await this.#parts.tables.failInterruptedBuilds();
    this.#schedulePoll();
  }

  /** Starts nothing new and waits for the running build, which is ended by the same signal. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedulePoll(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.poll().then(() => {
        if (!this.#stopped) this.#schedulePoll();
      });
    }, POLL_MS);
  }

  /** Builds if it is time to. Never throws: without its database the builder tries again. */
  async poll(): Promise<void> {
    const { tables, log } = this.#parts;
    try {
      const queue = await tables.readQueue();
      const settled = await this.#parts.isSettled();
      // Visitors wait for the languages that a first release lacks: no quiet time then.
      if (isTimeToBuild(queue, settled ? this.#parts.quietMs : 0)) await this.#buildRequested();
      else if (!queue.waiting && !settled) await this.#settleCache();
    } catch (error) {
      log.warn({ err: error }, 'build requests could not be read or written');
    }
  }

  async #buildRequested(): Promise<void> {
    const { tables, log } = this.#parts;
    const { id, requests } = await tables.startBuild();
    const outcome = await this.#attempt(id, requests);
    await tables.finishBuild(id, outcome);
    if (outcome.state === 'failed') log.error({ build: id, error: outcome.error }, 'the site could not be built');
    else log.info({ build: id, state: outcome.state, release: outcome.release }, 'the site was built');
  }

  async #attempt(id: string, requests: BuildRequest[]): Promise<BuildOutcome> {
    const { tables, build, log, report } = this.#parts;
    // One after the other: updates on two connections may arrive in either order.
    let recorded = Promise.resolve();
    const recordPhase = (phase: Phase): void => {
      recorded = recorded
        .then(() => tables.recordPhase(id, phase))
        .catch((error: unknown) => log.warn({ err: error }, 'a phase was not recorded'));
    };
    try {
      const built = await build({ force: requests.some(({ entity }) => entity === 'build'), onPhase: recordPhase });
      if (!built.isNew) return { state: 'unchanged', release: built.release };
      const changed = { count: built.changed.length, paths: built.changed.slice(0, MAX_PATHS) };
      return { state: 'done', release: built.release, changed, memory: built.memory };
    } catch (error) {
      // One that is stopped with the builder has not failed.
      if (!this.#stopped) report(error);
      const output = error instanceof GatsbyFailed ? error.output.slice(-MAX_OUTPUT) : '';
      return { state: 'failed', error: error instanceof Error ? error.message : String(error), output };
    } finally {
      await recorded;
    }
  }

  /**
   * Makes a second build, in all languages, after a first release. That release has pages in a few languages, and the
   * first two builds from an empty cache name some files differently: after the second one a publish changes only the
   * published page.
   */
  async #settleCache(): Promise<void> {
    const { build, log, report } = this.#parts;
    try {
      const { release } = await build({ force: true, onPhase: () => undefined });
      log.info({ release }, 'the build cache has settled');
    } catch (error) {
      log.warn({ err: error }, 'the build cache has not settled');
      if (!this.#stopped) report(error);
      // Not tried again: the next requested build will report the error.
      this.#parts.isSettled = () => Promise.resolve(true);
      this.settlingFailed = true;
    }
  }
}
