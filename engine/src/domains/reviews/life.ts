import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineEvent } from '../../platform/job.ts';
import { hasFeature, subscriptionOf } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { appendChange, appendRatings } from './aggregates.ts';
import type { GradeChange } from './aggregates.ts';
import { ReviewNotFound, decide, isNegative } from './model.ts';
import type { Decision, ReviewCommand } from './model.ts';
import { addEvent } from './repo.ts';
import type { Review } from './repo.ts';
import { reviewAuthors, reviewRevisions, reviews } from './schema.ts';
import type { QuestionAnswer, REVIEW_ACTORS } from './schema.ts';

/** A company's public reviews have changed; its counts are about to follow. */
export const reviewsChanged = defineEvent('reviews.changed', z.object({ companyId: Id }));
/** A review became public, for the first time or with another text. */
export const reviewPublished = defineEvent(
  'reviews.published',
  z.object({ companyId: Id, reviewId: Id, grade: z.int(), first: z.boolean() }),
);
/** A text waits for screening: an edit of this review. */
export const reviewRevised = defineEvent('reviews.revised', z.object({ companyId: Id, reviewId: Id }));
/** The company and its customer may talk before this review is shown. */
export const mediationOpened = defineEvent('reviews.mediation-opened', z.object({ companyId: Id, reviewId: Id }));
/** A review in mediation has left it by another way than the mediation's own end. */
export const leftMediation = defineEvent(
  'reviews.left-mediation',
  z.object({ companyId: Id, reviewId: Id, event: z.string() }),
);

/** A text as its author sends it. */
export interface NewRevision {
  grade: number;
  body: string;
  ratings?: Record<string, number>;
  answers?: QuestionAnswer[];
}

/** Who acts, and what goes with it. */
export interface Act {
  actor: (typeof REVIEW_ACTORS)[number];
  /** For the event: rules, grounds, ids; never a text or a name. */
  data?: Record<string, unknown>;
  /** With `revise`: the new text. */
  revision?: NewRevision;
  /** With `pass`: the language that was detected. */
  language?: string;
}

export interface Acted {
  before: Review;
  after: Review;
  decision: Decision;
}

type Revision = typeof reviewRevisions.$inferSelect;

/** Locks a review for an act. @throws ReviewNotFound */
export async function lockReview(tx: Tx, reviewId: string): Promise<Review> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
  if (!review) throw new ReviewNotFound();
  return review;
}

async function revisionOf(tx: Tx, reviewId: string, revision: number | null): Promise<Revision | undefined> {
  if (revision === null) return undefined;
  const [row] = await tx
    .select()
    .from(reviewRevisions)
    .where(and(eq(reviewRevisions.reviewId, reviewId), eq(reviewRevisions.revision, revision)));
  return row;
}

/** Whether the company mediates the review once `grade` becomes its public one. */
async function mediates(app: AppContext, tx: Tx, company: Company, review: Review, grade: number): Promise<boolean> {
  if (!isNegative(grade) || review.mediatedAt || review.origin === 'external') return false;
  // A published review is hidden again only when its grade falls into the negative ones.
  if (review.state === 'published' && isNegative(review.grade)) return false;
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
  const grade = command === 'pass' || command === 'release' ? (pending?.grade ?? before.grade) : before.grade;
  const decision = decide(
    { state: before.state, pending: pending !== undefined, mediates: await mediates(app, tx, company, before, grade) },
    command,
  );
  const now = await app.clock.now(tx);
  const change = await changeOf(tx, { before, pending, decision, now, of });
  if (command === 'erase' || command === 'delete') await eraseWords(tx, reviewId);
  if (command === 'erase') change.erasedAt = now;
  const [after] = await tx.update(reviews).set(change).where(eq(reviews.id, reviewId)).returning();
  if (!after) throw new ReviewNotFound();
  await recordAct(tx, { before, after, decision, now, of });
  await count(tx, company, before, after);
  await tell(app, tx, { before, after, decision });
  return { before, after, decision };
}

