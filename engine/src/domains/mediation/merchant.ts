import type { MediationListQuery, MediationMessage, MediationPage, MerchantMediation } from '@app/contracts/mediation';
import type { Locale } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { announce } from '../../platform/live/announce.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { mediatedReviews } from '../reviews/public.ts';
import { queueReviewerMail } from './mailing.ts';
import { decideMediation } from './model.ts';
import { presentMessage, presentToMerchant } from './presenter.ts';
import * as repo from './repo.ts';
import { openInfluenceCase } from '../moderation/public.ts';
import { assertAllowed, screenMessage } from './message-screening.ts';
import type { ScreenedMessage } from './message-screening.ts';

/** A page of a company's mediations, with counts of all. */
export async function listForMerchant(
  ctx: RequestContext,
  companyId: string,
  { filter, cursor, limit }: MediationListQuery,
): Promise<MediationPage> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const rows = await repo.listMediations(tx, companyId, { filter, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const ids = page.map(({ reviewId }) => reviewId);
    const reviews = await mediatedReviews(tx, ids);
    const end = page.at(-1);
    return {
      items: page.flatMap((mediation) => {
        const review = reviews.get(mediation.reviewId);
        return review ? [presentToMerchant(mediation, review)] : [];
      }),
      nextCursor:
        rows.length > limit && end ? encodeCursor({ at: repo.sortInstant(end, filter), id: end.reviewId }) : null,
      counts: await repo.countTurns(tx, companyId),
      outcomes: await repo.countOutcomes(tx, companyId),
    };
  });
}

/** One mediation with its messages. @throws NotFound also for another company's */
export async function showToMerchant(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
): Promise<MerchantMediation> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const mediation = await repo.findMediation(tx, reviewId);
    const review = (await mediatedReviews(tx, [reviewId])).get(reviewId);
    if (mediation?.companyId !== companyId || !review) throw new NotFound();
    const messages = await repo.listMessages(tx, reviewId);
    return { ...presentToMerchant(mediation, review), messages: messages.map(presentMessage) };
  });
}

/** Records that a member has read the dialogue, which the reviewer sees. @throws NotFound */
export async function markReadByMerchant(ctx: RequestContext, companyId: string, reviewId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const mediation = await repo.lockMediation(tx, reviewId);
    if (mediation?.companyId !== companyId) throw new NotFound();
    const { merchantReadAt, lastFrom, lastAt } = mediation;
    if (lastFrom !== 'reviewer' || !lastAt || (merchantReadAt && merchantReadAt >= lastAt)) return;
    await repo.saveMediation(tx, reviewId, { merchantReadAt: await ctx.clock.now(tx) });
    await announce(tx, { companyId, kind: 'mediation', subjectId: reviewId });
  });
}

/**
 * Sends a message to the reviewer, who gets a link to it by mail. The first one must come before `answerBy`. Money for a
 * change of the review and pressure are refused and shown to moderators; contact outside is sent, with a notice.
 * @throws NotFound, MediationClosed, MessageRefused
 */
export async function writeAsMerchant(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  body: string,
): Promise<MediationMessage> {
  const existing = await repo.findMediation(ctx.db.queries, reviewId);
  if (existing?.companyId !== companyId) throw new NotFound();
  await ctx.throttle.consume('mediationMessage', `${reviewId} merchant`);
  const screened = await screenMessage(ctx, 'merchant', body, await possibleLanguages(ctx, reviewId));
  if (screened.refused && screened.refused.code !== 'message_link')
    await recordRefusal(ctx, companyId, reviewId, body, screened);
  assertAllowed(screened);
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(
      tx,
      { scope: `mediation:${reviewId}:merchant`, key: ctx.idempotencyKey, input: { body } },
      async () => {
        const mediation = await repo.lockMediation(tx, reviewId);
        if (!mediation) throw new NotFound();
        const now = await ctx.clock.now(tx);
        const { state } = decideMediation({ ...mediation, editWaits: false }, 'merchant_writes', now);
        const userId = ctx.userId ?? null;
        const findings = screened.contact;
        const message = {
          id: newId(),
          reviewId,
          companyId,
          side: 'merchant' as const,
          userId,
          body,
          at: now,
          findings,
        };
        await repo.addMessage(tx, message);
        if (
          findings &&
          (await repo.countMediationsWithContact(tx, companyId, CONTACT_LIMIT.days)) >= CONTACT_LIMIT.mediations
        )
          await openInfluenceCase(tx, { companyId, reviewId, ofCompany: true }, now);
        await repo.saveMediation(tx, reviewId, { state, lastFrom: 'merchant', lastAt: now, merchantReadAt: now });
        await announce(tx, { companyId, kind: 'mediation', subjectId: reviewId });
        await queueReviewerMail(ctx, tx, { reviewId, messageId: message.id }, 'message');
        await audit(ctx, tx, 'mediation.message_sent', reviewId, { messageId: message.id });
        return presentMessage(message);
      },
    ),
  );
}

/** A company that proposes contact outside in this many mediations within this many days gets a case. */
const CONTACT_LIMIT = { mediations: 3, days: 30 } as const;

/** Languages that a message may be in: the panel's and the review's. */
async function possibleLanguages(ctx: RequestContext, reviewId: string): Promise<Locale[]> {
  const review = (await mediatedReviews(ctx.db.queries, [reviewId])).get(reviewId);
  return [ctx.locale, ...(review ? [review.locale] : [])];
}

/** Records a refused message for moderators if the company could write at all. @throws MediationClosed */
async function recordRefusal(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  body: string,
  { findings }: ScreenedMessage,
): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const mediation = await repo.lockMediation(tx, reviewId);
    if (!mediation) throw new NotFound();
    const at = await ctx.clock.now(tx);
    decideMediation({ ...mediation, editWaits: false }, 'merchant_writes', at);
    const id = newId();
    await repo.addRefusal(tx, { id, reviewId, companyId, userId: ctx.userId ?? null, body, findings, at });
    await openInfluenceCase(tx, { companyId, reviewId }, at);
    await audit(ctx, tx, 'mediation.message_refused', reviewId, { rules: findings.map(({ rule }) => rule).join(' ') });
  });
}
