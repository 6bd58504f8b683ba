import { setImmediate as nextTurn } from 'node:timers/promises';
import { collectAll, restWatch } from './resting-memory.ts';

const STEP_MS = 1000;
const BUSY = 200_000;
const RESTING = 50_000;

it('memory is given back when a process comes to rest, and never while it works', () => {
  let used = 0;
  let step = 0;
  const given: number[] = [];
  const look = restWatch({ collect: () => given.push(step), cpuMicros: () => used, stepMs: STEP_MS });
  for (const micros of [BUSY, BUSY, RESTING, RESTING, RESTING, BUSY, RESTING, RESTING]) {
    step += 1;
    used += micros;
    look();
  }
  expect(given).toEqual([3, 7]);
});

it('a long rest is used again and again, and a collection is not taken for work', () => {
  let used = 0;
  let collections = 0;
  const collect = () => {
    collections += 1;
    used += BUSY;
  };
  const look = restWatch({ collect, cpuMicros: () => used, stepMs: STEP_MS });
  for (let step = 0; step < 41; step++) look();
  expect(collections).toBe(3);
});

it('what nothing holds any more is gone after a collection', async () => {
  const held = new WeakRef({ large: 'x'.repeat(1000) });
  await nextTurn();
  collectAll();
  expect(held.deref()).toBeUndefined();
});
