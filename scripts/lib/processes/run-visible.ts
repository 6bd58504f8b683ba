import { spawn } from 'node:child_process';
import { guard, unguard } from './watchdog.ts';
import { ROOT } from '../paths.ts';

export interface VisibleRun {
  exited: Promise<number>;
  stop(): void;
}

/** Runs a tool from the clone's root with visible output and no input. */
export function runVisible(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): VisibleRun {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const { pid } = child;
  if (pid) guard(pid);
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => {
      if (pid) unguard(pid);
      resolve(code ?? 1);
    });
  });
  return {
    exited,
    stop() {
      try {
        if (pid) process.kill(-pid, 'SIGTERM');
      } catch {
        // Already gone.
      }
    },
  };
}
