import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db.ts';
import type { TransitionDecision } from './model.ts';
import type { Review } from './repo.ts';
import { reviewPhotos } from '../schema-photos.ts';
import { reviewAuthors, reviewRevisions, reviews } from '../schema.ts';
import type { QuestionAnswer, REVIEW_ACTORS } from '../schema.ts';

export type Revision = typeof reviewRevisions.$inferSelect;
export type ReviewChange = Partial<typeof reviews.$inferInsert>;

/** An edit as its author sends it. Fields left out keep their value. */
export interface NewRevision {
  grade: number;
  body: string;
  ratings?: Record<string, number>;
  answers?: QuestionAnswer[];
  userChoices?: string[];
  authorName?: string;
}

export async function findRevision(tx: Tx, reviewId: string, revision: number | null): Promise<Revision | undefined> {
  if (revision === null) return undefined;
  const [row] = await tx
    .select()
    .from(reviewRevisions)
    .where(and(eq(reviewRevisions.reviewId, reviewId), eq(reviewRevisions.revision, revision)));
  return row;
}

/** Opens a revision, or settles the pending one. @returns the resulting changes of the review */
export async function settlePendingRevision(
  tx: Tx,
  review: Review,
  pending: Revision | undefined,
  to: TransitionDecision['pending'],
  given: { revision?: NewRevision | undefined; language?: string | undefined; now: Date },
): Promise<ReviewChange> {
  if (to === 'opened') {
    if (pending) await setRevisionState(tx, pending, 'dropped');
    return { pendingRevision: await addRevision(tx, review, pending, given.revision, given.now) };
  }
  if (!pending || !to) return {};
  if (to === 'passed') {
    const language = given.language ?? pending.language ?? review.language;
    await setRevisionState(tx, pending, 'passed', language);
    if (pending.authorName) await renameAuthor(tx, review.id, pending.authorName);
    const { revision, grade } = pending;
    return { revision, grade, language, pendingRevision: null, edited: review.edited || revision > 1 };
  }
  await setRevisionState(tx, pending, to === 'refused' ? 'rejected' : to, given.language);
  return to === 'held' || to === 'refused' ? {} : { pendingRevision: null };
}

async function setRevisionState(
  tx: Tx,
  { reviewId, revision }: Revision,
  state: Revision['state'],
  language?: string,
): Promise<void> {
  await tx
    .update(reviewRevisions)
    .set({ state, ...(language && { language }) })
    .where(and(eq(reviewRevisions.reviewId, reviewId), eq(reviewRevisions.revision, revision)));
}

async function renameAuthor(tx: Tx, reviewId: string, displayName: string): Promise<void> {
  await tx.update(reviewAuthors).set({ displayName }).where(eq(reviewAuthors.reviewId, reviewId));
}

/** What the edit leaves out is copied from the pending revision, or from the public one if none is pending. */
async function addRevision(
  tx: Tx,
  review: Review,
  pending: Revision | undefined,
  given: NewRevision | undefined,
  now: Date,
): Promise<number> {
  if (!given) throw new Error('an edit without its text');
  const base = pending ?? (await findRevision(tx, review.id, review.revision));
  const { rows } = await tx.execute<{ next: number }>(
    sql`select max(revision) + 1 as next from engine.review_revisions where review_id = ${review.id}`,
  );
  const revision = rows[0]?.next ?? 1;
  await tx.insert(reviewRevisions).values({
    reviewId: review.id,
    revision,
    companyId: review.companyId,
    submittedAt: now,
    state: 'pending' as const,
    grade: given.grade,
    body: given.body,
    ratings: given.ratings ?? base?.ratings ?? {},
    features: base?.features ?? {},
    answers: given.answers ?? base?.answers ?? [],
    userChoices: given.userChoices ?? base?.userChoices ?? [],
    authorName: given.authorName ?? pending?.authorName ?? null,
  });
  return revision;
}

/** Erases text, name and photos; rows, grades and events stay. */
export async function eraseReviewText(tx: Tx, reviewId: string, actor: (typeof REVIEW_ACTORS)[number]): Promise<void> {
  await tx
    .update(reviewRevisions)
    .set({ body: '', answers: [], userChoices: [], authorName: null })
    .where(eq(reviewRevisions.reviewId, reviewId));
  await tx
    .update(reviewAuthors)
    .set({ displayName: '', email: null, orderRef: null, deviceHash: null, addressHashes: null })
    .where(eq(reviewAuthors.reviewId, reviewId));
  await tx
    .update(reviewPhotos)
    .set({ state: 'removed', removedBy: actor, removedAt: null })
    .where(and(eq(reviewPhotos.reviewId, reviewId), ne(reviewPhotos.state, 'removed')));
  // What the seller wrote about the review may quote it.
  await tx
    .update(reviews)
    .set({ withdrawalExplanation: '' })
    .where(and(eq(reviews.id, reviewId), isNotNull(reviews.withdrawalExplanation)));
  await tx.execute(sql`delete from engine.review_translations where review_id = ${reviewId}`);
}
