import path from 'node:path';
import { fromRoot } from '../paths.ts';
import { describeExit, startProcess } from '../processes/processes.ts';
import type { Exit, RunningProcess } from '../processes/processes.ts';

const RUNNER = fromRoot('scripts', 'lib', 'dev', 'runner.mjs');
/** How long a busy part may take to end by itself. */
const GRACE_MS = 3_000;
/** Delay before the standby process is started, so that the current one has the CPU to itself first. */
const WARM_UP_AFTER_MS = 1_000;

export interface ReloadingSpec {
  name: string;
  /** The root folder, and the part's entry in it. */
  root: string;
  entry: string;
  /** Folder that records across starts what the part loads, and holds compiled code. */
  cache: string;
  env: NodeJS.ProcessEnv;
  readyUrl: string;
  /** The debugger's port, if wanted. */
  inspectPort?: number | undefined;
  /** Files whose changes the part handles itself. */
  follows?: (file: string) => boolean;
  onLine: (line: string) => void;
  /** Reports the part's status. */
  say: (text: string) => void;
  /** Called whenever it has restarted and answers. */
  onReady?: () => void;
}

/**
 * A part of the product that restarts when one of its files is saved. A standby process has all packages loaded
 * already, which is most of a start. A failed part waits for the next change.
 */
export class ReloadingPart {
  readonly #spec: ReloadingSpec;
  /** Our files that it has loaded or read. */
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

  /** Whether a change of this file concerns the part. A failed part may depend on any file. */
  uses(file: string): boolean {
    return this.#failed || (this.#files.has(file) && !this.#spec.follows?.(file));
  }

  /** Starts or restarts the part. Of several requests meanwhile only the last is carried out. */
  start(why?: string): Promise<void> {
    const asked = (this.#asked += 1);
    // A process that is not ready yet runs outdated code.
    if (this.#current && !this.#ready) this.#current.kill('SIGKILL');
    this.#turn = this.#turn.then(async () => {
      if (asked === this.#asked && !this.#stopped) await this.#replace(asked, why);
    });
    return this.#turn;
  }

  /** Sends a message to the running process. */
  send(message: object): void {
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
    // The old process holds the port and the debugger's.
    await old?.stop(GRACE_MS);
    next.send({ go: { inspectPort } });
    this.#ready = await next.ready().then(
      () => true,
      () => false,
    );
    if (this.#stopped || asked !== this.#asked) return;
    this.#warmUp = setTimeout(() => (this.#standby = this.#spawn()), WARM_UP_AFTER_MS);
    // Its output is on the terminal already.
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
      name,
      readyUrl,
      onLine,
      cwd: root,
      pollMs: 25,
      env: { ...env, NODE_COMPILE_CACHE: path.join(cache, 'compiled') },
      args: ['--enable-source-maps', RUNNER, root, path.join(root, entry), note],
      onMessage: (message) => (message as { loaded: string[] }).loaded.forEach((file) => this.#files.add(file)),
    });
  }
}

const outcome = (exit: Exit | undefined): string => (exit ? describeExit(exit) : 'does not get ready');
