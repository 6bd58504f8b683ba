import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_500;
/** More than this share of all cores at work, while none of ours is, means others. */
const QUIET = 0.15;

function times(): { busy: number; all: number } {
  let [busy, all] = [0, 0];
  for (const { times: of } of cpus()) {
    busy += of.user + of.nice + of.sys + of.irq;
    all += of.user + of.nice + of.sys + of.irq + of.idle;
  }
  return { busy, all };
}

/** What share of the machine works at the moment, though we do nothing. */
async function othersWork(): Promise<number> {
  const before = times();
  await sleep(LOOK_MS);
  const after = times();
  return (after.busy - before.busy) / (after.all - before.all);
}

/** Waits for moments in which nobody else works, so many seconds in all. */
export class Quiet {
  #secondsLeft: number;

  constructor(seconds: number) {
    this.#secondsLeft = seconds;
  }

  async wait(): Promise<void> {
    while (this.#secondsLeft > 0 && (await othersWork()) > QUIET) this.#secondsLeft -= LOOK_MS / 1000;
  }
}
