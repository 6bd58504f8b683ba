import { eq } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/live/announce.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyHead } from '../../companies/public.ts';
import { appendGradeDelta, reviewDelta } from '../aggregates/deltas.ts';
import { reviewAnswered, reviewsChanged } from '../events.ts';
import { ReviewActRefused, isPublic } from '../lifecycle/model.ts';
import { addReviewEvent, lockReviewOfCompany, lockReview } from '../lifecycle/repo.ts';
import type { Review } from '../lifecycle/repo.ts';
import { reviews } from '../schema.ts';
import type { REVIEW_ACTORS } from '../schema.ts';

type Actor = (typeof REVIEW_ACTORS)[number];

/**
 * Answers a public review, or edits the answer, which is screened first; until it passes, the former answer stays.
 * @throws ReviewNotFound, ReviewActRefused, ValidationFailed for phishing
 */
export async function answerReview(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  body: string,
): Promise<void> {
  const phishing = await ctx.wording.findPhishing({ body });
  if (phishing.length > 0) throw new ValidationFailed({ where: 'body' }, phishing);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReviewOfCompany(tx, companyId, reviewId);
    if (!isPublic(review)) throw new ReviewActRefused({ command: 'answer', state: review.state });
    await audit(ctx, tx, 'review.answered', reviewId, { edited: review.answer !== null });
    await sendAnswer(ctx, tx, review, body);
  });
}

/** Keeps the answer to a review that is locked until it has passed the screening. */
export async function sendAnswer(app: AppContext, tx: Tx, review: Review, body: string): Promise<void> {
  const { id: reviewId, companyId } = review;
  // An unchanged text has passed already.
  const same = body === review.answer;
  await updateReview(tx, reviewId, { pendingAnswer: same ? null : body, answerHeld: false, answerRejected: false });
  if (!same) await app.outbox.publish(tx, reviewAnswered, { companyId, reviewId });
}

/** Deletes the public and the pending answer. @throws ReviewNotFound, NotFound if there is none */
export async function deleteAnswer(ctx: RequestContext, companyId: string, reviewId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    await lockReviewOfCompany(tx, companyId, reviewId);
    if (!(await removeAnswer(ctx, tx, reviewId, 'merchant'))) throw new NotFound();
    await audit(ctx, tx, 'review.answer_deleted', reviewId);
  });
}

/** The answer that waits for screening or a moderator. Locks its review. @throws ReviewNotFound */
export async function lockPendingAnswer(
  tx: Tx,
  reviewId: string,
): Promise<{ companyId: string; revision: number; body: string; held: boolean; language: string } | undefined> {
  const { companyId, revision, pendingAnswer: body, answerHeld: held, language } = await lockReview(tx, reviewId);
  return body === null ? undefined : { companyId, revision, body, held, language };
}

/** Publishes the pending answer, if any; `language` is the detected one. @throws ReviewNotFound */
export async function publishAnswer(
  app: AppContext,
  tx: Tx,
  reviewId: string,
  { language, actor = 'screening' }: { language: Locale | null; actor?: Actor },
): Promise<void> {
  const review = await lockReview(tx, reviewId);
  if (review.pendingAnswer === null) return;
  const now = await app.clock.now(tx);
  const first = review.answeredAt === null;
  await updateReview(tx, reviewId, {
    answer: review.pendingAnswer,
    answerLanguage: language,
    pendingAnswer: null,
    answerHeld: false,
    answeredAt: review.answeredAt ?? now,
    answerEdited: !first,
  });
  await addReviewEvent(tx, review, 'answered', actor, now, { edited: !first });
  await publishChange(app, tx, review, first ? 1 : 0);
}

/** Holds the pending answer for a moderator. @throws ReviewNotFound */
export async function holdAnswer(app: AppContext, tx: Tx, reviewId: string, rules: string[]): Promise<void> {
  const review = await lockReview(tx, reviewId);
  if (review.pendingAnswer === null) return;
  await updateReview(tx, reviewId, { answerHeld: true });
  await addReviewEvent(tx, review, 'answer_held', 'screening', await app.clock.now(tx), { rules });
}

/** Drops the pending answer at a moderator's decision; the public one stays. @throws ReviewNotFound */
export async function rejectAnswer(app: AppContext, tx: Tx, reviewId: string): Promise<void> {
  const review = await lockReview(tx, reviewId);
  if (review.pendingAnswer === null) return;
  await updateReview(tx, reviewId, { pendingAnswer: null, answerHeld: false, answerRejected: true });
  await addReviewEvent(tx, review, 'answer_removed', 'moderator', await app.clock.now(tx), { waiting: true });
}

/** Removes the public and the pending answer. @returns whether there was any. @throws ReviewNotFound */
export async function removeAnswer(app: AppContext, tx: Tx, reviewId: string, actor: Actor): Promise<boolean> {
  const review = await lockReview(tx, reviewId);
  if (review.answer === null && review.pendingAnswer === null) return false;
  await updateReview(tx, reviewId, {
    answer: null,
    answerLanguage: null,
    answeredAt: null,
    answerEdited: false,
    pendingAnswer: null,
    answerHeld: false,
    answerRejected: actor === 'moderator',
  });
  await addReviewEvent(tx, review, 'answer_removed', actor, await app.clock.now(tx), {
    waiting: review.answer === null,
  });
  if (review.answer !== null) await publishChange(app, tx, review, -1);
  return true;
}

async function updateReview(tx: Tx, reviewId: string, values: Partial<typeof reviews.$inferInsert>): Promise<void> {
  const [changed] = await tx
    .update(reviews)
    .set(values)
    .where(eq(reviews.id, reviewId))
    .returning({ companyId: reviews.companyId });
  if (changed) await announce(tx, { companyId: changed.companyId, kind: 'review', subjectId: reviewId });
}

/** Updates counts and pages. For a review that is not public, its publication does that. */
async function publishChange(app: AppContext, tx: Tx, review: Review, answered: 1 | 0 | -1): Promise<void> {
  if (!isPublic(review)) return;
  const company = await companyHead(tx, review.companyId);
  if (answered !== 0 && company) await appendGradeDelta(tx, reviewDelta(review, company, { count: 0, answered }));
  await notifyCaches(tx, review.companyId);
  await app.outbox.publish(tx, reviewsChanged, { companyId: review.companyId });
}
