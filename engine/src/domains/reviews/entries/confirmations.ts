import { and, eq, sql } from 'drizzle-orm';
import type { ConfirmReview, ConfirmedReview } from '@app/contracts/review-forms';
import { domainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { companyById } from '../../companies/public.ts';
import { sendAuthorLink } from './confirmation-mails.ts';
import { reviewsSubmitted } from '../events.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { lockReview } from '../lifecycle/repo.ts';
import { CONFIRMATION_DAYS } from '../lifecycle/model.ts';
import { makeReceipt } from '../submission/receipt.ts';
import { reviewAuthors, reviewRevisions, reviews } from '../schema.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The review was not confirmed in time, or has been deleted. */
export class ConfirmationExpired extends domainError('confirmation_expired', 410) {}

/** A submission without an invitation has exactly one review. @throws TokenInvalid */
async function findSubmittedReview(queries: Queries, submissionId: string) {
  const [found] = await queries
    .select({ id: reviews.id, tokenVersion: reviews.tokenVersion })
    .from(reviews)
    .where(eq(reviews.submissionId, submissionId));
  if (!found) throw new TokenInvalid();
  return found;
}

/**
 * Confirms the e-mail address and hands the review to screening. Idempotent.
 * @throws TokenInvalid, ConfirmationExpired
 */
export async function confirmReview(ctx: RequestContext, { token }: ConfirmReview): Promise<ConfirmedReview> {
  return ctx.db.tx(async (tx) => {
    const submissionId = ctx.tokens.subject(token);
    const { id, tokenVersion } = await findSubmittedReview(tx, submissionId);
    ctx.tokens.verify('confirmation', token, tokenVersion);
    const review = await lockReview(tx, id);
    const company = await companyById(tx, review.companyId);
    if (!company) throw new TokenInvalid();
    const now = await ctx.clock.now(tx);
    const expired = now.getTime() - review.submittedAt.getTime() >= CONFIRMATION_DAYS * DAY_MS;
    if (review.state === 'deleted' || (review.state === 'awaiting_confirmation' && expired))
      throw new ConfirmationExpired();
    if (review.state === 'awaiting_confirmation') {
      await transitionReview(ctx, tx, id, 'confirm', { actor: 'reviewer' });
      // Of the device that wrote the review, not the one that reads the mail; the device rule stores it from here on.
      const [author] = await tx
        .select({ deviceHash: reviewAuthors.deviceHash, addressHashes: reviewAuthors.addressHashes })
        .from(reviewAuthors)
        .where(eq(reviewAuthors.reviewId, id));
      await tx
        .update(reviewAuthors)
        .set({ deviceHash: null, addressHashes: null })
        .where(eq(reviewAuthors.reviewId, id));
      await ctx.outbox.publish(tx, reviewsSubmitted, {
        submissionId,
        companyId: company.id,
        deviceHash: author?.deviceHash ?? null,
        addressHashes: author?.addressHashes ?? [],
      });
      await ctx.outbox.add(tx, sendAuthorLink, { submissionId });
    }
    const [first] = await tx
      .select({ grade: reviewRevisions.grade, body: reviewRevisions.body })
      .from(reviewRevisions)
      .where(and(eq(reviewRevisions.reviewId, id), eq(reviewRevisions.revision, 1)));
    if (!first) throw new Error('a review without its first text');
    return {
      company: { slug: company.slug, name: company.name, website: company.website },
      receipt: makeReceipt(ctx.signatures, {
        reviewId: id,
        companyId: company.id,
        revision: 1,
        at: review.submittedAt,
        ...first,
      }),
      manageToken: ctx.tokens.derive('review', submissionId, tokenVersion),
    };
  });
}

const BATCH = 200;

const LAPSED = sql`state = 'awaiting_confirmation'
  and submitted_at <= engine.app_now() - make_interval(days => ${CONFIRMATION_DAYS})`;

/** Erases and deletes reviews whose address was not confirmed in time. @returns how many */
export async function sweepUnconfirmed(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<{ id: string }>(
    sql`select id from engine.reviews where ${LAPSED} order by submitted_at limit ${BATCH}`,
  );
  return processEach(app, 'ending an unconfirmed review', rows, ({ id }) =>
    app.db.tx((tx) => lapseReview(app, tx, id)),
  );
}

/** @returns 1, or 0 if another worker holds the lock or the review has been confirmed meanwhile */
async function lapseReview(app: AppContext, tx: Tx, id: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`select 1 from engine.reviews where id = ${id} and ${LAPSED} for update skip locked`,
  );
  if (rows.length > 0) await transitionReview(app, tx, id, 'lapse', { actor: 'system' });
  return rows.length;
}
