import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { hasFeature, subscriptionOf } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { appendChange, appendRatings } from './aggregates.ts';
import type { GradeChange } from './aggregates.ts';
import {
  leftMediation,
  mediationOpened,
  reviewPublished,
  reviewRevised,
  reviewsChanged,
  revisionPassed,
} from './events.ts';
import { ReviewNotFound, decide, isNegative, isPublic } from './model.ts';
import type { Decision, ReviewCommand } from './model.ts';
import { addEvent } from './repo.ts';
import type { Review } from './repo.ts';
import { eraseWords, revisionOf, settleRevision } from './revisions.ts';
import type { NewRevision, ReviewChange } from './revisions.ts';
import { reviews } from './schema.ts';
import type { REVIEW_ACTORS } from './schema.ts';

export type { NewRevision } from './revisions.ts';

/** Who acts, and what goes with it. */
export interface Act {
  actor: (typeof REVIEW_ACTORS)[number];
  /** For the event: rules, grounds, ids; never a text or a name. */
  data?: Record<string, unknown>;
  /** With `revise`: the new text. */
  revision?: NewRevision;
  /** With `pass` and `hold`: the language that was detected. */
  language?: string;
}

export interface Acted {
  before: Review;
  after: Review;
  decision: Decision;
}

/** Commands after which nothing is left of the words. */
const ERASING: readonly ReviewCommand[] = ['erase', 'delete', 'lapse'];
/** Commands by which the text that waits becomes the one that counts. */
const PASSING: readonly ReviewCommand[] = ['pass', 'release', 'reinstate'];

/** Locks a review for an act. @throws ReviewNotFound */
export async function lockReview(tx: Tx, reviewId: string): Promise<Review> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
  if (!review) throw new ReviewNotFound();
  return review;
}

/** Whether the company mediates the review once `grade` becomes its public one. */
async function mediates(app: AppContext, tx: Tx, company: Company, review: Review, grade: number): Promise<boolean> {
  if (!isNegative(grade) || review.mediatedAt || review.erasedAt || review.origin === 'external') return false;
  // What people have read already is hidden only when its grade falls into the negative ones, never by coming back.
  if (review.publishedAt && (review.state !== 'published' || isNegative(review.grade))) return false;
  if (!(review.productId ? company.mediateProducts : company.mediateCompany)) return false;
  const subscription = await subscriptionOf(app, tx, company);
  if (subscription.state === 'suspended') return false;
  return review.productId === null || hasFeature(subscription, 'product_mediation');
}

/**
 * Does one thing to a review: the only way its state changes. Locks it, asks the machine, writes the revision, the
 * projection, the event and the change of the counts, and tells the other domains, in the caller's transaction.
 * @throws ReviewNotFound, ReviewActRefused
 */
export async function act(app: AppContext, tx: Tx, reviewId: string, command: ReviewCommand, of: Act): Promise<Acted> {
  const before = await lockReview(tx, reviewId);
  const company = await companyById(tx, before.companyId);
  if (!company) throw new ReviewNotFound();
  const pending = await revisionOf(tx, reviewId, before.pendingRevision);
  const grade = PASSING.includes(command) ? (pending?.grade ?? before.grade) : before.grade;
  const decision = decide(
    {
      state: before.state,
      pending: pending !== undefined,
      mediates: await mediates(app, tx, company, before, grade),
      erased: before.erasedAt !== null,
    },
    command,
  );
  const now = await app.clock.now(tx);
  const settled = await settleRevision(tx, before, pending, decision.pending, {
    revision: of.revision,
    language: of.language,
    now,
  });
  const change: ReviewChange = { ...settled, state: decision.state };
  if (decision.state === 'published' && !before.publishedAt) change.publishedAt = now;
  if (decision.opensMediation) change.mediatedAt = now;
  // A pin is for what people see: it does not wait for a review to come back.
  if (before.pinned && decision.state !== 'published') change.pinned = false;
  if (command === 'erase') change.erasedAt = now;
  if (ERASING.includes(command)) await eraseWords(tx, reviewId, of.actor);
  const [after] = await tx.update(reviews).set(change).where(eq(reviews.id, reviewId)).returning();
  if (!after) throw new ReviewNotFound();
  await recordAct(tx, { before, after, decision }, of, now);
  await count(tx, company, before, after);
  await tell(app, tx, { before, after, decision });
  return { before, after, decision };
}

async function recordAct(tx: Tx, { before, after, decision }: Acted, of: Act, now: Date): Promise<void> {
  const concerned = decision.pending === 'opened' ? after.pendingRevision : before.pendingRevision;
  const data = {
    ...{ ...of.data, from: before.state, to: after.state, revision: after.revision, grade: after.grade },
    // The text that the act is about, when it is not the public one: the ledger commits to it.
    ...(decision.pending && concerned !== null && { pending: concerned }),
  };
  await addEvent(tx, after, decision.event, of.actor, now, data);
  if (decision.opensMediation) await addEvent(tx, after, 'mediation_opened', 'system', now, { grade: after.grade });
}

/** Whether the act touches what people see: then pages and counts follow. */
function touchesPublic(before: Review, after: Review): boolean {
  if (isPublic(before) !== isPublic(after)) return true;
  if (!isPublic(after)) return false;
  return before.revision !== after.revision || before.erasedAt?.getTime() !== after.erasedAt?.getTime();
}

/** Appends what the act changes about the counts: what was public goes, what is public comes. */
async function count(tx: Tx, company: Company, before: Review, after: Review): Promise<void> {
  if (!touchesPublic(before, after)) return;
  const changeBy = (review: Review, by: 1 | -1): GradeChange => ({
    companyId: review.companyId,
    subjectId: review.productId ?? review.companyId,
    publishedAt: review.publishedAt ?? review.submittedAt,
    timeZone: company.timeZone,
    language: review.language,
    origin: review.origin,
    grade: review.grade,
    count: by,
    answered: review.answeredAt ? by : 0,
  });
  for (const [review, by] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!isPublic(review)) continue;
    await appendChange(tx, changeBy(review, by));
    await appendRatings(tx, review, by);
  }
}

async function tell(app: AppContext, tx: Tx, { before, after, decision }: Acted): Promise<void> {
  const { id: reviewId, companyId } = after;
  if (touchesPublic(before, after)) await app.outbox.publish(tx, reviewsChanged, { companyId });
  if (isPublic(after) && (!isPublic(before) || before.revision !== after.revision))
    await app.outbox.publish(tx, reviewPublished, {
      ...{ companyId, reviewId, grade: after.grade, first: before.publishedAt === null },
    });
  if (decision.pending === 'opened') await app.outbox.publish(tx, reviewRevised, { companyId, reviewId });
  if (decision.opensMediation) await app.outbox.publish(tx, mediationOpened, { companyId, reviewId });
  if (before.state === 'in_mediation' && after.state === 'in_mediation' && decision.pending === 'passed')
    await app.outbox.publish(tx, revisionPassed, { companyId, reviewId });
  if (before.state === 'in_mediation' && after.state !== 'in_mediation' && decision.event !== 'mediation_ended')
    await app.outbox.publish(tx, leftMediation, { companyId, reviewId, event: decision.event });
}
