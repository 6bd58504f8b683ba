import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Grade, Locale } from '@app/contracts/common';
import type { ConfigQuestion } from '@app/contracts/invitations';
import type { FormQuestion, InvitationForm, Ratings, SubmitReview, SubmittedReview } from '@app/contracts/reviews';
import { REVIEW_BODY_MIN, RatingCriterion } from '@app/contracts/reviews';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import { defineEvent, defineJob } from '../../platform/job.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { productsByIds } from '../catalog/public.ts';
import { companyById, companyHead } from '../companies/public.ts';
import { hintsFor } from '../content/public.ts';
import {
  assertWritable,
  completeInvitation,
  configById,
  invitationOfToken,
  noteClicked,
  orderOf,
  orderedProductIds,
} from '../invitations/public.ts';
import { companiesToFold, foldChanges } from './aggregates.ts';
import { act } from './life.ts';
import { makeReceipt } from './receipt.ts';
import * as repo from './repo.ts';

/** Reviews of one submission wait for screening. */
export const reviewsSubmitted = defineEvent(
  'reviews.submitted',
  z.object({ submissionId: Id, companyId: Id, deviceHash: z.string() }),
);
/** The counts of a company, and of these products of it, have followed. */
export const countsChanged = defineEvent(
  'reviews.counts-changed',
  z.object({ companyId: Id, productIds: z.array(Id) }),
);

/** All that the review form needs. @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled */
export async function openForm(ctx: RequestContext, token: string): Promise<InvitationForm> {
  const invitation = await invitationOfToken(ctx, ctx.db.read, token);
  const now = await ctx.db.tx((tx) => ctx.clock.now(tx));
  assertWritable(invitation, now);
  const [company, config, order, productIds] = await Promise.all([
    companyById(ctx.db.read, invitation.companyId),
    configById(ctx.db.read, invitation.companyId, invitation.configId),
    orderOf(ctx.db.read, invitation),
    orderedProductIds(ctx.db.read, invitation.orderId),
  ]);
  if (!company || !config || company.state === 'blocked') throw new TokenInvalid();
  await noteClicked(ctx, invitation);
  ctx.rememberDevice();
  const locale = invitation.language as Locale;
  const products = config.askProducts ? await productsByIds(ctx.db.read, productIds) : [];
  return {
    company: { id: company.id, slug: company.slug, name: company.name, website: company.website },
    locale,
    symbol: config.symbol,
    bodyMin: Math.max(REVIEW_BODY_MIN, company.bodyMin),
    suggestedName: publicName(order?.name ?? null),
    products: products.map(({ id, name, url }) => ({ id, name, url })),
    hints: await hintsFor(ctx.db.read, ctx.locale, locale),
    askPhotos: config.askPhotos,
    criteria: z.array(RatingCriterion).parse(config.criteria),
    questions: formQuestions(config.questions, locale, config.defaultLanguage as Locale),
    expiresAt: (invitation.expiresAt ?? now).toISOString(),
  };
}

/** The company's questions in the form's language, or in the company's own. */
function formQuestions(questions: ConfigQuestion[], locale: Locale, fallback: Locale): FormQuestion[] {
  return questions.flatMap(({ id, kind, required, question, choices }) => {
    const words = question[locale] ?? question[fallback];
    if (!words) return [];
    return [{ id, kind, required, question: words, choices: choices.flatMap((c) => c[locale] ?? c[fallback] ?? []) }];
  });
}

