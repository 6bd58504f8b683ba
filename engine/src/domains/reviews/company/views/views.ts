import { and, asc, eq, sql } from 'drizzle-orm';
import { MAX_REVIEW_VIEWS } from '@app/contracts/company-reviews/saved-views';
import type { EditReviewView, ReviewView } from '@app/contracts/company-reviews/saved-views';
import { NotFound, NotSignedIn } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { withIdempotency } from '../../../../platform/idempotency.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { reviewViews } from '../../schema-lists.ts';
import { TooMany } from '../limits.ts';

type Row = typeof reviewViews.$inferSelect;

const present = ({ id, name, query, createdAt }: Row): ReviewView => ({
  id,
  name,
  query,
  createdAt: createdAt.toISOString(),
});

function memberOf({ userId }: RequestContext): string {
  if (userId === undefined) throw new NotSignedIn();
  return userId;
}

const isOwn = (ctx: RequestContext, companyId: string) =>
  and(eq(reviewViews.companyId, companyId), eq(reviewViews.userId, memberOf(ctx)));

/** The caller's own, oldest first. */
export async function listViews(ctx: RequestContext, companyId: string): Promise<{ items: ReviewView[] }> {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx.select().from(reviewViews).where(isOwn(ctx, companyId)).orderBy(asc(reviewViews.id)),
  );
  return { items: rows.map(present) };
}

/** @throws TooMany */
export async function createView(ctx: RequestContext, companyId: string, input: EditReviewView): Promise<ReviewView> {
  const userId = memberOf(ctx);
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `review-views:${companyId}:${userId}`, key: ctx.idempotencyKey, input }, async () => {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::int as count from engine.review_views where company_id = ${companyId} and user_id = ${userId}`);
      if ((rows[0]?.count ?? 0) >= MAX_REVIEW_VIEWS) throw new TooMany({ maximum: MAX_REVIEW_VIEWS });
      const row = { ...input, id: newId(), companyId, userId, createdAt: await ctx.clock.now(tx) };
      await tx.insert(reviewViews).values(row);
      return present(row);
    }),
  );
}

/** @throws NotFound also for another member's */
export async function replaceView(
  ctx: RequestContext,
  companyId: string,
  viewId: string,
  input: EditReviewView,
): Promise<ReviewView> {
  const [row] = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .update(reviewViews)
      .set(input)
      .where(and(isOwn(ctx, companyId), eq(reviewViews.id, viewId)))
      .returning(),
  );
  if (!row) throw new NotFound();
  return present(row);
}

/** @throws NotFound also for another member's */
export async function deleteView(ctx: RequestContext, companyId: string, viewId: string): Promise<void> {
  const gone = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .delete(reviewViews)
      .where(and(isOwn(ctx, companyId), eq(reviewViews.id, viewId)))
      .returning(),
  );
  if (gone.length === 0) throw new NotFound();
}
