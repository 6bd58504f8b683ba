import { PageUnavailable } from './page-cache.ts';
import { TaskQueue } from './task-queue.ts';

/** Tasks that end when the test says so. */
function tasks() {
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const task = (n: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(n);
      ends.set(n, (error) => (error ? reject(error) : resolve(n)));
    });
  return { begun, task, end: (n: number, error?: Error) => ends.get(n)?.(error) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('the queue of tasks runs tasks with limited concurrency, queues a limited number in order, and rejects the rest', async () => {
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 2, maxWaitMs: 60_000 });
  const { begun, task, end } = tasks();
  const [first, second, third, fourth] = [1, 2, 3, 4].map((n) => queue.run(task(n)));
  await expect(queue.run(task(5))).rejects.toThrow(PageUnavailable);
  expect(begun).toEqual([1, 2]);
  end(2);
  expect(await second).toBe(2);
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  // One that fails makes room too.
  end(1, new Error('no'));
  await expect(first).rejects.toThrow('no');
  await settled();
  expect(begun).toEqual([1, 2, 3, 4]);
  end(3);
  end(4);
  expect(await Promise.all([third, fourth])).toEqual([3, 4]);
  const last = queue.run(task(6));
  expect(begun.at(-1)).toBe(6);
  end(6);
  expect(await last).toBe(6);
});

it('the queue of tasks rejects a task that waits too long, whose slot goes to the next', async () => {
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 50 });
  const { begun, task, end } = tasks();
  const first = queue.run(task(1));
  await expect(queue.run(task(2))).rejects.toThrow(PageUnavailable);
  const third = queue.run(task(3));
  end(1);
  await first;
  await settled();
  expect(begun).toEqual([1, 3]);
  end(3);
  expect(await third).toBe(3);
});
