import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';

let dog: ChildProcess | undefined;

const say = (line: string): void => {
  if (!dog) {
    dog = spawn(process.execPath, [path.join(import.meta.dirname, 'watchdog.mjs')], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      env: { PATH: process.env['PATH'] },
    });
    dog.unref();
    (dog.stdin as Socket).unref();
    dog.stdin?.on('error', () => undefined);
  }
  dog.stdin?.write(`${line}\n`);
};

/** Stops a child with `signal` if this process ends without doing so. */
export function guard(pid: number, signal: NodeJS.Signals = 'SIGTERM', reach: 'group' | 'single' = 'group'): void {
  say(`+ ${pid} ${signal} ${reach}`);
}

/** To be called when the child has ended: its pid may be reused. */
export function unguard(pid: number): void {
  if (dog) say(`- ${pid}`);
}
