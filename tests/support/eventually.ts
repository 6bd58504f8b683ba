import { setTimeout as sleep } from 'node:timers/promises';

/** Machines that do other things too are waited for; only what never comes about fails. */
const PATIENCE_MS = 60_000;

/** Asks until `probe` gives something, and gives it. @throws when a minute, or `timeoutMs`, did not bring it. */
export async function eventually<T>(
  what: string,
  probe: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  timeoutMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await sleep(50);
  }
}
