import type { MediationMessage, MediationRevision, ReviewerMediation } from '@app/contracts/mediation';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import { act, mediatedReviews } from '../reviews/public.ts';
import { factsOf, finish, lockOrOpen } from './life.ts';
import { tellMerchant } from './mailing.ts';
import { allows, decide } from './model.ts';
import { presentMessage, presentToReviewer } from './presenter.ts';
import * as repo from './repo.ts';
import type { Mediation } from './repo.ts';
import { assertSent, screenMessage } from './words.ts';

/** The mediation that a link opens, locked. @throws TokenInvalid, the same for a wrong link as for no mediation. */
async function lockByToken(ctx: RequestContext, tx: Tx, token: string): Promise<Mediation> {
  const reviewId = ctx.tokens.subject(token);
  const { tokenVersion } = (await repo.mediationOf(tx, reviewId)) ?? {};
  ctx.tokens.verify('mediation', token, tokenVersion);
  // The link of the author's own page may be followed before the row is there.
  const mediation = await lockOrOpen(ctx, tx, reviewId);
  if (!mediation) throw new TokenInvalid();
  return mediation;
}

async function view(tx: Tx, mediation: Mediation): Promise<ReviewerMediation> {
  const { reviewId, companyId } = mediation;
  const company = await companyById(tx, companyId);
  const review = (await mediatedReviews(tx, [reviewId])).get(reviewId);
  if (!company || !review) throw new TokenInvalid();
  return presentToReviewer(mediation, review, company, await repo.messagesOf(tx, reviewId));
}

/** The dialogue as the reviewer sees it; notes that he has, once there is something to read. @throws TokenInvalid */
export async function openForReviewer(ctx: RequestContext, token: string): Promise<ReviewerMediation> {
  return ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    const now = await ctx.clock.now(tx);
    if (allows({ ...mediation, editWaits: false }, 'reviewer_reads', now))
      await repo.saveMediation(tx, mediation.reviewId, { readAt: now });
    return view(tx, mediation);
  });
}

/** The reviewer writes to the company. @throws TokenInvalid, MediationClosed, MediationNotBegun, MessageRefused */
export async function writeAsReviewer(ctx: RequestContext, token: string, body: string): Promise<MediationMessage> {
  const reviewId = ctx.tokens.subject(token);
  ctx.tokens.verify('mediation', token, (await repo.mediationOf(ctx.db.read, reviewId))?.tokenVersion);
  await ctx.throttle.take('mediationMessage', `${reviewId} reviewer`);
  assertSent(await screenMessage(ctx, 'reviewer', body, [ctx.locale]));
  return ctx.db.tx((tx) =>
    once(tx, { scope: `mediation:${reviewId}:reviewer`, key: ctx.idempotencyKey, input: { body } }, async () => {
      const mediation = await lockByToken(ctx, tx, token);
      const { companyId } = mediation;
      const now = await ctx.clock.now(tx);
      decide({ ...mediation, editWaits: false }, 'reviewer_writes', now);
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
      await tellMerchant(ctx, tx, { reviewId, companyId }, 'answered');
      return presentMessage(message);
    }),
  );
}

/**
 * The reviewer changes grade or text: a revision that is checked like every other. When it has passed, the mediation
 * ends. The same grade and text again is no change, and nothing happens.
 * @throws TokenInvalid, MediationClosed, ValidationFailed when the text is shorter than the company asks
 */
export async function reviseInMediation(
  ctx: RequestContext,
  token: string,
  { grade, body, authorName }: MediationRevision,
): Promise<ReviewerMediation> {
  return ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    decide(await factsOf(tx, mediation), 'revise', await ctx.clock.now(tx));
    const { review, bodyMin } = await view(tx, mediation);
    if (body.length < bodyMin)
      throw new ValidationFailed({}, [{ path: 'body', code: 'text_too_small', params: { minimum: bodyMin } }]);
    const same =
      grade === review.grade && body === review.body && (authorName ?? review.authorName) === review.authorName;
    if (!same) {
      const revision = { grade, body, ...(authorName !== undefined && { authorName }) };
      await act(ctx, tx, mediation.reviewId, 'revise', { actor: 'reviewer', revision });
    }
    return view(tx, mediation);
  });
}

/** The reviewer ends the talk and has the review published. @throws TokenInvalid, MediationClosed, MediationEditWaits */
export async function publishNow(ctx: RequestContext, token: string): Promise<ReviewerMediation> {
  return ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    const { outcome } = decide(await factsOf(tx, mediation), 'publish', await ctx.clock.now(tx));
    if (outcome) await finish(ctx, tx, mediation, outcome, 'reviewer');
    return view(tx, (await repo.mediationOf(tx, mediation.reviewId)) ?? mediation);
  });
}

/** The reviewer deletes the review; its words and those of the dialogue are gone at once. @throws TokenInvalid, MediationClosed */
export async function deleteInMediation(ctx: RequestContext, token: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const mediation = await lockByToken(ctx, tx, token);
    const { outcome } = decide(await factsOf(tx, mediation), 'delete', await ctx.clock.now(tx));
    await act(ctx, tx, mediation.reviewId, 'delete', { actor: 'reviewer', data: { mediation: true } });
    if (outcome) await finish(ctx, tx, mediation, outcome, 'reviewer');
  });
}
