import type { MediationMessage, MediationRevision, ReviewerMediation } from '@app/contracts/mediation';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import { announce } from '../../platform/live/announce.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import { transitionReview, mediatedReviews } from '../reviews/public.ts';
import { lockMediationFacts, endMediation, lockOrOpenMediation } from './lifecycle.ts';
import { queueMerchantMail } from './mailing.ts';
import { allows, decideMediation } from './model.ts';
import { presentMessage, presentToReviewer } from './presenter.ts';
import * as repo from './repo.ts';
import type { Mediation } from './repo.ts';
import { assertAllowed, screenMessage } from './message-screening.ts';

/** Locks the mediation of a link. @throws TokenInvalid also without a mediation */
async function lockByToken(ctx: RequestContext, tx: Tx, token: string): Promise<Mediation> {
  const reviewId = ctx.tokens.subject(token);
  const { tokenVersion } = (await repo.findMediation(tx, reviewId)) ?? {};
  ctx.tokens.verify('mediation', token, tokenVersion);
  // The author's own page links here before the row may exist.
  const mediation = await lockOrOpenMediation(ctx, tx, reviewId);
  if (!mediation) throw new TokenInvalid();
  return mediation;
}

async function present(tx: Tx, mediation: Mediation): Promise<ReviewerMediation> {
  const { reviewId, companyId } = mediation;
  const company = await companyById(tx, companyId);
  const review = (await mediatedReviews(tx, [reviewId])).get(reviewId);
  if (!company || !review) throw new TokenInvalid();
  return presentToReviewer(mediation, review, company, await repo.listMessages(tx, reviewId));
}

/** The dialogue as the reviewer sees it. Records the reading once there is a message. @throws TokenInvalid */
export async function showToReviewer(ctx: RequestContext, token: string): Promise<ReviewerMediation> {
  return ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    const now = await ctx.clock.now(tx);
    if (allows({ ...mediation, editWaits: false }, 'reviewer_reads', now)) await recordReading(tx, mediation, now);
    return present(tx, mediation);
  });
}

/** Tells the company's open panels when there was something new to read. */
async function recordReading(
  tx: Tx,
  { reviewId, companyId, readAt, lastFrom, lastAt }: Mediation,
  now: Date,
): Promise<void> {
  await repo.saveMediation(tx, reviewId, { readAt: now });
  if (!lastAt || lastFrom !== 'merchant' || (readAt && lastAt <= readAt)) return;
  await announce(tx, { companyId, kind: 'mediation', subjectId: reviewId });
}

/** Sends a message to the company. @throws TokenInvalid, MediationClosed, MediationNotBegun, MessageRefused */
export async function writeAsReviewer(ctx: RequestContext, token: string, body: string): Promise<MediationMessage> {
  const reviewId = ctx.tokens.subject(token);
  ctx.tokens.verify('mediation', token, (await repo.findMediation(ctx.db.queries, reviewId))?.tokenVersion);
  await ctx.throttle.consume('mediationMessage', `${reviewId} reviewer`);
  assertAllowed(await screenMessage(ctx, 'reviewer', body, [ctx.locale]));
  return ctx.db.tx((tx) =>
    withIdempotency(
      tx,
      { scope: `mediation:${reviewId}:reviewer`, key: ctx.idempotencyKey, input: { body } },
      async () => {
        const mediation = await lockByToken(ctx, tx, token);
        const { companyId } = mediation;
        const now = await ctx.clock.now(tx);
        decideMediation({ ...mediation, editWaits: false }, 'reviewer_writes', now);
        const message = {
          id: newId(),
          reviewId,
          companyId,
          side: 'reviewer' as const,
          userId: null,
          body,
          at: now,
          findings: null,
        };
        await repo.addMessage(tx, message);
        await repo.saveMediation(tx, reviewId, { lastFrom: 'reviewer', lastAt: now });
        await announce(tx, { companyId, kind: 'mediation', subjectId: reviewId });
        await queueMerchantMail(ctx, tx, { reviewId, companyId, messageId: message.id }, 'answered');
        return presentMessage(message);
      },
    ),
  );
}

/**
 * Revises grade or text. The revision is screened like any other and ends the mediation when it passes. Does nothing if
 * it equals the current one.
 * @throws TokenInvalid, MediationClosed, ValidationFailed when the text is shorter than the company's minimum
 */
export async function reviseInMediation(
  ctx: RequestContext,
  token: string,
  { grade, body, authorName }: MediationRevision,
): Promise<ReviewerMediation> {
  return ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    decideMediation(await lockMediationFacts(tx, mediation), 'revise', await ctx.clock.now(tx));
    const { review, bodyMin } = await present(tx, mediation);
    if (body.length < bodyMin)
      throw new ValidationFailed({}, [{ path: 'body', code: 'text_too_small', params: { minimum: bodyMin } }]);
    const same =
      grade === review.grade && body === review.body && (authorName ?? review.authorName) === review.authorName;
    if (!same) {
      const revision = { grade, body, ...(authorName !== undefined && { authorName }) };
      await transitionReview(ctx, tx, mediation.reviewId, 'revise', { actor: 'reviewer', revision });
    }
    return present(tx, mediation);
  });
}

/** Ends the mediation and publishes the review. @throws TokenInvalid, MediationClosed, MediationEditWaits */
export async function publishInMediation(ctx: RequestContext, token: string): Promise<ReviewerMediation> {
  return ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    const { outcome } = decideMediation(await lockMediationFacts(tx, mediation), 'publish', await ctx.clock.now(tx));
    if (outcome) await endMediation(ctx, tx, mediation, outcome, 'reviewer');
    return present(tx, (await repo.findMediation(tx, mediation.reviewId)) ?? mediation);
  });
}

/** Deletes the review and erases its texts and messages at once. @throws TokenInvalid, MediationClosed */
export async function deleteInMediation(ctx: RequestContext, token: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    const { outcome } = decideMediation(await lockMediationFacts(tx, mediation), 'delete', await ctx.clock.now(tx));
    await transitionReview(ctx, tx, mediation.reviewId, 'delete', { actor: 'reviewer', data: { mediation: true } });
    if (outcome) await endMediation(ctx, tx, mediation, outcome, 'reviewer');
  });
}
