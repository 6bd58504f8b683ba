import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from './repeat.ts';

/** A job that runs until it is released. */
function heldJob() {
  const begun: AbortSignal[] = [];
  let letGo = (): void => undefined;
  const job = (stopping: AbortSignal): Promise<void> => {
    begun.push(stopping);
    return new Promise((resolve) => (letGo = resolve));
  };
  return { job, begun, letGo: () => letGo() };
}

describe('repeat', () => {
  test('a repeated job starts again after its end, never twice at once', async () => {
    const { job, begun, letGo } = heldJob();
    const stop = repeat(job, 5);
    expect(begun).toHaveLength(0);
    await sleep(60);
    expect(begun).toHaveLength(1);
    letGo();
    await sleep(60);
    expect(begun).toHaveLength(2);
    letGo();
    await stop();
  });

  test('stopping a repeated job signals it, waits for it, and starts it no more', async () => {
    const { job, begun, letGo } = heldJob();
    const stop = repeat(job, 5);
    await sleep(60);
    let ended = false;
    const stopped = stop().then(() => (ended = true));
    expect(begun[0]?.aborted).toBe(true);
    await sleep(20);
    expect(ended).toBe(false);
    letGo();
    await stopped;
    await sleep(60);
    expect(begun).toHaveLength(1);
  });
});
