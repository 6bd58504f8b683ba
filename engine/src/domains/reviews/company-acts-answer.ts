import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { NotFound, ValidationFailed } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineEvent } from '../../platform/job.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyHead } from '../companies/public.ts';
import { appendChange } from './aggregates.ts';
import { reviewsChanged } from './events.ts';
import { lockReview } from './life.ts';
import { ReviewActRefused, ReviewNotFound, isPublic } from './model.ts';
import { addEvent } from './repo.ts';
import type { Review } from './repo.ts';
import { reviews } from './schema.ts';
import type { REVIEW_ACTORS } from './schema.ts';

type Actor = (typeof REVIEW_ACTORS)[number];

/** A company's answer waits for screening: `pendingAnswerOf` has it. */
export const reviewAnswered = defineEvent('reviews.answered', z.object({ companyId: Id, reviewId: Id }));

/** Locks a review of this company; somebody else's is as unknown as none. @throws ReviewNotFound */
export async function lockOwn(tx: Tx, companyId: string, reviewId: string): Promise<Review> {
  const review = await lockReview(tx, reviewId);
  if (review.companyId !== companyId) throw new ReviewNotFound();
  return review;
}

/**
 * The company answers a public review, or changes its answer. It becomes public when it has passed screening; until then
 * the former answer stays. @throws ReviewNotFound, ReviewActRefused
 */
export async function answerReview(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  body: string,
): Promise<void> {
  const fishing = await ctx.wording.phishingIn({ body });
  if (fishing.length > 0) throw new ValidationFailed({ where: 'body' }, fishing);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockOwn(tx, companyId, reviewId);
    if (!isPublic(review)) throw new ReviewActRefused({ command: 'answer', state: review.state });
    await audit(ctx, tx, 'review.answered', reviewId, { edited: review.answer !== null });
    // The same words again have passed already.
    const same = body === review.answer;
    await change(tx, reviewId, { pendingAnswer: same ? null : body, answerHeld: false });
    if (!same) await ctx.outbox.publish(tx, reviewAnswered, { companyId, reviewId });
  });
}

/** The company takes its answer back, the public one and the one that waits. @throws ReviewNotFound; NotFound without one */
export async function deleteAnswer(ctx: RequestContext, companyId: string, reviewId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    await lockOwn(tx, companyId, reviewId);
    if (!(await removeAnswer(ctx, tx, reviewId, 'merchant'))) throw new NotFound();
    await audit(ctx, tx, 'review.answer_deleted', reviewId);
  });
}

/** A company's text that waits for screening or a moderator, with its review locked; undefined when none does. */
export async function pendingAnswerOf(
  tx: Tx,
  reviewId: string,
): Promise<{ companyId: string; revision: number; body: string; held: boolean; language: string } | undefined> {
  const { companyId, revision, pendingAnswer: body, answerHeld: held, language } = await lockReview(tx, reviewId);
  return body === null ? undefined : { companyId, revision, body, held, language };
}

/**
 * Makes the answer that waits the public one, in the language that was found in it; nothing happens when none waits.
 * @throws ReviewNotFound
 */
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
  await change(tx, reviewId, {
    ...{ answer: review.pendingAnswer, answerLanguage: language, pendingAnswer: null, answerHeld: false },
    ...{ answeredAt: review.answeredAt ?? now, answerEdited: !first },
  });
  await addEvent(tx, review, 'answered', actor, now, { edited: !first });
  await follow(app, tx, review, first ? 1 : 0);
}

/** Holds the answer that waits for a moderator. @throws ReviewNotFound */
export async function holdAnswer(app: AppContext, tx: Tx, reviewId: string, rules: string[]): Promise<void> {
  const review = await lockReview(tx, reviewId);
  if (review.pendingAnswer === null) return;
  await change(tx, reviewId, { answerHeld: true });
  await addEvent(tx, review, 'answer_held', 'screening', await app.clock.now(tx), { rules });
}

/** A moderator refuses the answer that waits; a public one stays. @throws ReviewNotFound */
export async function dropAnswer(app: AppContext, tx: Tx, reviewId: string): Promise<void> {
  const review = await lockReview(tx, reviewId);
  if (review.pendingAnswer === null) return;
  await change(tx, reviewId, { pendingAnswer: null, answerHeld: false });
  await addEvent(tx, review, 'answer_removed', 'moderator', await app.clock.now(tx), { waiting: true });
}

/** Takes the public answer down, and the one that waits. @returns whether there was any. @throws ReviewNotFound */
export async function removeAnswer(app: AppContext, tx: Tx, reviewId: string, actor: Actor): Promise<boolean> {
  const review = await lockReview(tx, reviewId);
  if (review.answer === null && review.pendingAnswer === null) return false;
  await change(tx, reviewId, {
    ...{ answer: null, answerLanguage: null, answeredAt: null, answerEdited: false },
    ...{ pendingAnswer: null, answerHeld: false },
  });
  await addEvent(tx, review, 'answer_removed', actor, await app.clock.now(tx), { waiting: review.answer === null });
  if (review.answer !== null) await follow(app, tx, review, -1);
  return true;
}

async function change(tx: Tx, reviewId: string, values: Partial<typeof reviews.$inferInsert>): Promise<void> {
  await tx.update(reviews).set(values).where(eq(reviews.id, reviewId));
}

/** Counts and pages follow the answer; those of a review that is not public do when it becomes so. */
async function follow(app: AppContext, tx: Tx, review: Review, answered: 1 | 0 | -1): Promise<void> {
  if (!isPublic(review)) return;
  const company = await companyHead(tx, review.companyId);
  if (answered !== 0 && company)
    await appendChange(tx, {
      ...{ companyId: review.companyId, subjectId: review.productId ?? review.companyId },
      ...{ publishedAt: review.publishedAt ?? review.submittedAt, timeZone: company.timeZone },
      ...{ language: review.language, origin: review.origin, grade: review.grade, count: 0, answered },
    });
  await notifyCaches(tx, review.companyId);
  await app.outbox.publish(tx, reviewsChanged, { companyId: review.companyId });
}
