import { sql } from 'drizzle-orm';
import type { FailedJob, FailedJobPage, FailedJobQuery, RetryJobs } from '@app/contracts/staff/jobs';
import { NotFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { retryDeadLetters } from '../../../platform/queue/relay.ts';
import type { RequestContext } from '../../../platform/route.ts';

type Row = Omit<FailedJob, 'failedAt'> & { failedAt: string } & Record<string, unknown>;

/** Jobs that failed for good, newest first. @throws CursorInvalid */
export async function listFailedJobs(app: AppContext, { job, cursor, limit }: FailedJobQuery): Promise<FailedJobPage> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor);
  const rest = before
    ? sql`and (failed_at, id) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : sql``;
  const [{ rows }, { rows: kinds }] = await Promise.all([
    app.db.queries.execute<Row>(sql`
      select id, job, error, attempts, data, failed_at::text as "failedAt" from engine.dead_letters
      where ${job === undefined ? sql`true` : sql`job = ${job}`} ${rest}
      order by failed_at desc, id desc limit ${limit + 1}`),
    app.db.queries.execute<{ job: string; count: number }>(
      sql`select job, count(*)::int as count from engine.dead_letters group by job order by job`,
    ),
  ]);
  const items = rows.slice(0, limit).map((row) => ({ ...row, failedAt: new Date(row.failedAt).toISOString() }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, kinds, nextCursor: last ? encodeCursor({ at: new Date(last.failedAt), id: last.id }) : null };
}

/** Runs a failed job again. @throws NotFound if it has been retried meanwhile */
export async function retryJob(ctx: RequestContext, id: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    if ((await retryDeadLetters({ db: { queries: tx } }, { id })) === 0) throw new NotFound();
    await audit(ctx, tx, 'job.retried', id);
  });
}

/** Runs all failed jobs again, or those of a name. @returns how many */
export async function retryJobs(ctx: RequestContext, { job }: RetryJobs): Promise<{ retried: number }> {
  return ctx.db.tx(async (tx) => {
    const retried = await retryDeadLetters({ db: { queries: tx } }, { job });
    if (retried > 0) await audit(ctx, tx, 'job.retried', newId(), { jobs: retried, ...(job && { job }) });
    return { retried };
  });
}
