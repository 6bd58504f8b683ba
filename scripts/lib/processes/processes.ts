import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { guard, unguard } from './watchdog.ts';

export interface ProcessSpec {
  /** What people call this part: "worker", "front door". */
  name: string;
  args: string[];
  /** Default: the Node that runs this. */
  command?: string;
  cwd?: string;
  /** The whole environment of the child; default: this process's own. */
  env?: NodeJS.ProcessEnv;
  /** Answers 200 once the part is ready. */
  readyUrl?: string;
  /** For parts that do not speak HTTP: ready once this port of loopback takes connections. */
  readyPort?: number;
  /** Also written here, whole. */
  logFile?: string;
  /** Called with every whole line that it prints. */
  onLine?: (line: string) => void;
  /** How many of its last lines are kept; default 400. */
  keepLines?: number;
  /** How often `ready` looks; default every 100 ms. */
  pollMs?: number;
  /** Opens an IPC channel to the child; called with its messages. */
  onMessage?: (message: unknown) => void;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** The last lines it printed, both streams. */
  lastLines(count?: number): string;
  readonly exited: Promise<Exit>;
  /** Undefined while it runs. */
  exit(): Exit | undefined;
  /** Resolves when `readyUrl` answers 200; rejects with the last lines if the process ends or the time is up. */
  ready(timeoutMs?: number): Promise<void>;
  /** Sends SIGTERM to the process group, and SIGKILL after the grace period; resolves when all of it has ended. */
  stop(graceMs?: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** Sends a message to a child with a channel. */
  send(message: object): void;
}

const KEPT_LINES = 400;
/** A part that will never be ready nearly always ends; a busy machine takes minutes. */
const READY_MS = 300_000;
/** A busy machine takes a while to end killed processes. */
const GONE_MS = 5_000;

/** Collects a child's last lines. */
function collect(
  child: ChildProcess,
  { logFile, onLine, keepLines = KEPT_LINES }: ProcessSpec,
): (count?: number) => string {
  const lines: string[] = [];
  const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined;
  log?.on('error', () => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk: string) => {
      log?.write(chunk);
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      if (onLine) parts.forEach(onLine);
      if (lines.length > keepLines) lines.splice(0, lines.length - keepLines);
    });
    stream?.on('end', () => rest && lines.push(rest));
  }
  child.once('close', () => log?.end());
  return (count = 15) => lines.slice(-count).join('\n');
}

export const describeExit = ({ code, signal }: Exit): string =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });

const isReady = async ({ readyUrl, readyPort }: ProcessSpec): Promise<boolean> =>
  (!readyUrl || (await answers(readyUrl))) && (!readyPort || (await accepts(readyPort)));

/**
 * Starts a part in its own process group: a terminal's Ctrl-C reaches only us, and stopping the group also ends its
 * children. If we are killed, the watchdog stops it.
 */
export function startProcess(spec: ProcessSpec): RunningProcess {
  const child = spawn(spec.command ?? process.execPath, spec.args, {
    cwd: spec.cwd,
    env: spec.env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(spec.onMessage ? (['ipc'] as const) : [])],
  });
  if (spec.onMessage) child.on('message', spec.onMessage);
  const lastLines = collect(child, spec);
  const { pid } = child;
  let ended: Exit | undefined;
  const exited = new Promise<Exit>((resolve) => {
    const end = (exit: Exit): void => {
      ended ??= exit;
      if (pid) unguard(pid);
      resolve(ended);
    };
    child.once('error', () => end({ code: 127, signal: null }));
    // 'close' instead of 'exit': all output has been read by then.
    child.once('close', (code, signal) => end({ code, signal }));
  });
  if (pid) guard(pid);

  const kill = (signal: NodeJS.Signals): void => {
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // Already gone.
    }
  };

  /** Whether any process of the group is left. */
  const isAlive = (): boolean => {
    try {
      return pid !== undefined && process.kill(-pid, 0);
    } catch {
      return false;
    }
  };

  return {
    name: spec.name,
    pid: pid ?? 0,
    lastLines,
    exited,
    exit: () => ended,
    kill,
    // It may just have ended, which its exit shows.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    async ready(timeoutMs = READY_MS) {
      const until = Date.now() + timeoutMs;
      while (!ended && Date.now() < until) {
        if (await isReady(spec)) return;
        await sleep(spec.pollMs ?? 100);
      }
      const why = ended
        ? describeExit(ended)
        : `did not get ready (${spec.readyUrl ?? `port ${spec.readyPort}`}) within ${timeoutMs / 1000} s`;
      throw new Error(`${spec.name} ${why}. Its last lines:\n${lastLines()}`);
    },
    async stop(graceMs = 10_000) {
      kill('SIGTERM');
      const inTime = await Promise.race([exited.then(() => true), sleep(graceMs, false, { ref: false })]);
      // Also after a clean end: its children must not survive.
      kill('SIGKILL');
      if (!inTime) await exited;
      const until = Date.now() + GONE_MS;
      while (isAlive() && Date.now() < until) await sleep(20);
    },
  };
}