/** The new projection; writes what becomes of the revisions. */
async function changeOf(
  tx: Tx,
  {
    before,
    pending,
    decision,
    now,
    of,
  }: { before: Review; pending: Revision | undefined; decision: Decision; now: Date; of: Act },
): Promise<Partial<typeof reviews.$inferInsert>> {
  const change: Partial<typeof reviews.$inferInsert> = { state: decision.state };
  const settle = async (state: Revision['state'], language?: string): Promise<void> => {
    if (!pending) return;
    await tx
      .update(reviewRevisions)
      .set({ state, ...(language && { language }) })
      .where(and(eq(reviewRevisions.reviewId, before.id), eq(reviewRevisions.revision, pending.revision)));
  };
  if (decision.pending === 'opened') {
    await settle('dropped');
    change.pendingRevision = await addRevision(tx, before, of.revision, now);
  } else if (decision.pending === 'held') {
    await settle('held', of.language);
  } else if (decision.pending === 'passed' && pending) {
    const language = of.language ?? pending.language ?? before.language;
    await settle('passed', language);
    Object.assign(change, { revision: pending.revision, grade: pending.grade, language });
    Object.assign(change, { pendingRevision: null, edited: before.edited || pending.revision > 1 });
  } else if (decision.pending) {
    await settle(decision.pending === 'rejected' ? 'rejected' : 'dropped');
    change.pendingRevision = null;
  }
  if (decision.state === 'published' && !before.publishedAt) change.publishedAt = now;
  if (decision.opensMediation) change.mediatedAt = now;
  return change;
}

async function addRevision(tx: Tx, review: Review, given: NewRevision | undefined, now: Date): Promise<number> {
  if (!given) throw new Error('an edit without its text');
  const { rows } = await tx.execute<{ next: number }>(
    sql`select max(revision) + 1 as next from engine.review_revisions where review_id = ${review.id}`,
  );
  const revision = rows[0]?.next ?? 1;
  await tx.insert(reviewRevisions).values({
    ...{ reviewId: review.id, revision, companyId: review.companyId, submittedAt: now, state: 'pending' as const },
    ...{ grade: given.grade, body: given.body, ratings: given.ratings ?? {}, answers: given.answers ?? [] },
  });
  return revision;
}

/** Takes the words and the name; rows, grades and events stay. */
async function eraseWords(tx: Tx, reviewId: string): Promise<void> {
  await tx.update(reviewRevisions).set({ body: '', answers: [] }).where(eq(reviewRevisions.reviewId, reviewId));
  await tx
    .update(reviewAuthors)
    .set({ displayName: '', email: null, orderRef: null })
    .where(eq(reviewAuthors.reviewId, reviewId));
  await tx.execute(sql`delete from engine.review_translations where review_id = ${reviewId}`);
}

async function recordAct(
  tx: Tx,
  { before, after, decision, now, of }: { before: Review; after: Review; decision: Decision; now: Date; of: Act },
): Promise<void> {
  const data = { ...of.data, from: before.state, to: after.state, revision: after.revision, grade: after.grade };
  await addEvent(tx, after, decision.event, of.actor, now, data);
  if (decision.opensMediation) await addEvent(tx, after, 'mediation_opened', 'system', now, { grade: after.grade });
}

const isPublic = (review: Review): boolean => review.state === 'published';

/** Appends what the act changes about the counts: what was public goes, what is public comes. */
async function count(tx: Tx, company: Company, before: Review, after: Review): Promise<void> {
  const moved =
    isPublic(before) !== isPublic(after) ||
    (isPublic(after) && (before.revision !== after.revision || before.answeredAt !== after.answeredAt));
  if (!moved) return;
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
  if (isPublic(before) || isPublic(after)) await app.outbox.publish(tx, reviewsChanged, { companyId });
  if (isPublic(after) && (!isPublic(before) || before.revision !== after.revision))
    await app.outbox.publish(tx, reviewPublished, {
      ...{ companyId, reviewId, grade: after.grade, first: before.publishedAt === null },
    });
  if (decision.pending === 'opened') await app.outbox.publish(tx, reviewRevised, { companyId, reviewId });
  if (decision.opensMediation) await app.outbox.publish(tx, mediationOpened, { companyId, reviewId });
  if (before.state === 'in_mediation' && after.state !== 'in_mediation' && decision.event !== 'mediation_ended')
    await app.outbox.publish(tx, leftMediation, { companyId, reviewId, event: decision.event });
}
