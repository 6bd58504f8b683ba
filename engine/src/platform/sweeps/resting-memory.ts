import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Looked at this often. */
const STEP_MS = 30_000;
/** A process that uses less of a core than this rests: its loops look for work and find none. */
const RESTING_SHARE = 0.1;
/** While it rests, again after so many steps (ten minutes): what looking for work leaves behind adds up, too. */
const AGAIN_AFTER = 20;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Collects all garbage. */
export function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  // The flavour also gives back the pages that V8 keeps for later, which is most of it.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

interface Watched {
  collect: () => void;
  /** Microseconds of processor time that the process has used since its start. */
  cpuMicros: () => number;
  stepMs: number;
}

/** Made for a process that works; called each step, it collects when the process has come to rest. */
export function restWatch({ collect, cpuMicros, stepMs }: Watched): () => void {
  let before = cpuMicros();
  /** Steps until the next collection at rest. */
  let due = 0;
  return () => {
    const now = cpuMicros();
    const rests = now - before < stepMs * 1000 * RESTING_SHARE;
    before = now;
    due = rests ? due - 1 : 0;
    if (!rests || due > 0) return;
    collect();
    due = AGAIN_AFTER;
    // What the collection itself used is no work.
    before = cpuMicros();
  };
}

/**
 * Gives back the memory of work that is done, when the process comes to rest, and every ten minutes of it: V8 collects when it needs memory,
 * and a process that does nothing needs none. The pause, a tenth of a second, falls where nobody waits. @returns what ends it
 */
export function giveMemoryBackAtRest(): () => void {
  const cpuMicros = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const timer = setInterval(restWatch({ collect: collectAll, cpuMicros, stepMs: STEP_MS }), STEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
