import type { MediationListQuery, MediationMessage, MediationPage, MerchantMediation } from '@app/contracts/mediation';
import type { Locale } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { mediatedReviews } from '../reviews/public.ts';
import { tellReviewer } from './mailing.ts';
import { decide } from './model.ts';
import { presentMessage, presentToMerchant } from './presenter.ts';
import * as repo from './repo.ts';
import { openInfluenceCase } from '../moderation/public.ts';
import { assertSent, screenMessage } from './words.ts';
import type { Screened } from './words.ts';

/** The company's mediations, those of the newest reviews first. */
export async function listForMerchant(
  ctx: RequestContext,
  companyId: string,
  { state, cursor, limit }: MediationListQuery,
): Promise<MediationPage> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
    const rows = await repo.listMediations(tx, companyId, { state, before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const ids = page.map(({ reviewId }) => reviewId);
    const reviews = await mediatedReviews(tx, ids);
    const last = await repo.lastMessages(tx, ids);
    const end = page.at(-1);
    return {
      items: page.flatMap((mediation) => {
        const review = reviews.get(mediation.reviewId);
        return review ? [presentToMerchant(mediation, review, last.get(mediation.reviewId))] : [];
      }),
      nextCursor: rows.length > limit && end ? encodeCursor({ at: end.openedAt, id: end.reviewId }) : null,
    };
  });
}

/** One mediation with all that was said. @throws NotFound, the same for another company's as for none */
export async function openForMerchant(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
): Promise<MerchantMediation> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const mediation = await repo.mediationOf(tx, reviewId);
    const review = (await mediatedReviews(tx, [reviewId])).get(reviewId);
    if (mediation?.companyId !== companyId || !review) throw new NotFound();
    const messages = await repo.messagesOf(tx, reviewId);
    return { ...presentToMerchant(mediation, review, messages.at(-1)), messages: messages.map(presentMessage) };
  });
}

/**
 * The company writes to the reviewer, who gets a link to the message by mail. Its first message must come in time.
 * Money for a change of the review and pressure are refused, and staff are told; who leads the reviewer elsewhere may,
 * beside a notice.
 * @throws NotFound, MediationClosed, MessageRefused
 */
export async function writeAsMerchant(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  body: string,
): Promise<MediationMessage> {
  const known = await repo.mediationOf(ctx.db.read, reviewId);
  if (known?.companyId !== companyId) throw new NotFound();
  await ctx.throttle.take('mediationMessage', `${reviewId} merchant`);
  const screened = await screenMessage(ctx, 'merchant', body, await languagesOf(ctx, reviewId));
  if (screened.refused && screened.refused.code !== 'message_link')
    await tellStaff(ctx, companyId, reviewId, body, screened);
  assertSent(screened);
  return ctx.db.tenantTx(companyId, (tx) =>
    once(tx, { scope: `mediation:${reviewId}:merchant`, key: ctx.idempotencyKey, input: { body } }, async () => {
      const mediation = await repo.lockMediation(tx, reviewId);
      if (!mediation) throw new NotFound();
      const now = await ctx.clock.now(tx);
      const { state } = decide({ ...mediation, editWaits: false }, 'merchant_writes', now);
      const userId = ctx.userId ?? null;
      const findings = screened.contact;
      const message = { id: newId(), reviewId, companyId, side: 'merchant' as const, userId, body, at: now, findings };
      await repo.addMessage(tx, message);
      if (findings && (await repo.talksElsewhere(tx, companyId, ELSEWHERE.days)) >= ELSEWHERE.talks)
        await openInfluenceCase(tx, { companyId, reviewId, ofCompany: true }, now);
      await repo.saveMediation(tx, reviewId, { state });
      await tellReviewer(ctx, tx, { reviewId, messageId: message.id }, 'message');
      await audit(ctx, tx, 'mediation.message_sent', reviewId, { messageId: message.id });
      return presentMessage(message);
    }),
  );
}

/** Who proposes to talk elsewhere in so many mediations within so many days makes a habit of it: staff look. */
const ELSEWHERE = { talks: 3, days: 30 } as const;

/** Languages that a message may be in: the panel's and the review's. */
async function languagesOf(ctx: RequestContext, reviewId: string): Promise<Locale[]> {
  const review = (await mediatedReviews(ctx.db.read, [reviewId])).get(reviewId);
  return [ctx.locale, ...(review ? [review.locale] : [])];
}

/** Keeps a refused message for moderators, where it could have been sent. @throws MediationClosed */
async function tellStaff(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  body: string,
  { findings }: Screened,
): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const mediation = await repo.lockMediation(tx, reviewId);
    if (!mediation) throw new NotFound();
    const at = await ctx.clock.now(tx);
    decide({ ...mediation, editWaits: false }, 'merchant_writes', at);
    const id = newId();
    await repo.addRefusal(tx, { id, reviewId, companyId, userId: ctx.userId ?? null, body, findings, at });
    await openInfluenceCase(tx, { companyId, reviewId }, at);
    await audit(ctx, tx, 'mediation.message_refused', reviewId, { rules: findings.map(({ rule }) => rule).join(' ') });
  });
}
