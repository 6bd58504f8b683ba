import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_500;
/** A larger share of busy cores, while none of our processes works, means other work. */
const QUIET = 0.15;

function times(): { busy: number; all: number } {
  let [busy, all] = [0, 0];
  for (const { times: cpu } of cpus()) {
    busy += cpu.user + cpu.nice + cpu.sys + cpu.irq;
    all += cpu.user + cpu.nice + cpu.sys + cpu.irq + cpu.idle;
  }
  return { busy, all };
}

/** The share of the machine that other processes use. */
async function othersWork(): Promise<number> {
  const before = times();
  await sleep(LOOK_MS);
  const after = times();
  return (after.busy - before.busy) / (after.all - before.all);
}

/** Waits for the machine to be idle, for a limited number of seconds in all. */
export class IdleMachine {
  #secondsLeft: number;

  constructor(seconds: number) {
    this.#secondsLeft = seconds;
  }

  async wait(): Promise<void> {
    while (this.#secondsLeft > 0 && (await othersWork()) > QUIET) this.#secondsLeft -= LOOK_MS / 1000;
  }
}
