import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processTreeMemory } from './process-memory.ts';

/** Gatsby failed; `output` is the end of its output. */
export class GatsbyFailed extends Error {
  readonly output: string;
  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/** Characters of the end of Gatsby's output that are reported; what went wrong stands there. */
const REPORTED_OUTPUT = 2000;

/** A failed build as it is reported: a message that says what Gatsby said. */
export function reportableFailure(error: unknown): unknown {
  if (!(error instanceof GatsbyFailed)) return error;
  const said = new Error(`${error.message}\n${error.output.slice(-REPORTED_OUTPUT).trim()}`, { cause: error.cause });
  said.name = 'GatsbyFailed';
  if (error.stack) said.stack = error.stack;
  return said;
}

export interface GatsbyBuild {
  /** The site's folder. */
  folder: string;
  /** Path of Gatsby's CLI script. */
  cli: string;
  env: Record<string, string>;
  /** Heap limit of each of its processes, in MB. */
  heapMb: number;
  onLine?: (line: string) => void;
}

/** Whether there is the cache of a finished build; an interrupted build's is discarded. */
export const hasCache = (folder: string): boolean =>
  existsSync(join(folder, '.cache')) && !existsSync(join(folder, UNFINISHED));

/** Marks a cache that a build is changing. */
const UNFINISHED = '.unfinished';
const KEPT_OUTPUT = 20_000;

/**
 * Runs Gatsby with its cache. The cache of an interrupted build is discarded first, as half of its files are that
 * build's.
 * @returns the peak memory of its process tree in MB
 * @throws GatsbyFailed
 */
export async function runGatsby({ folder, cli, env, heapMb, onLine = () => undefined }: GatsbyBuild): Promise<number> {
  const mark = join(folder, UNFINISHED);
  if (existsSync(mark)) {
    await endOrphan(await readFile(mark, 'utf8'));
    for (const kept of ['.cache', 'public']) await rm(join(folder, kept), { recursive: true, force: true });
  }
  await writeFile(mark, '');
  const memory = await run({ folder, cli, env, heapMb, onLine }, mark);
  await rm(mark, { force: true });
  return memory;
}

/** Kills the Gatsby of a killed builder, which would write into the next build's folder. */
async function endOrphan(pid: string): Promise<void> {
  const command = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
  if (!command.includes('gatsby')) return;
  signalGroup(Number(pid), 'SIGKILL');
  while (existsSync(`/proc/${pid}`)) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Signals a process and all its descendants. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function run({ folder, cli, env, heapMb, onLine }: Required<GatsbyBuild>, mark: string): Promise<number> {
  const child = spawn(process.execPath, [cli, 'build', '--no-color'], {
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--max-old-space-size=${heapMb} --max-semi-space-size=64 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --disable-warning=DEP0040`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that its helpers can be ended with it.
    detached: true,
  });
  if (child.pid) writeFileSync(mark, String(child.pid));
  let output = '';
  const keep = (chunk: Buffer) => {
    const text = chunk.toString();
    output = (output + text).slice(-KEPT_OUTPUT);
    for (const line of text.split('\n')) if (line.trim()) onLine(line.trim());
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  let most = 0;
  const watch = setInterval(() => {
    if (child.pid) void processTreeMemory(child.pid).then((now) => (most = Math.max(most, now)));
  }, 1000);
  // Stopping the builder stops the build; the cache stays marked, and the next build starts without it.
  const stop = () => {
    if (child.pid) signalGroup(child.pid, 'SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      for (const one of ['SIGTERM', 'SIGINT'] as const) process.off(one, stop);
      if (code === 0) return resolve(Math.round(most));
      const how = signal ?? `exit code ${code}`;
      reject(new GatsbyFailed(`Gatsby's build failed (${how}); the release that was served stays.`, output));
    });
  });
}
