import { Queue, Worker, createPostgresBackend } from 'bullmq';
import type { Job as BullJob, JobType, QueueOptions, WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { QueueName } from '../job.ts';

/** A job in the queue. Its id is that of its outbox row, so that adding it twice makes one job. */
export interface QueuedJob {
  id: string;
  name: string;
  data: unknown;
  attempts: number;
  backoffMs: number;
  /** Whether it runs only when no other job of its queue waits. */
  last?: boolean;
}

/** What a worker's handler receives. */
export interface Delivery {
  id: string;
  name: string;
  data: unknown;
  /** True if no further attempt follows. */
  lastAttempt: boolean;
  attempts: number;
}

export interface JobQueue {
  /** Adds jobs; ids that are already queued are ignored. */
  add(queue: QueueName, jobs: QueuedJob[]): Promise<void>;
  /** Starts a worker on `queue`. A job whose handler throws is retried with exponential backoff. */
  work(queue: QueueName, concurrency: number, handle: (delivery: Delivery) => Promise<void>): Promise<void>;
  counts(queue: QueueName): Promise<Record<string, number>>;
  /** Whether there is a connection at present. */
  isReachable(): boolean;
  /** Waits for running jobs, then closes all connections. */
  close(): Promise<void>;
}

// A job of a killed worker restarts after the sum of both at the latest: 7.5 s.
const LOCK_MS = 5_000;
const STALLED_CHECK_MS = 2_500;
// A job is not to blame when its worker is killed; the outbox keeps it in any case.
const STALLED_LIMIT = 20;

/** Of jobs that let others go first; the others have none, which the library takes before any. */
const LAST = 1;

const shared = { removeOnComplete: true, removeOnFail: true } as const;

const workerOptions = {
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_CHECK_MS,
  maxStalledCount: STALLED_LIMIT,
  drainDelay: 1,
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 0 },
};

// BullMQ types its classes by backend; these are the parts we use of either.
interface BullQueue {
  addBulk: Queue['addBulk'];
  getJobCounts(...states: JobType[]): Promise<Record<string, number>>;
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}
interface BullWorker {
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'stalled', listener: (jobId: string) => void): unknown;
  close(): Promise<void>;
}

interface Backend {
  queue(name: string): BullQueue;
  worker(name: string, concurrency: number, process: (job: BullJob) => Promise<void>): BullWorker;
  isReachable(): boolean;
  close(): Promise<void>;
}

function postgresBackend(connectionString: string): Backend {
  const connection = (max: number) => ({ connectionString, max, schema: 'bullmq', migrate: true });
  return {
    queue: (name) => new Queue(name, { connection: connection(4) }, createPostgresBackend),
    worker: (name, concurrency, process) =>
      // A worker holds one client while it waits for jobs.
      new Worker(
        name,
        process,
        { connection: connection(concurrency + 2), concurrency, ...workerOptions },
        createPostgresBackend,
      ),
    // The database's own state tells.
    isReachable: () => true,
    close: async () => undefined,
  };
}

async function redisBackend(url: string): Promise<Backend> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await refuseEviction(redis);
  const connections = [redis];
  const connect = () => {
    const one = redis.duplicate();
    one.on('error', () => undefined);
    connections.push(one);
    return one;
  };
  return {
    queue: (name) => new Queue(name, { connection: connect() } as QueueOptions),
    worker: (name, concurrency, process) =>
      new Worker(name, process, { connection: connect(), concurrency, ...workerOptions } as WorkerOptions),
    isReachable: () => redis.status === 'ready',
    close: async () => {
      for (const one of connections) one.disconnect();
    },
  };
}

/** A Redis that evicts keys would lose jobs. */
async function refuseEviction(redis: Redis): Promise<void> {
  const info = await redis.info('memory');
  const policy = /maxmemory_policy:(\S+)/.exec(info)?.[1];
  if (policy !== undefined && policy !== 'noeviction') {
    redis.disconnect();
    throw new Error(`Redis at REDIS_URL has maxmemory-policy ${policy}; jobs could be lost. Set it to noeviction.`);
  }
}

/** BullMQ on PostgreSQL, or on Redis when `redisUrl` is given. */
export async function openQueue(options: {
  databaseUrl: string;
  redisUrl?: string | undefined;
  /** Called when a connection fails; it reconnects by itself. */
  onError?: (error: Error) => void;
  /** Called when a job runs again because its worker died or was blocked beyond the job's lock. */
  onStalled?: (jobId: string) => void;
}): Promise<JobQueue> {
  const { onError = () => undefined, onStalled = () => undefined } = options;
  const backend = options.redisUrl ? await redisBackend(options.redisUrl) : postgresBackend(options.databaseUrl);
  const queues = new Map<QueueName, BullQueue>();
  const workers: BullWorker[] = [];

  async function queue(name: QueueName): Promise<BullQueue> {
    let found = queues.get(name);
    if (!found) {
      found = backend.queue(name);
      found.on('error', onError);
      queues.set(name, found);
    }
    await found.waitUntilReady();
    return found;
  }

  return {
    async add(name, jobs) {
      const target = await queue(name);
      await target.addBulk(
        jobs.map(({ id, name: job, data, attempts, backoffMs, last }) => ({
          name: job,
          data,
          opts: {
            jobId: id,
            attempts,
            backoff: { type: 'exponential', delay: backoffMs },
            ...(last && { priority: LAST }),
            ...shared,
          },
        })),
      );
    },
    async work(name, concurrency, handle) {
      const worker = backend.worker(name, concurrency, (job) =>
        handle({
          id: job.id ?? '',
          name: job.name,
          data: job.data as unknown,
          attempts: job.attemptsMade + 1,
          lastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        }),
      );
      worker.on('error', onError);
      worker.on('stalled', onStalled);
      workers.push(worker);
      await worker.waitUntilReady();
    },
    isReachable: backend.isReachable,
    async counts(name) {
      const { prioritized = 0, ...counts } = await (
        await queue(name)
      ).getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
      return { ...counts, waiting: (counts['waiting'] ?? 0) + prioritized };
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([...queues.values()].map((one) => one.close()));
      await backend.close();
    },
  };
}
