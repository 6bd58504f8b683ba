import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a busy machine: only what never happens fails. */
const PATIENCE_MS = 180_000;

/** Polls until `probe` returns something truthy, and returns it. @throws after three minutes, or `timeoutMs` */
export async function eventually<T>(
  what: string,
  probe: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  timeoutMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`timed out after ${timeoutMs} ms: ${what}`);
    await sleep(50);
  }
}
