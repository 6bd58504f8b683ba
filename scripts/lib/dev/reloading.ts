import path from 'node:path';
import { fromRoot } from '../paths.ts';
import { describeExit, startProcess } from '../processes.ts';
import type { Exit, RunningProcess } from '../processes.ts';

const RUNNER = fromRoot('scripts', 'lib', 'dev', 'runner.mjs');
/** A part that still works on something is given so long to end by itself. */
const GRACE_MS = 3_000;
/** The next process is warmed up once the present one has had the processor for itself. */
const WARM_UP_AFTER_MS = 1_000;

export interface ReloadingSpec {
  name: string;
  /** The folder of our modules, and the part's own in it. */
  root: string;
  entry: string;
  /** Where it is kept, from one start to the next, what the part loads, and compiled. */
  cache: string;
  env: NodeJS.ProcessEnv;
  readyUrl: string;
  /** The debugger's port, where it is wanted. */
  inspectPort?: number | undefined;
  /** Files whose changes it sees for itself. */
  follows?: (file: string) => boolean;
  onLine: (line: string) => void;
  /** Says how it goes with the part. */
  say: (text: string) => void;
  /** Called whenever it has started anew and answers. */
  onReady?: () => void;
}

/**
 * A part of the product that starts anew when one of its files is saved. Beside the process that runs, a second one
 * stands by with all packages loaded, which is most of a start. A part that fails waits for the next change.
 */
export class ReloadingPart {
  readonly #spec: ReloadingSpec;
  /** Files of ours that it has loaded or read. */
  readonly #files = new Set<string>();
  #current: RunningProcess | undefined;
  #standby: RunningProcess | undefined;
  #warmUp: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #asked = 0;
  #ready = false;
  #failed = false;
  #stopped = false;

  constructor(spec: ReloadingSpec) {
    this.#spec = spec;
  }

  get name(): string {
    return this.#spec.name;
  }

  /** Whether a change of this file concerns the part. One that failed may have missed any. */
  uses(file: string): boolean {
    return this.#failed || (this.#files.has(file) && !this.#spec.follows?.(file));
  }

  /** Starts the part, or starts it anew; of several that are asked for meanwhile only the last is done. */
  start(why?: string): Promise<void> {
    const asked = (this.#asked += 1);
    // One that is not ready yet runs the code of before.
    if (this.#current && !this.#ready) this.#current.kill('SIGKILL');
    this.#turn = this.#turn.then(async () => {
      if (asked === this.#asked && !this.#stopped) await this.#replace(asked, why);
    });
    return this.#turn;
  }

  /** A word to the process that runs. */
  tell(message: object): void {
    this.#current?.send(message);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#warmUp);
    await Promise.all([this.#current?.stop(GRACE_MS), this.#standby?.stop(0)]);
  }

  async #replace(asked: number, why: string | undefined): Promise<void> {
    const { say, inspectPort } = this.#spec;
    const since = performance.now();
    clearTimeout(this.#warmUp);
    if (why) say(`starts anew: ${why}`);
    const next = this.#standby ?? this.#spawn();
    this.#standby = undefined;
    this.#ready = false;
    this.#failed = false;
    const old = this.#current;
    this.#current = next;
    next.send({ load: true });
    // It holds the port, and the debugger's.
    await old?.stop(GRACE_MS);
    next.send({ go: { inspectPort } });
    this.#ready = await next.ready().then(
      () => true,
      () => false,
    );
    if (this.#stopped || asked !== this.#asked) return;
    this.#warmUp = setTimeout(() => (this.#standby = this.#spawn()), WARM_UP_AFTER_MS);
    // What it had to say is on the terminal already.
    this.#failed = !this.#ready;
    if (this.#failed) return say(`${outcome(next.exit())}; it is tried again when a file is saved`);
    say(`is ready (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    void next.exited.then((exit) => {
      if (next !== this.#current || this.#stopped) return;
      this.#failed = true;
      say(`${describeExit(exit)}; it is started again when a file is saved`);
    });
    this.#spec.onReady?.();
  }

  #spawn(): RunningProcess {
    const { name, root, entry, cache, env, readyUrl, onLine } = this.#spec;
    const note = path.join(cache, `${name}.json`);
    return startProcess({
      ...{ name, readyUrl, onLine, cwd: root, pollMs: 25 },
      env: { ...env, NODE_COMPILE_CACHE: path.join(cache, 'compiled') },
      args: ['--enable-source-maps', RUNNER, root, path.join(root, entry), note],
      onMessage: (message) => (message as { loaded: string[] }).loaded.forEach((file) => this.#files.add(file)),
    });
  }
}

const outcome = (exit: Exit | undefined): string => (exit ? describeExit(exit) : 'does not get ready');
