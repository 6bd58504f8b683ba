import type { Locale } from '@app/contracts/common';
import type { SubmitReview, SubmittedReview } from '@app/contracts/review-forms';
import { ValidationFailed } from '../../../kernel/errors.ts';
import type { FieldError } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/db.ts';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { companyUserFeatures, featuresOf, userFeaturesOf } from '../../catalog/public.ts';
import {
  completeInvitation,
  configById,
  lockWritableInvitation,
  orderedProductIds,
  thankYouIn,
} from '../../invitations/public.ts';
import type { ConfigRow, Invitation } from '../../invitations/public.ts';
import { reviewedProductIds } from '../lifecycle/repo.ts';
import type { QuestionAnswer } from '../schema.ts';
import {
  minimumBodyLength,
  checkAnswers,
  checkBody,
  checkFeatures,
  checkRatings,
  checkUserChoices,
  formQuestions,
} from './form-rules.ts';
import { addSubmission, idempotencyScope, loadSubmissionContext } from './submission.ts';
import type { SubmissionContext } from './submission.ts';

/**
 * Submits the company's review, and those of products, once per invitation. A request repeated with the same
 * idempotency key gets the same answer.
 * @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled, CompanyBlocked, ValidationFailed
 */
export async function submitReview(ctx: RequestContext, input: SubmitReview): Promise<SubmittedReview> {
  return ctx.db.tx((tx) =>
    withIdempotency(tx, { scope: idempotencyScope(ctx, input.token), key: ctx.idempotencyKey, input }, async () => {
      const { invitation, now } = await lockWritableInvitation(ctx, tx, input.token);
      const [context, config] = await Promise.all([
        loadSubmissionContext(ctx, tx, invitation, now),
        configById(tx, invitation.companyId, invitation.configId),
        completeInvitation(tx, invitation, now),
      ]);
      if (!config) throw new TokenInvalid();
      const answers = await checkForm(tx, context, config, input);
      const { grade, body, ratings, userChoices, photoIds } = input;
      const companyText = { productId: null, grade, body, ratings, userChoices, answers, photoIds };
      const answer = await addSubmission(ctx, tx, context, { input, texts: [companyText, ...input.products] });
      const thankYou = thankYouIn(config.thankYou, ctx.locale, config.defaultLanguage as Locale);
      return { ...answer, ...(thankYou && { thankYou }) };
    }),
  );
}

/** Checks the form against its configuration. @returns the answers with their questions */
async function checkForm(
  tx: Tx,
  { company, invitation }: SubmissionContext,
  config: ConfigRow,
  input: SubmitReview,
): Promise<QuestionAnswer[]> {
  const asked = formQuestions(config.questions, invitation.language as Locale, config.defaultLanguage as Locale);
  const { answers, errors } = checkAnswers(input.answers, asked);
  const minimum = minimumBodyLength(company);
  const wrong = [
    ...checkBody(input.body, minimum),
    ...input.products.flatMap(({ body }, index) => checkBody(body, minimum, `products.${index}.body`)),
    ...checkRatings(input.ratings, config.criteria),
    ...errors,
    ...(input.userChoices
      ? checkUserChoices(input.userChoices, await companyUserFeatures(tx, company, invitation.language as Locale))
      : []),
    ...(await checkProducts(tx, invitation, input)),
  ];
  if (wrong.length > 0) throw new ValidationFailed({}, wrong);
  return answers;
}

async function checkProducts(tx: Tx, invitation: Invitation, { products }: SubmitReview): Promise<FieldError[]> {
  if (products.length === 0) return [];
  const ordered = new Set(await orderedProductIds(tx, invitation.orderId));
  const reviewed = new Set(await reviewedProductIds(tx, invitation.id));
  const asked = await featuresOf(tx, [...ordered], invitation.language as Locale);
  const askedOfUsers = await userFeaturesOf(tx, [...ordered], invitation.language as Locale);
  const seen = new Set<string>();
  return products.flatMap(({ productId, features, userChoices }, index) => {
    const path = `products.${index}.productId`;
    const repeated = seen.has(productId);
    seen.add(productId);
    if (!ordered.has(productId)) return [{ path, code: 'unknown_product' }];
    if (repeated || reviewed.has(productId)) return [{ path, code: 'repeated_product' }];
    return [
      ...checkFeatures(features, asked.get(productId), `products.${index}.features`),
      ...checkUserChoices(userChoices, askedOfUsers.get(productId), `products.${index}.userChoices`),
    ];
  });
}
