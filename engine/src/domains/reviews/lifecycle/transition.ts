import { eq } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/live/announce.ts';
import { hasFeature, subscriptionOf } from '../../billing/public.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { appendGradeDelta, appendRatingDeltas, reviewDelta, subtractUserChoices } from '../aggregates/deltas.ts';
import {
  leftMediation,
  mediationOpened,
  reviewPublished,
  reviewRevised,
  reviewsChanged,
  revisionPassed,
} from '../events.ts';
import { ReviewNotFound, decideReviewTransition, isNegative, isPublic } from './model.ts';
import type { TransitionDecision, ReviewCommand } from './model.ts';
import { addReviewEvent, lockReview } from './repo.ts';
import type { Review } from './repo.ts';
import { eraseReviewText, findRevision, settlePendingRevision } from './revisions.ts';
import type { NewRevision, ReviewChange } from './revisions.ts';
import { reviews } from '../schema.ts';
import type { REVIEW_ACTORS } from '../schema.ts';

export type { NewRevision } from './revisions.ts';

/** Who runs a command, and its data. */
export interface TransitionInput {
  actor: (typeof REVIEW_ACTORS)[number];
  /** For the event: rules, grounds, ids; never personal data. */
  data?: Record<string, unknown>;
  /** Required by `revise`. */
  revision?: NewRevision;
  /** As detected, with `pass` and `hold`. */
  language?: string;
}

export interface TransitionResult {
  before: Review;
  after: Review;
  decision: TransitionDecision;
}

/** Commands that erase the text. */
const ERASING_COMMANDS: readonly ReviewCommand[] = ['erase', 'delete', 'lapse'];
/** Commands that publish the pending revision. */
const PASSING_COMMANDS: readonly ReviewCommand[] = ['pass', 'release', 'reinstate'];

/** Whether the company mediates the review if `grade` becomes its public one. */
async function opensMediation(
  app: AppContext,
  tx: Tx,
  company: Company,
  review: Review,
  grade: number,
): Promise<boolean> {
  if (!isNegative(grade) || review.mediatedAt || review.erasedAt || review.origin === 'external') return false;
  // A review that was public before is hidden only when an edit turns its grade negative, never when it is reinstated.
  if (review.publishedAt && (review.state !== 'published' || isNegative(review.grade))) return false;
  if (!(review.productId ? company.mediateProducts : company.mediateCompany)) return false;
  const subscription = await subscriptionOf(app, tx, company);
  if (subscription.state === 'suspended') return false;
  return review.productId === null || hasFeature(subscription, 'product_mediation');
}

/**
 * The only way in which a review's state changes: locks it, decides by the transition table, then writes the revision,
 * the projection, the event and the count deltas and publishes to other domains, all in the caller's transaction.
 * @throws ReviewNotFound, ReviewActRefused
 */
export async function transitionReview(
  app: AppContext,
  tx: Tx,
  reviewId: string,
  command: ReviewCommand,
  input: TransitionInput,
): Promise<TransitionResult> {
  const before = await lockReview(tx, reviewId);
  const company = await companyById(tx, before.companyId);
  if (!company) throw new ReviewNotFound();
  const pending = await findRevision(tx, reviewId, before.pendingRevision);
  const grade = PASSING_COMMANDS.includes(command) ? (pending?.grade ?? before.grade) : before.grade;
  const decision = decideReviewTransition(
    {
      state: before.state,
      pending: pending !== undefined,
      mediates: await opensMediation(app, tx, company, before, grade),
      erased: before.erasedAt !== null,
    },
    command,
  );
  const now = await app.clock.now(tx);
  const settled = await settlePendingRevision(tx, before, pending, decision.pending, {
    revision: input.revision,
    language: input.language,
    now,
  });
  const change: ReviewChange = { ...settled, state: decision.state };
  if (decision.state === 'published' && !before.publishedAt) change.publishedAt = now;
  if (decision.opensMediation) change.mediatedAt = now;
  // Only public reviews are pinned; a reinstated one is not pinned again.
  if (before.pinned && decision.state !== 'published') change.pinned = false;
  if (command === 'erase') change.erasedAt = now;
  if (ERASING_COMMANDS.includes(command)) {
    // Choices are erased with the text: what was counted of them is not there afterwards.
    if (isPublic(before)) await subtractUserChoices(tx, before);
    await eraseReviewText(tx, reviewId, input.actor);
  }
  const [after] = await tx.update(reviews).set(change).where(eq(reviews.id, reviewId)).returning();
  if (!after) throw new ReviewNotFound();
  await appendEvents(tx, { before, after, decision }, input, now);
  await appendDeltas(tx, company, before, after);
  await publishEvents(app, tx, { before, after, decision });
  return { before, after, decision };
}

async function appendEvents(
  tx: Tx,
  { before, after, decision }: TransitionResult,
  input: TransitionInput,
  now: Date,
): Promise<void> {
  const pendingRevision = decision.pending === 'opened' ? after.pendingRevision : before.pendingRevision;
  const data = {
    ...input.data,
    from: before.state,
    to: after.state,
    revision: after.revision,
    grade: after.grade,
    // The revision that the command applies to, if it is not the public one: the ledger commits to it.
    ...(decision.pending && pendingRevision !== null && { pending: pendingRevision }),
  };
  await addReviewEvent(tx, after, decision.event, input.actor, now, data);
  if (decision.opensMediation)
    await addReviewEvent(tx, after, 'mediation_opened', 'system', now, { grade: after.grade });
}

/** Whether visitors see a difference, so that pages and counts must follow. */
function changesPublicView(before: Review, after: Review): boolean {
  if (isPublic(before) !== isPublic(after)) return true;
  if (!isPublic(after)) return false;
  return before.revision !== after.revision || before.erasedAt?.getTime() !== after.erasedAt?.getTime();
}

/** Subtracts the review as it was public before, and adds it as it is public now. */
async function appendDeltas(tx: Tx, company: Company, before: Review, after: Review): Promise<void> {
  if (!changesPublicView(before, after)) return;
  for (const [review, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!isPublic(review)) continue;
    await appendGradeDelta(tx, reviewDelta(review, company, { count: sign, answered: review.answeredAt ? sign : 0 }));
    await appendRatingDeltas(tx, review, sign);
  }
}

async function publishEvents(app: AppContext, tx: Tx, { before, after, decision }: TransitionResult): Promise<void> {
  const { id: reviewId, companyId } = after;
  if (changesPublicView(before, after)) {
    await app.outbox.publish(tx, reviewsChanged, { companyId });
    await announce(tx, { companyId, kind: 'review', subjectId: reviewId });
  }
  if (isPublic(after) && (!isPublic(before) || before.revision !== after.revision))
    await app.outbox.publish(tx, reviewPublished, {
      companyId,
      reviewId,
      grade: after.grade,
      first: before.publishedAt === null,
    });
  if (decision.pending === 'opened') await app.outbox.publish(tx, reviewRevised, { companyId, reviewId });
  if (decision.opensMediation) await app.outbox.publish(tx, mediationOpened, { companyId, reviewId });
  if (before.state === 'in_mediation' && after.state === 'in_mediation' && decision.pending === 'passed')
    await app.outbox.publish(tx, revisionPassed, { companyId, reviewId });
  if (before.state === 'in_mediation' && after.state !== 'in_mediation' && decision.event !== 'mediation_ended')
    await app.outbox.publish(tx, leftMediation, { companyId, reviewId, event: decision.event });
}
