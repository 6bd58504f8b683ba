import { and, eq, sql } from 'drizzle-orm';
import type { ConfirmReview, ConfirmedReview } from '@app/contracts/review-forms';
import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import { sendAuthorLink } from './confirmation-mails.ts';
import { reviewsSubmitted } from './events.ts';
import { act, lockReview } from './life.ts';
import { CONFIRMATION_DAYS } from './model.ts';
import { makeReceipt } from './receipt.ts';
import { reviewAuthors, reviewRevisions, reviews } from './schema.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The review was not confirmed in time, or is gone: its words have been deleted. */
export class ConfirmationExpired extends domainError('confirmation_expired', 410) {}

/** The review of a submission without an invitation: there is one. @throws TokenInvalid */
async function reviewOf(queries: Queries, submissionId: string) {
  const [found] = await queries
    .select({ id: reviews.id, tokenVersion: reviews.tokenVersion })
    .from(reviews)
    .where(eq(reviews.submissionId, submissionId));
  if (!found) throw new TokenInvalid();
  return found;
}

/**
 * The link of the confirmation mail: the address is real, the review goes to screening. Followed again it gives the same
 * answer.
 * @throws TokenInvalid, ConfirmationExpired
 */
export async function confirmReview(ctx: RequestContext, { token }: ConfirmReview): Promise<ConfirmedReview> {
  return ctx.db.tx(async (tx) => {
    const submissionId = ctx.tokens.subject(token);
    const { id, tokenVersion } = await reviewOf(tx, submissionId);
    ctx.tokens.verify('confirmation', token, tokenVersion);
    const review = await lockReview(tx, id);
    const company = await companyById(tx, review.companyId);
    if (!company) throw new TokenInvalid();
    const now = await ctx.clock.now(tx);
    const late = now.getTime() - review.submittedAt.getTime() >= CONFIRMATION_DAYS * DAY_MS;
    if (review.state === 'deleted' || (review.state === 'awaiting_confirmation' && late))
      throw new ConfirmationExpired();
    if (review.state === 'awaiting_confirmation') {
      await act(ctx, tx, id, 'confirm', { actor: 'reviewer' });
      // The device that wrote, not the one that reads mail; from here on the device rule keeps it for its own time.
      const [author] = await tx
        .select({ deviceHash: reviewAuthors.deviceHash, addressHashes: reviewAuthors.addressHashes })
        .from(reviewAuthors)
        .where(eq(reviewAuthors.reviewId, id));
      const none = { deviceHash: null, addressHashes: null };
      await tx.update(reviewAuthors).set(none).where(eq(reviewAuthors.reviewId, id));
      await ctx.outbox.publish(tx, reviewsSubmitted, {
        ...{ submissionId, companyId: company.id },
        ...{ deviceHash: author?.deviceHash ?? null, addressHashes: author?.addressHashes ?? [] },
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
        ...{ reviewId: id, companyId: company.id, revision: 1, at: review.submittedAt, ...first },
      }),
      manageToken: ctx.tokens.derive('review', submissionId, tokenVersion),
    };
  });
}

const LAPSES = 200;

const LAPSED = sql`state = 'awaiting_confirmation'
  and submitted_at <= engine.app_now() - make_interval(days => ${CONFIRMATION_DAYS})`;

/** Ends reviews whose address nobody has confirmed in time: their words, names and addresses go. @returns how many. */
export async function sweepUnconfirmed(app: AppContext): Promise<number> {
  const { rows } = await app.db.read.execute<{ id: string }>(
    sql`select id from engine.reviews where ${LAPSED} order by submitted_at limit ${LAPSES}`,
  );
  return oneByOne(app, 'ending an unconfirmed review', rows, ({ id }) => app.db.tx((tx) => lapse(app, tx, id)));
}

/** @returns 1, or 0 when another worker has it in hand or it has been confirmed meanwhile. */
async function lapse(app: AppContext, tx: Tx, id: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`select 1 from engine.reviews where id = ${id} and ${LAPSED} for update skip locked`,
  );
  if (rows.length > 0) await act(app, tx, id, 'lapse', { actor: 'system' });
  return rows.length;
}
