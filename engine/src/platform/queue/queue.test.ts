import { cloneDatabase } from '../../../../tests/support/postgres.ts';
import type { TestDatabase } from '../../../../tests/support/postgres.ts';
import { hasRedis, startRedis } from '../../../../tests/support/redis.ts';
import type { TestRedis } from '../../../../tests/support/redis.ts';
import { newId } from '../../kernel/ids.ts';
import { openQueue } from './queue.ts';
import type { Delivery, JobQueue, QueuedJob } from './queue.ts';

let database: TestDatabase;
let redis: TestRedis | undefined;
const open: JobQueue[] = [];

async function queueOn(backend: string): Promise<JobQueue> {
  const queue = await openQueue({ databaseUrl: database.url, redisUrl: backend === 'Redis' ? redis?.url : undefined });
  open.push(queue);
  return queue;
}

const job = (given: Partial<QueuedJob> = {}): QueuedJob => ({
  id: newId(),
  name: 'test',
  data: { n: 1 },
  attempts: 3,
  backoffMs: 20,
  ...given,
});

/** Collects what a handler is given until `count` have come. */
function collector(count: number, handle: (delivery: Delivery) => Promise<void> = async () => undefined) {
  const seen: Delivery[] = [];
  let done: () => void;
  const all = new Promise<void>((resolve) => (done = resolve));
  return {
    seen,
    all,
    handle: async (delivery: Delivery) => {
      seen.push(delivery);
      if (seen.length >= count) done();
      await handle(delivery);
    },
  };
}

beforeAll(async () => {
  database = await cloneDatabase();
  if (hasRedis()) redis = await startRedis();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()));
});
afterAll(async () => {
  await redis?.stop();
  await database.drop();
});

describe.each(hasRedis() ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'])('jobs on %s', (backend) => {
  it('reach a worker on another connection with their data', async () => {
    const collected = collector(3);
    const worker = await queueOn(backend);
    await worker.work('events', 2, collected.handle);
    const jobs = [1, 2, 3].map((n) => job({ data: { n } }));
    await (await queueOn(backend)).add('events', jobs);
    await collected.all;
    expect(collected.seen.map(({ id }) => id).sort()).toEqual(jobs.map(({ id }) => id).sort());
    expect(collected.seen.map(({ data }) => data)).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }, { n: 3 }]));
  });

  it('that nobody waits for let others go first, also on a second attempt, and none is lost', async () => {
    const queue = await queueOn(backend);
    const backlog = Array.from({ length: 40 }, () => job({ name: 'notice', last: true }));
    await queue.add('account-mail', backlog);
    const reset = job({ name: 'reset' });
    await queue.add('account-mail', [reset]);
    expect((await queue.counts('account-mail'))['waiting']).toBe(41);
    let failures = 1;
    const collected = collector(42, async ({ name }) => {
      if (name === 'notice' && failures-- > 0) throw new Error('no luck');
    });
    await queue.work('account-mail', 1, collected.handle);
    await collected.all;
    expect(collected.seen[0]?.id).toBe(reset.id);
    expect(new Set(collected.seen.map(({ id }) => id)).size).toBe(41);
  });

  it('jobs run once when they are added twice', async () => {
    const queue = await queueOn(backend);
    const twice = job();
    await queue.add('mail', [twice]);
    await queue.add('mail', [twice, job({ id: twice.id })]);
    expect((await queue.counts('mail'))['waiting']).toBe(1);
    // Behind it: with one at a time, whatever else there is of the first has run by then.
    const last = job();
    await queue.add('mail', [last]);
    const collected = collector(2);
    await queue.work('mail', 1, collected.handle);
    await collected.all;
    expect(collected.seen.map(({ id }) => id)).toEqual([twice.id, last.id]);
  });

  it('jobs are retried after a pause when they fail, and know their last attempt', async () => {
    const queue = await queueOn(backend);
    const collected = collector(3, async () => {
      throw new Error('not today');
    });
    await queue.work('events', 1, collected.handle);
    await queue.add('events', [job({ attempts: 3 })]);
    await collected.all;
    expect(collected.seen.map(({ attempts, lastAttempt }) => [attempts, lastAttempt])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('jobs run concurrently up to the limit', async () => {
    const queue = await queueOn(backend);
    let running = 0;
    let most = 0;
    const four = Promise.withResolvers<void>();
    const collected = collector(8, async () => {
      most = Math.max(most, ++running);
      if (running === 4) four.resolve();
      await four.promise;
      await new Promise((resolve) => setTimeout(resolve, 60));
      running--;
    });
    await queue.work('events', 4, collected.handle);
    await queue.add(
      'events',
      Array.from({ length: 8 }, () => job()),
    );
    await collected.all;
    expect(most).toBe(4);
  });

  it('finish before the queue closes', async () => {
    const queue = await openQueue({
      databaseUrl: database.url,
      redisUrl: backend === 'Redis' ? redis?.url : undefined,
    });
    let finished = false;
    const collected = collector(1, async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished = true;
    });
    await queue.work('events', 1, collected.handle);
    await queue.add('events', [job()]);
    await collected.all;
    await queue.close();
    expect(finished).toBe(true);
  });
});

if (hasRedis()) {
  it('a queue rejects a Redis that may evict keys, and says what to set', async () => {
    const evicting = await startRedis({ policy: 'allkeys-lru' });
    try {
      await expect(openQueue({ databaseUrl: database.url, redisUrl: evicting.url })).rejects.toThrow(
        /allkeys-lru.*noeviction/,
      );
    } finally {
      await evicting.stop();
    }
  });
}
