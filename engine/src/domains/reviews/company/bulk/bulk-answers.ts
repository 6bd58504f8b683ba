import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { BULK_UNDO_SECONDS, MAX_BULK_ANSWERS } from '@app/contracts/company-reviews/bulk-answers';
import type {
  BulkAnswer,
  CreateBulkAnswer,
  SkippedReviewPage,
  SkippedReviewQuery,
} from '@app/contracts/company-reviews/bulk-answers';
import { NotFound, ValidationFailed, domainError } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { audit } from '../../../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../../../platform/cursor.ts';
import type { TenantTx } from '../../../../platform/db.ts';
import { withIdempotency } from '../../../../platform/idempotency.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { answerTemplates, bulkAnswerItems, bulkAnswers } from '../../schema-answers.ts';
import { TooMany } from '../limits.ts';
import { findReviews } from '../list/find-reviews.ts';

/** The time in which it could be undone is over. */
export class BulkAnswerSent extends domainError('bulk_answer_sent', 409) {}

type Row = typeof bulkAnswers.$inferSelect;

const present = (row: Row): BulkAnswer => ({
  id: row.id,
  state: row.state,
  total: row.total,
  answered: row.answered,
  skipped: row.skipped,
  createdAt: row.createdAt.toISOString(),
  undoUntil: row.dueAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/**
 * Orders answers to reviews by id or filter; they are written when the time to undo them is over.
 * @throws ValidationFailed for unknown templates or two of one language, TooMany
 */
export async function createBulkAnswer(
  ctx: RequestContext,
  companyId: string,
  input: CreateBulkAnswer,
): Promise<BulkAnswer> {
  const reviewIds = input.reviewIds ?? (await idsOf(ctx, companyId, input));
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `bulk-answers:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      const texts = await textsOf(tx, input.templateIds);
      const now = await ctx.clock.now(tx);
      const row: Row = {
        id: newId(),
        companyId,
        userId: ctx.userId ?? '',
        state: 'scheduled',
        texts,
        total: 0,
        answered: 0,
        skipped: 0,
        createdAt: now,
        dueAt: new Date(now.getTime() + BULK_UNDO_SECONDS * 1000),
        finishedAt: null,
      };
      await tx.insert(bulkAnswers).values(row);
      const added = await tx.execute(sql`
        insert into engine.bulk_answer_items (bulk_id, review_id, company_id, state)
        select ${row.id}, r.id, ${companyId}, 'waiting' from engine.reviews r
        where r.company_id = ${companyId} and r.id = any(${sql.param(reviewIds)}::uuid[])
          and r.state in ('published', 'in_mediation', 'withdrawn', 'held', 'rejected')`);
      const total = added.rowCount ?? 0;
      await tx.update(bulkAnswers).set({ total }).where(eq(bulkAnswers.id, row.id));
      await audit(ctx, tx, 'review.bulk_answer_ordered', row.id, { total });
      return present({ ...row, total });
    }),
  );
}

async function idsOf(ctx: RequestContext, companyId: string, { filter = {} }: CreateBulkAnswer): Promise<string[]> {
  const found = await findReviews(ctx.db.queries, { companyId, filter, sort: 'newest' }, MAX_BULK_ANSWERS + 1);
  if (found.length > MAX_BULK_ANSWERS) throw new TooMany({ maximum: MAX_BULK_ANSWERS });
  return found.map(({ review_id }) => review_id);
}

/** The templates' texts by language. */
async function textsOf(tx: TenantTx, templateIds: string[]): Promise<Record<string, string>> {
  const templates = await tx
    .select()
    .from(answerTemplates)
    .where(and(eq(answerTemplates.companyId, tx.companyId), inArray(answerTemplates.id, templateIds)));
  const texts: Record<string, string> = {};
  for (const [index, id] of templateIds.entries()) {
    const template = templates.find((one) => one.id === id);
    if (!template || texts[template.language] !== undefined)
      throw new ValidationFailed({ where: 'body' }, [{ path: `templateIds.${index}`, code: 'invalid' }]);
    texts[template.language] = template.body;
  }
  return texts;
}

const SHOWN = 20;

/** The newest. */
export async function listBulkAnswers(ctx: RequestContext, companyId: string): Promise<{ items: BulkAnswer[] }> {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select()
      .from(bulkAnswers)
      .where(eq(bulkAnswers.companyId, companyId))
      .orderBy(desc(bulkAnswers.id))
      .limit(SHOWN),
  );
  return { items: rows.map(present) };
}

const isBulk = (companyId: string, id: string) => and(eq(bulkAnswers.companyId, companyId), eq(bulkAnswers.id, id));

/** @throws NotFound */
export async function getBulkAnswer(ctx: RequestContext, companyId: string, bulkId: string): Promise<BulkAnswer> {
  const [row] = await ctx.db.tenantTx(companyId, (tx) =>
    tx.select().from(bulkAnswers).where(isBulk(companyId, bulkId)),
  );
  if (!row) throw new NotFound();
  return present(row);
}

/** Undoes a bulk answer of which nothing has been written yet. @throws NotFound, BulkAnswerSent */
export async function undoBulkAnswer(ctx: RequestContext, companyId: string, bulkId: string): Promise<BulkAnswer> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const [row] = await tx.select().from(bulkAnswers).where(isBulk(companyId, bulkId)).for('update');
    if (!row) throw new NotFound();
    if (row.state === 'undone') return present(row);
    const now = await ctx.clock.now(tx);
    if (row.state !== 'scheduled' || row.dueAt <= now) throw new BulkAnswerSent();
    const undone = { state: 'undone', finishedAt: now } as const;
    await tx.update(bulkAnswers).set(undone).where(eq(bulkAnswers.id, bulkId));
    await tx.delete(bulkAnswerItems).where(eq(bulkAnswerItems.bulkId, bulkId));
    await audit(ctx, tx, 'review.bulk_answer_undone', bulkId, { total: row.total });
    return present({ ...row, ...undone });
  });
}

/** Reviews that got no answer, with the reason. @throws NotFound, CursorInvalid */
export async function listSkipped(
  ctx: RequestContext,
  companyId: string,
  bulkId: string,
  { cursor, limit }: SkippedReviewQuery,
): Promise<SkippedReviewPage> {
  const { createdAt } = await getBulkAnswer(ctx, companyId, bulkId);
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    tx
      .select({ reviewId: bulkAnswerItems.reviewId, reason: bulkAnswerItems.reason })
      .from(bulkAnswerItems)
      .where(
        and(
          eq(bulkAnswerItems.bulkId, bulkId),
          eq(bulkAnswerItems.state, 'skipped'),
          cursor === undefined ? undefined : gt(bulkAnswerItems.reviewId, decodeCursor(cursor).id),
        ),
      )
      .orderBy(asc(bulkAnswerItems.reviewId))
      .limit(limit + 1),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ reviewId, reason }) => ({ reviewId, reason: reason ?? 'answered' })),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: new Date(createdAt), id: last.reviewId }) : null,
  };
}
