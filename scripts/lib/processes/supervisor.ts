import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.ts';
import { describeExit, startProcess } from './processes.ts';
import type { ProcessSpec, RunningProcess } from './processes.ts';
import type { Step, Steps } from '../start/steps.ts';
import { UserError } from '../user-error.ts';

/** Runs tasks and parts as steps of a start, and watches the parts. */
export class Supervisor {
  /** The environment of every process; to be set before the first is started. */
  env: NodeJS.ProcessEnv = {};
  readonly #steps: Steps;
  readonly #logs: string;
  readonly #processes = new Set<RunningProcess>();
  readonly #retired = new WeakSet<RunningProcess>();
  #stopping = false;
  #died: (failure: UserError) => void = () => undefined;

  /** Rejects, with a sentence and the last lines, if a part ends unexpectedly. Never resolves. */
  readonly died = new Promise<never>((_resolve, reject) => {
    this.#died = reject;
  });

  /** `logs`: the folder of the parts' logs. */
  constructor(steps: Steps, logs: string) {
    this.#steps = steps;
    this.#logs = logs;
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

  /** Starts a part as a step and waits until it is ready. If it ends later, `died` rejects. */
  startPart(title: string, spec: ProcessSpec): Promise<RunningProcess> {
    return this.#steps.run(title, async (step) => {
      mkdirSync(this.#logs, { recursive: true });
      const logFile = path.join(this.#logs, `${title.toLowerCase().replaceAll(' ', '-')}.log`);
      writeFileSync(logFile, '');
      const part = this.#spawn({ ...spec, logFile, onLine: detailOf(step) });
      await part.ready().catch((error: Error) => {
        throw new UserError(error.message);
      });
      void part.exited.then((exit) => {
        if (!this.#retired.has(part)) this.fail(part.name, describeExit(exit), part.lastLines());
      });
      return part;
    });
  }

  /** Ends a part that is replaced by another. */
  async retire(part: RunningProcess): Promise<void> {
    this.#retired.add(part);
    await part.stop();
  }

  /** Reports that something essential has ended. */
  fail(name: string, what: string, lastLines: string): void {
    if (this.#stopping) return;
    const subject = name.charAt(0).toUpperCase() + name.slice(1);
    this.#died(new UserError(`${subject} ${what}, so everything is stopped. Its last lines:\n${lastLines}`));
  }

  /** @throws UserError once stopping has begun */
  checkStop(): void {
    if (this.#stopping) throw new UserError('The start was stopped.');
  }

  /** Stops all processes: the one named `first` before the others, the one named `last` after them. */
  async stop({ first, last }: Record<'first' | 'last', string>): Promise<void> {
    this.#stopping = true;
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

const detailOf =
  (step: Step) =>
  (line: string): void =>
    step.detail(stripVTControlCharacters(line));
