import type { Logger } from 'pino';
import type { Built, Phase } from '../build-site.ts';
import { GatsbyFailed } from '../gatsby-build.ts';
import { isTimeToBuild } from './schedule.ts';
import type { BuildStore, Outcome, Reason } from './store.ts';

const POLL_MS = 500;
/** Paths of changed files that a build tells by name. */
const NAMED_PATHS = 200;

export interface BuilderParts {
  store: Pick<BuildStore, 'situation' | 'endInterrupted' | 'begin' | 'atPhase' | 'end'>;
  /** Builds the site and makes it the served release. */
  build: (options: { force: boolean; onPhase: (phase: Phase) => void }) => Promise<Built>;
  /** Whether the cache has settled since it was made from nothing; see `settle`. */
  isSettled: () => Promise<boolean>;
  /** See `isTimeToBuild`. */
  quietMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Takes requests for builds, all that wait as one, and builds; one build after the other. What is requested while a
 * build runs is the next one's.
 */
export class Builder {
  readonly #parts: BuilderParts;
  /** The build that nobody asked for has failed; see `settle`. */
  gaveUp = false;
  #stopped = false;
  #underWay = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: BuilderParts) {
    this.#parts = parts;
  }

  /** The caller has made sure that no other builder works. */
  async start(): Promise<void> {
    await this.#parts.store.endInterrupted();
    this.#plan();
  }

  /** Takes nothing new and waits for the build under way, which the same signal has told to end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #plan(): void {
    this.#timer = setTimeout(() => {
      this.#underWay = this.look().then(() => {
        if (!this.#stopped) this.#plan();
      });
    }, POLL_MS);
  }

  /** Builds if it is time to. Never throws: a builder without its database waits for it. */
  async look(): Promise<void> {
    const { store, log } = this.#parts;
    try {
      const situation = await store.situation();
      if (isTimeToBuild(situation, this.#parts.quietMs)) await this.#buildOnce();
      else if (!situation.waiting && !(await this.#parts.isSettled())) await this.#settle();
    } catch (error) {
      log.warn({ err: error }, 'the requests for builds cannot be read or written');
    }
  }

  async #buildOnce(): Promise<void> {
    const { store, log } = this.#parts;
    const { id, reasons } = await store.begin();
    const outcome = await this.#attempt(id, reasons);
    await store.end(id, outcome);
    if (outcome.state === 'failed') log.error({ build: id, error: outcome.error }, 'the site could not be built');
    else log.info({ build: id, state: outcome.state, release: outcome.release }, 'the site is built');
  }

  async #attempt(id: string, reasons: Reason[]): Promise<Outcome> {
    const { store, build, log } = this.#parts;
    // One after the other: two updates on two connections may arrive in either order.
    let told = Promise.resolve();
    const tell = (phase: Phase): void => {
      told = told
        .then(() => store.atPhase(id, phase))
        .catch((error: unknown) => log.warn({ err: error }, 'a phase was not told'));
    };
    try {
      const built = await build({ force: reasons.some(({ entity }) => entity === 'build'), onPhase: tell });
      if (!built.isNew) return { state: 'unchanged', release: built.release };
      const changed = { count: built.changed.length, paths: built.changed.slice(0, NAMED_PATHS) };
      return { state: 'done', release: built.release, changed, memory: built.memory };
    } catch (error) {
      const output = error instanceof GatsbyFailed ? error.output.slice(-6000) : '';
      return { state: 'failed', error: error instanceof Error ? error.message : String(error), output };
    } finally {
      await told;
    }
  }

  /**
   * A first release has pages in a few languages; and Gatsby's first build from nothing and the one after it name some
   * files differently. While nobody publishes, that second build is made, in all languages, so that the first publish
   * changes the published page alone.
   */
  async #settle(): Promise<void> {
    const { build, log } = this.#parts;
    try {
      const { release } = await build({ force: true, onPhase: () => undefined });
      log.info({ release }, 'the cache of the build has settled');
    } catch (error) {
      log.warn({ err: error }, 'the cache of the build has not settled');
      // The next build that somebody asks for will find out what is wrong.
      this.#parts.isSettled = () => Promise.resolve(true);
      this.gaveUp = true;
    }
  }
}
