import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { EXPORT_DAYS, EXPORT_LINK_MINUTES, MAX_RUNNING_EXPORTS } from '@app/contracts/company-reviews/exports';
import type { CreateReviewExport, ReviewExport } from '@app/contracts/company-reviews/exports';
import { NotFound } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { audit } from '../../../../platform/audit.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { withIdempotency } from '../../../../platform/idempotency.ts';
import type { Download } from '../../../../platform/requests/download.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { TokenInvalid } from '../../../../platform/tokens.ts';
import { reviewExports } from '../../schema-lists.ts';
import { TooMany } from '../limits.ts';
import { EXPORT_TYPES, exportKey, runReviewExport } from './export-job.ts';

type Row = typeof reviewExports.$inferSelect;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The end of a link's validity in minutes since 1970 is part of what is signed. */
function linkOf(ctx: RequestContext, id: string, now: Date): string {
  const until = Math.ceil(now.getTime() / MINUTE_MS) + EXPORT_LINK_MINUTES;
  return `/review-exports/${ctx.tokens.derive('export', id, until)}?until=${until}`;
}

const present = (ctx: RequestContext, row: Row, now: Date): ReviewExport => ({
  id: row.id,
  format: row.format,
  state: row.state,
  rows: row.rows,
  progress: row.progress,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  url: row.state === 'done' && row.expiresAt > now ? linkOf(ctx, row.id, now) : null,
  expiresAt: row.state === 'done' ? row.expiresAt.toISOString() : null,
});

/** @throws TooMany while others are running */
export async function createExport(
  ctx: RequestContext,
  companyId: string,
  input: CreateReviewExport,
): Promise<ReviewExport> {
  const { format, filter } = input;
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `review-exports:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::int as count from engine.review_exports where company_id = ${companyId} and state = 'running'`);
      if ((rows[0]?.count ?? 0) >= MAX_RUNNING_EXPORTS) throw new TooMany({ maximum: MAX_RUNNING_EXPORTS });
      const now = await ctx.clock.now(tx);
      const [row] = await tx
        .insert(reviewExports)
        .values({
          id: newId(),
          companyId,
          userId: ctx.userId ?? '',
          format,
          filter,
          state: 'running',
          createdAt: now,
          expiresAt: new Date(now.getTime() + EXPORT_DAYS * DAY_MS),
        })
        .returning();
      if (!row) throw new Error('an export was not stored');
      // The words that were looked for may be a name.
      await audit(ctx, tx, 'reviews.exported', row.id, { format, filters: Object.keys(filter).join(',') });
      await ctx.outbox.add(tx, runReviewExport, { exportId: row.id });
      return present(ctx, row, now);
    }),
  );
}

const SHOWN = 20;

/** The newest. */
export async function listExports(ctx: RequestContext, companyId: string): Promise<{ items: ReviewExport[] }> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const now = await ctx.clock.now(tx);
    const rows = await tx
      .select()
      .from(reviewExports)
      .where(eq(reviewExports.companyId, companyId))
      .orderBy(desc(reviewExports.id))
      .limit(SHOWN);
    return { items: rows.map((row) => present(ctx, row, now)) };
  });
}

const isExport = (companyId: string, id: string) =>
  and(eq(reviewExports.companyId, companyId), eq(reviewExports.id, id));

/** With a new link, if it is done. @throws NotFound */
export async function getExport(ctx: RequestContext, companyId: string, exportId: string): Promise<ReviewExport> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const [row] = await tx.select().from(reviewExports).where(isExport(companyId, exportId));
    if (!row) throw new NotFound();
    return present(ctx, row, await ctx.clock.now(tx));
  });
}

/** Removes the file; an export that is running stops. @throws NotFound */
export async function deleteExport(ctx: RequestContext, companyId: string, exportId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const gone = await tx.delete(reviewExports).where(isExport(companyId, exportId)).returning();
    if (gone.length === 0) throw new NotFound();
    await audit(ctx, tx, 'reviews.export_deleted', exportId);
  });
  await ctx.storage.delete(exportKey(exportId));
}

/** The file behind a signed link. @throws TokenInvalid, also for one that has expired */
export async function downloadExport(ctx: RequestContext, token: string, until: number): Promise<Download> {
  const id = ctx.tokens.subject(token);
  ctx.tokens.verify('export', token, until);
  const now = await ctx.db.tx((tx) => ctx.clock.now(tx));
  const [row] = await ctx.db.queries.select().from(reviewExports).where(eq(reviewExports.id, id));
  if (until * MINUTE_MS <= now.getTime() || row?.state !== 'done' || row.expiresAt <= now) throw new TokenInvalid();
  const file = await ctx.storage.stream(exportKey(id));
  if (!file) throw new TokenInvalid();
  return {
    file,
    name: `reviews-${row.createdAt.toISOString().slice(0, 10)}.${row.format}`,
    type: EXPORT_TYPES[row.format],
  };
}

const SWEPT = 100;

/** Removes files whose time is over. @returns how many */
export async function sweepExports(app: AppContext): Promise<number> {
  const now = await app.db.tx((tx) => app.clock.now(tx));
  const expired = await app.db.queries
    .select({ id: reviewExports.id })
    .from(reviewExports)
    .where(lt(reviewExports.expiresAt, now))
    .limit(SWEPT);
  for (const { id } of expired) {
    await app.storage.delete(exportKey(id));
    await app.db.queries.delete(reviewExports).where(eq(reviewExports.id, id));
  }
  return expired.length;
}
