import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Queries } from '../db.ts';
import { redactQueryValues } from '../log.ts';
import type { AnyJob, QueueName } from '../job.ts';
import type { Delivery, JobQueue, QueuedJob } from './queue.ts';
import { deadLetters, outbox } from '../schema.ts';

const BATCH = 500;
/** Pause after finding nothing to relay. */
export const RELAY_IDLE_MS = 150;
/** A row still present this long after it was handed over is handed over again: the queue may have lost its job. */
export const SWEEP_AFTER_SECONDS = 60;

/** All jobs by name. */
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
 * Hands waiting outbox rows to the queue, oldest first, skipping rows locked by another relay. After a crash before the
 * commit they are handed over again, and the queue recognizes their ids. Jobs unknown to this version stay for one that
 * knows them, as while two versions run side by side.
 * @returns the number of rows handed over.
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
      const { attempts, backoffMs, last } = job;
      list.push({ id: row.id, name: row.job, data: row.data, attempts, backoffMs, last });
      byQueue.set(job.queue, list);
    }
    for (const [name, jobs] of byQueue) await queue.add(name, jobs);
    return rows.length;
  });
}

/** Marks rows whose job left no result as waiting again. */
export async function sweepOutbox(ctx: AppContext): Promise<number> {
  const { rowCount } = await ctx.db.queries.execute(sql`
    update engine.outbox set relayed_at = null
    where relayed_at < now() - make_interval(secs => ${SWEEP_AFTER_SECONDS})`);
  return rowCount ?? 0;
}

/** Runs a delivered job; deletes its outbox row afterwards, or turns it into a dead letter after the last attempt. */
export async function runJob(ctx: AppContext, registry: JobRegistry, delivery: Delivery): Promise<void> {
  const job = registry.get(delivery.name);
  if (!job) {
    // Its row stays: the sweep hands it over again until a worker knows the job.
    ctx.log.warn({ job: delivery.name, jobId: delivery.id }, 'no job of this name in this version');
    return;
  }
  try {
    await job.perform(ctx, delivery.data, { id: delivery.id });
    await ctx.db.queries.delete(outbox).where(eq(outbox.id, delivery.id));
  } catch (error) {
    ctx.log.warn({ err: error, job: delivery.name, jobId: delivery.id, attempts: delivery.attempts }, 'job failed');
    if (!delivery.lastAttempt) throw error;
    ctx.report(error);
    await ctx.db.tx(async (tx) => {
      const { rows } = await tx.execute<{ id: string; job: string; data: unknown }>(
        // Tokens that are still valid are not stored.
        sql`delete from engine.outbox where id = ${delivery.id} returning id, job, data - 'token' as data`,
      );
      const row = rows[0];
      if (!row) return;
      await tx
        .insert(deadLetters)
        .values({ ...row, error: String(redactQueryValues(error)), attempts: delivery.attempts });
      await job.onDeadLetter(ctx, tx, delivery.data);
    });
  }
}

/** Moves dead letters back into the outbox, once their cause is fixed: all, those of a job, or one. @returns how many */
export async function retryDeadLetters(
  { db }: { db: { queries: Pick<Queries, 'execute'> } },
  { id, job }: { id?: string; job?: string | undefined } = {},
): Promise<number> {
  const { rowCount } = await db.queries.execute(sql`
    with taken as (
      delete from engine.dead_letters
      where ${id === undefined ? sql`true` : sql`id = ${id}::uuid`} and ${job === undefined ? sql`true` : sql`job = ${job}`}
      returning id, job, data)
    insert into engine.outbox (id, job, data) select gen_random_uuid(), job, data from taken`);
  return rowCount ?? 0;
}
