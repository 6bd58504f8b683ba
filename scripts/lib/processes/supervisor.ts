import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.ts';
import { describeExit, startProcess } from './processes.ts';
import type { ProcessSpec, RunningProcess } from './processes.ts';
import type { Step, Steps } from '../start/steps.ts';
import { UserError } from '../user-error.ts';

/** How a part that has ended is started again. */
export interface Restarts {
  /** The pause before the first attempt; each further one takes twice as long. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** A part that has run for so long begins with the first pause again. */
  steadyMs: number;
}

export const RESTARTS: Restarts = { firstPauseMs: 1_000, longestPauseMs: 30_000, steadyMs: 60_000 };

/**
 * Runs tasks and parts as steps of a start, and watches the parts: with `restarts` one that ends is started again,
 * without them its end is reported by `died`.
 */
export class Supervisor {
  /** The environment of every process; to be set before the first is started. */
  env: NodeJS.ProcessEnv = {};
  readonly #steps: Steps;
  readonly #logs: string;
  readonly #restarts: Restarts | undefined;
  readonly #processes = new Set<RunningProcess>();
  /** Parts by their first process, which those who started it know. */
  readonly #current = new WeakMap<RunningProcess, RunningProcess>();
  readonly #retired = new WeakSet<RunningProcess>();
  readonly #stopping = new AbortController();
  #died: (failure: UserError) => void = () => undefined;

  /** Rejects, with a sentence and the last lines, if what everything needs has ended. Never resolves. */
  readonly died = new Promise<never>((_resolve, reject) => {
    this.#died = reject;
  });

  /** `logs`: the folder of the parts' logs. */
  constructor(steps: Steps, logs: string, restarts?: Restarts) {
    this.#steps = steps;
    this.#logs = logs;
    this.#restarts = restarts;
    // No unhandled rejection before somebody listens.
    this.died.catch(() => undefined);
  }

  /** Runs a task as a step, unless it is done already. */
  async task(title: string, spec: ProcessSpec, isDone = false): Promise<void> {
    await this.#steps.run(title, async (step) => {
      if (isDone) step.unchanged();
      else await this.run(spec, step);
    });
  }

  /**
   * Runs a task to its end.
   * @returns its last lines
   * @throws UserError with more of them if it fails
   */
  async run(spec: ProcessSpec, step: Step): Promise<string> {
    const task = this.#spawn({ ...spec, onLine: detailOf(step) });
    const exit = await task.exited;
    this.checkStop();
    if (exit.code !== 0)
      throw new UserError(`${spec.name} ${describeExit(exit)}. Its last lines:\n${task.lastLines(30)}`);
    return task.lastLines(5);
  }

  /** Starts a part as a step and waits until it is ready. From then on it is watched. */
  startPart(title: string, spec: ProcessSpec): Promise<RunningProcess> {
    return this.#steps.run(title, async (step) => {
      mkdirSync(this.#logs, { recursive: true });
      const logFile = path.join(this.#logs, `${title.toLowerCase().replaceAll(' ', '-')}.log`);
      writeFileSync(logFile, '');
      const logged = { ...spec, logFile };
      const part = this.#spawn({ ...logged, onLine: detailOf(step) });
      await part.ready().catch((error: Error) => {
        throw new UserError(error.message);
      });
      void this.#watch(part, logged);
      return part;
    });
  }

  /** Ends a part that is replaced by another. */
  async retire(part: RunningProcess): Promise<void> {
    this.#retired.add(part);
    await (this.#current.get(part) ?? part).stop();
  }

  /** Starts a part again whenever it ends, until it is retired or everything is stopped. */
  async #watch(part: RunningProcess, spec: ProcessSpec): Promise<void> {
    let failures = 0;
    for (let running = part; ;) {
      const since = performance.now();
      const exit = await running.exited;
      if (this.#isOver(part)) return;
      if (!this.#restarts) return this.fail(part.name, describeExit(exit), running.lastLines());
      const { firstPauseMs, longestPauseMs, steadyMs } = this.#restarts;
      if (performance.now() - since >= steadyMs) failures = 0;
      const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
      failures += 1;
      const log = path.relative(ROOT, spec.logFile ?? '');
      this.#steps.say(
        `${subject(part.name)} ${describeExit(exit)}; it starts again in ${pauseMs / 1000} s. Its lines: ${log}`,
      );
      // Its children may still hold its port.
      await running.stop();
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#isOver(part)) return;
      running = this.#spawn(spec);
      this.#current.set(part, running);
      void running.ready().then(
        () => this.#steps.say(`${subject(part.name)} is ready again.`),
        () => undefined,
      );
    }
  }

  #isOver(part: RunningProcess): boolean {
    return this.#stopping.signal.aborted || this.#retired.has(part);
  }

  /** Reports that something essential has ended. */
  fail(name: string, what: string, lastLines: string): void {
    if (this.#stopping.signal.aborted) return;
    this.#died(new UserError(`${subject(name)} ${what}, so everything is stopped. Its last lines:\n${lastLines}`));
  }

  /** @throws UserError once stopping has begun */
  checkStop(): void {
    if (this.#stopping.signal.aborted) throw new UserError('The start was stopped.');
  }

  /** Stops all processes: the one named `first` before the others, the one named `last` after them. */
  async stop({ first, last }: Record<'first' | 'last', string>): Promise<void> {
    this.#stopping.abort();
    const all = [...this.#processes];
    const orderOf = ({ name }: RunningProcess): number => (name === first ? 0 : name === last ? 2 : 1);
    for (const order of [0, 1, 2])
      await Promise.all(all.filter((one) => orderOf(one) === order).map((one) => one.stop()));
  }

  #spawn(spec: ProcessSpec): RunningProcess {
    // A process started after stopping has begun would be left behind.
    this.checkStop();
    const running = startProcess({ cwd: ROOT, ...spec, env: this.env });
    this.#processes.add(running);
    void running.exited.then(() => this.#processes.delete(running));
    return running;
  }
}

const subject = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const detailOf =
  (step: Step) =>
  (line: string): void =>
    step.detail(stripVTControlCharacters(line));