/** `Anna Maria Kowalska` → `Anna K.`: what a reviewer may want to be called in public. */
function publicName(name: string | null): string | null {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  if (!first) return null;
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0] ?? ''}.` : first;
}

/**
 * Takes what was written with an invitation's link: the company's review and its products' in one go, once. A repeated
 * request with the same key gets the same answer.
 * @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled, ValidationFailed for a foreign product
 */
export async function submitReview(ctx: RequestContext, input: SubmitReview): Promise<SubmittedReview> {
  const scope = `reviews:${ctx.tokens.subject(input.token)}`;
  return ctx.db.tx((tx) =>
    once(tx, { scope, key: ctx.idempotencyKey, input }, async () => {
      const invitation = await completeInvitation(ctx, tx, input.token);
      const company = await companyHead(tx, invitation.companyId);
      const order = await orderOf(tx, invitation);
      if (!company || company.state === 'blocked') throw new TokenInvalid();
      await assertOrdered(tx, invitation.orderId, input);

      const now = await ctx.clock.now(tx);
      const submissionId = newId();
      const author = { displayName: input.authorName, email: order?.email ?? null, orderRef: order?.orderRef ?? null };
      const subjects: { productId: string | null; grade: Grade; body: string; ratings?: Ratings }[] = [
        { productId: null, grade: input.grade, body: input.body, ratings: input.ratings },
        ...input.products,
      ];
      const batch = subjects.map(({ productId, grade, body, ratings = {} }): repo.NewReview => ({
        review: {
          id: newId(),
          companyId: company.id,
          productId,
          invitationId: invitation.id,
          submissionId,
          origin: 'verified',
          state: 'screening',
          grade,
          language: input.language ?? invitation.language,
          submittedAt: now,
        },
        body,
        ratings,
        author,
      }));
      const [own] = batch;
      if (!own) throw new Error('a submission without a review');
      await repo.addReviews(tx, batch);
      await ctx.outbox.publish(tx, reviewsSubmitted, {
        submissionId,
        companyId: company.id,
        deviceHash: ctx.deviceHash,
      });
      return {
        reviewId: own.review.id,
        company: { slug: company.slug, name: company.name },
        state: 'screening' as const,
        submittedAt: now.toISOString(),
        receipt: makeReceipt(ctx.signatures, {
          ...{
            reviewId: own.review.id,
            companyId: company.id,
            revision: 1,
            grade: input.grade,
            body: input.body,
            at: now,
          },
        }),
      };
    }),
  );
}

async function assertOrdered(tx: Tx, orderId: string, input: SubmitReview): Promise<void> {
  if (input.products.length === 0) return;
  const ordered = new Set(await orderedProductIds(tx, orderId));
  const seen = new Set<string>();
  input.products.forEach(({ productId }, at) => {
    const path = `products.${at}.productId`;
    if (!ordered.has(productId)) throw new ValidationFailed({}, [{ path, code: 'unknown_product' }]);
    if (seen.has(productId)) throw new ValidationFailed({}, [{ path, code: 'repeated_product' }]);
    seen.add(productId);
  });
}

export type ScreenedReview = Awaited<ReturnType<typeof repo.lockWaiting>>[number];

/** What screening found for one review. */
export interface ScreeningOutcome {
  review: ScreenedReview;
  held: boolean;
  /** Rules that spoke, for the event; never the text. */
  rules: string[];
  /** The detected language, or the form's where the text is too short to tell. */
  language: string;
}

/** Lets the texts that passed become public and holds the others. Called in the transaction that locked them. */
export async function applyScreening(app: AppContext, tx: Tx, outcomes: ScreeningOutcome[]): Promise<void> {
  for (const { review, held, rules, language } of outcomes)
    await act(app, tx, review.id, held ? 'hold' : 'pass', { actor: 'screening', language, data: { rules } });
}

/** Folds a company's changed counts; also purges its pages from every site server's cache. */
export const foldCompany = defineJob({
  name: 'reviews.fold',
  data: z.object({ companyId: Id }),
  run: (app, { companyId }) => fold(app, companyId),
});

function fold(app: AppContext, companyId: string): Promise<void> {
  return app.db.tx(async (tx) => {
    const productIds = await foldChanges(tx, companyId);
    if (productIds) await app.outbox.publish(tx, countsChanged, { companyId, productIds });
  });
}

const LEFT_OVERS = 200;

/** Folds what a worker left that died between publishing and folding. */
export async function foldLeftOvers(app: AppContext): Promise<void> {
  for (const companyId of await companiesToFold(app.db.read, LEFT_OVERS)) {
    try {
      await fold(app, companyId);
    } catch (error) {
      // One company's trouble is not the others'.
      app.log.error({ err: error, companyId }, 'folding failed');
    }
  }
}
