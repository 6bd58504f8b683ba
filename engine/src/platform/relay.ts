import { eq, sql } from 'drizzle-orm';
import type { AppContext } from './context.ts';
import { withoutValues } from './log.ts';
import type { AnyJob, QueueName } from './job.ts';
import type { Delivery, JobQueue, QueuedJob } from './queue.ts';
import { deadLetters, outbox } from './schema.ts';

const BATCH = 500;
/** Pause of a relay that found nothing. */
export const RELAY_IDLE_MS = 150;
/** A row handed over so long ago and still there is handed over again: its job may have been lost with the queue. */
export const SWEEP_AFTER_SECONDS = 60;

/** All jobs by name; a job that nobody knows is a mistake found at once, not at night. */
export type JobRegistry = ReadonlyMap<string, AnyJob>;

export function jobRegistry(jobs: AnyJob[]): JobRegistry {
  const registry = new Map<string, AnyJob>();
  for (const job of jobs) {
    if (registry.has(job.name)) throw new Error(`two jobs named ${job.name}`);
    registry.set(job.name, job);
  }
  return registry;
}

/**
 * Hands waiting outbox rows to the queue, oldest first, skipping rows that another relay has locked.
 * A crash between handing over and committing hands them over again: the queue knows their ids. Jobs that this version
 * does not know stay for one that does, as while two versions run side by side.
 * @returns how many rows went.
 */
export async function relayOnce(ctx: AppContext, queue: JobQueue, registry: JobRegistry): Promise<number> {
  return ctx.db.tx(async (tx) => {
    const { rows } = await tx.execute<{ id: string; job: string; data: unknown }>(sql`
      update engine.outbox set relayed_at = now()
      where id in (
        select id from engine.outbox where relayed_at is null and job in ${[...registry.keys()]}
        order by id limit ${BATCH} for update skip locked)
      returning id, job, data`);
    const byQueue = new Map<QueueName, QueuedJob[]>();
    for (const row of rows) {
      const job = registry.get(row.job);
      if (!job) continue;
      const list = byQueue.get(job.queue) ?? [];
      list.push({ id: row.id, name: row.job, data: row.data, attempts: job.attempts, backoffMs: job.backoffMs });
      byQueue.set(job.queue, list);
    }
    for (const [name, jobs] of byQueue) await queue.add(name, jobs);
    return rows.length;
  });
}

/** Makes rows whose job left no result wait again. */
export async function sweepOutbox(ctx: AppContext): Promise<number> {
  const { rowCount } = await ctx.db.read.execute(sql`
    update engine.outbox set relayed_at = null
    where relayed_at < now() - make_interval(secs => ${SWEEP_AFTER_SECONDS})`);
  return rowCount ?? 0;
}

/** Runs one delivered job; its outbox row goes when it is done, or becomes a dead letter after the last try. */
export async function runJob(ctx: AppContext, registry: JobRegistry, delivery: Delivery): Promise<void> {
  const job = registry.get(delivery.name);
  if (!job) {
    // Its row stays: the sweep hands it over again, until a worker that knows it takes it.
    ctx.log.warn({ job: delivery.name, jobId: delivery.id }, 'no job of this name in this version');
    return;
  }
  try {
    await job.perform(ctx, delivery.data, { id: delivery.id });
    await ctx.db.read.delete(outbox).where(eq(outbox.id, delivery.id));
  } catch (error) {
    ctx.log.warn({ err: error, job: delivery.name, jobId: delivery.id, attempts: delivery.attempts }, 'job failed');
    if (!delivery.lastAttempt) throw error;
    ctx.report(error);
    await ctx.db.tx(async (tx) => {
      const { rows } = await tx.execute<{ id: string; job: string; data: unknown }>(
        // A link that still works is not kept.
        sql`delete from engine.outbox where id = ${delivery.id} returning id, job, data - 'token' as data`,
      );
      const row = rows[0];
      if (!row) return;
      await tx.insert(deadLetters).values({ ...row, error: String(withoutValues(error)), attempts: delivery.attempts });
      await job.giveUp(ctx, tx, delivery.data);
    });
  }
}

/** A loop that runs `step` again at once while there is work and after a short pause when there is none. */
export function startLoop(
  ctx: AppContext,
  name: string,
  pauseMs: number,
  step: () => Promise<number>,
): () => Promise<void> {
  let stopped = false;
  let wake: () => void = () => undefined;
  const running = (async () => {
    while (!stopped) {
      let done = 0;
      try {
        done = await step();
      } catch (error) {
        ctx.log.error({ err: error, loop: name }, 'loop failed');
      }
      if (done === 0 && !stopped) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pauseMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
}

/** Puts dead letters back into the outbox, once what made them fail is mended. @returns how many. */
export async function retryDeadLetters(ctx: Pick<AppContext, 'db'>): Promise<number> {
  const { rowCount } = await ctx.db.read.execute(sql`
    with taken as (delete from engine.dead_letters returning id, job, data)
    insert into engine.outbox (id, job, data) select gen_random_uuid(), job, data from taken`);
  return rowCount ?? 0;
}
