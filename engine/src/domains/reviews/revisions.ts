import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { Decision } from './model.ts';
import type { Review } from './repo.ts';
import { reviewPhotos } from './schema-photos.ts';
import { reviewAuthors, reviewRevisions, reviews } from './schema.ts';
import type { QuestionAnswer, REVIEW_ACTORS } from './schema.ts';

export type Revision = typeof reviewRevisions.$inferSelect;
export type ReviewChange = Partial<typeof reviews.$inferInsert>;

/** A text as its author sends it. What is left out stays as it was. */
export interface NewRevision {
  grade: number;
  body: string;
  ratings?: Record<string, number>;
  answers?: QuestionAnswer[];
  authorName?: string;
}

export async function revisionOf(tx: Tx, reviewId: string, revision: number | null): Promise<Revision | undefined> {
  if (revision === null) return undefined;
  const [row] = await tx
    .select()
    .from(reviewRevisions)
    .where(and(eq(reviewRevisions.reviewId, reviewId), eq(reviewRevisions.revision, revision)));
  return row;
}

/** Writes what becomes of the revision that waits. @returns what changes about the review by it. */
export async function settleRevision(
  tx: Tx,
  review: Review,
  pending: Revision | undefined,
  to: Decision['pending'],
  given: { revision?: NewRevision | undefined; language?: string | undefined; now: Date },
): Promise<ReviewChange> {
  if (to === 'opened') {
    if (pending) await setState(tx, pending, 'dropped');
    return { pendingRevision: await addRevision(tx, review, pending, given.revision, given.now) };
  }
  if (!pending || !to) return {};
  if (to === 'passed') {
    const language = given.language ?? pending.language ?? review.language;
    await setState(tx, pending, 'passed', language);
    if (pending.authorName) await rename(tx, review.id, pending.authorName);
    const { revision, grade } = pending;
    return { revision, grade, language, pendingRevision: null, edited: review.edited || revision > 1 };
  }
  await setState(tx, pending, to === 'refused' ? 'rejected' : to, given.language);
  return to === 'held' || to === 'refused' ? {} : { pendingRevision: null };
}

async function setState(tx: Tx, of: Revision, state: Revision['state'], language?: string): Promise<void> {
  await tx
    .update(reviewRevisions)
    .set({ state, ...(language && { language }) })
    .where(and(eq(reviewRevisions.reviewId, of.reviewId), eq(reviewRevisions.revision, of.revision)));
}

async function rename(tx: Tx, reviewId: string, displayName: string): Promise<void> {
  await tx.update(reviewAuthors).set({ displayName }).where(eq(reviewAuthors.reviewId, reviewId));
}

/** Detailed ratings, features, answers and name go on from the text that is edited: the one that waits, else the public one. */
async function addRevision(
  tx: Tx,
  review: Review,
  pending: Revision | undefined,
  given: NewRevision | undefined,
  now: Date,
): Promise<number> {
  if (!given) throw new Error('an edit without its text');
  const base = pending ?? (await revisionOf(tx, review.id, review.revision));
  const { rows } = await tx.execute<{ next: number }>(
    sql`select max(revision) + 1 as next from engine.review_revisions where review_id = ${review.id}`,
  );
  const revision = rows[0]?.next ?? 1;
  await tx.insert(reviewRevisions).values({
    ...{ reviewId: review.id, revision, companyId: review.companyId, submittedAt: now, state: 'pending' as const },
    ...{ grade: given.grade, body: given.body },
    ratings: given.ratings ?? base?.ratings ?? {},
    features: base?.features ?? {},
    answers: given.answers ?? base?.answers ?? [],
    authorName: given.authorName ?? pending?.authorName ?? null,
  });
  return revision;
}

/** Takes the words, the name and the photos; rows, grades and events stay. */
export async function eraseWords(tx: Tx, reviewId: string, by: (typeof REVIEW_ACTORS)[number]): Promise<void> {
  await tx
    .update(reviewRevisions)
    .set({ body: '', answers: [], authorName: null })
    .where(eq(reviewRevisions.reviewId, reviewId));
  await tx
    .update(reviewAuthors)
    .set({ displayName: '', email: null, orderRef: null, deviceHash: null, addressHashes: null })
    .where(eq(reviewAuthors.reviewId, reviewId));
  await tx
    .update(reviewPhotos)
    .set({ state: 'removed', removedBy: by, removedAt: null })
    .where(and(eq(reviewPhotos.reviewId, reviewId), ne(reviewPhotos.state, 'removed')));
  // The seller's words about what they wrote.
  await tx
    .update(reviews)
    .set({ withdrawalExplanation: '' })
    .where(and(eq(reviews.id, reviewId), isNotNull(reviews.withdrawalExplanation)));
  await tx.execute(sql`delete from engine.review_translations where review_id = ${reviewId}`);
}
