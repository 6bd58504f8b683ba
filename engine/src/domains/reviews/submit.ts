import type { Grade, Locale } from '@app/contracts/common';
import type { SubmitProductReview, SubmitReview, SubmittedReview } from '@app/contracts/review-forms';
import type { FeaturePositions } from '@app/contracts/product-features';
import type { Ratings } from '@app/contracts/reviews';
import { ValidationFailed, domainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { Device, RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { featuresOf } from '../catalog/public.ts';
import { assertNotBlocked, companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import {
  assertOpen,
  completeInvitation,
  configById,
  lockInvitationOfToken,
  lockWritableInvitation,
  orderOf,
  orderedProductIds,
  stopReminders,
  thankYouIn,
} from '../invitations/public.ts';
import type { ConfigRow, Invitation } from '../invitations/public.ts';
import { reviewsSubmitted } from './events.ts';
import { bodyMinOf, checkAnswers, checkBody, checkFeatures, checkRatings, formQuestions } from './form-rules.ts';
import { attachPhotos } from './photos.ts';
import { makeReceipt } from './receipt.ts';
import * as repo from './repo.ts';
import type { QuestionAnswer } from './schema.ts';

/** This product of the order has been reviewed already. */
export class ProductReviewed extends domainError('product_reviewed', 409) {}

/** One review of a submission. */
interface Written {
  productId: string | null;
  grade: Grade;
  body: string;
  ratings?: Ratings;
  features?: FeaturePositions | undefined;
  answers?: QuestionAnswer[];
  photoIds?: string[];
}

/**
 * Takes what was written with an invitation's link: the company's review and its products' in one go, once. A repeated
 * request with the same key gets the same answer.
 * @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled, CompanyBlocked, ValidationFailed
 */
export async function submitReview(ctx: RequestContext, input: SubmitReview): Promise<SubmittedReview> {
  return ctx.db.tx((tx) =>
    once(tx, { scope: scopeOf(ctx, input.token), key: ctx.idempotencyKey, input }, async () => {
      const { invitation, now } = await lockWritableInvitation(ctx, tx, input.token);
      const [facts, config] = await Promise.all([
        factsOf(ctx, tx, invitation, now),
        configById(tx, invitation.companyId, invitation.configId),
        completeInvitation(tx, invitation, now),
      ]);
      if (!config) throw new TokenInvalid();
      const answers = await checkForm(tx, facts, config, input);
      const { grade, body, ratings, photoIds } = input;
      const own = { productId: null, grade, body, ratings, answers, photoIds };
      const answer = await add(ctx, tx, facts, { input, written: [own, ...input.products] });
      const thankYou = thankYouIn(config.thankYou, ctx.locale, config.defaultLanguage as Locale);
      return { ...answer, ...(thankYou && { thankYou }) };
    }),
  );
}

/**
 * Takes the review of one product of the order, each once: before the company's review or after it, as long as the
 * link writes. It belongs to the order's one submission, so the device rule does not hold it for the others.
 * @throws TokenInvalid, InvitationExpired, InvitationCancelled, CompanyBlocked, ProductReviewed, ValidationFailed
 */
export async function submitProductReview(ctx: RequestContext, input: SubmitProductReview): Promise<SubmittedReview> {
  return ctx.db.tx((tx) =>
    once(tx, { scope: scopeOf(ctx, input.token), key: ctx.idempotencyKey, input }, async () => {
      const invitation = await lockInvitationOfToken(ctx, tx, input.token);
      const now = await ctx.clock.now(tx);
      assertOpen(invitation, now);
      const facts = await factsOf(ctx, tx, invitation, now);
      const { productId, grade, body, features, photoIds } = input;
      if ((await repo.reviewedProductIds(tx, invitation.id)).includes(productId)) throw new ProductReviewed();
      const ordered = await orderedProductIds(tx, invitation.orderId);
      const errors = checkBody(body, bodyMinOf(facts.company));
      if (!ordered.includes(productId)) errors.push({ path: 'productId', code: 'unknown_product' });
      errors.push(...checkFeatures(features, (await featuresOf(tx, [productId], ctx.locale)).get(productId)));
      if (errors.length > 0) throw new ValidationFailed({}, errors);
      await stopReminders(tx, invitation);
      return add(ctx, tx, facts, { input, written: [{ productId, grade, body, features, photoIds }] });
    }),
  );
}

const scopeOf = (ctx: RequestContext, token: string): string => `reviews:${ctx.tokens.subject(token)}`;

/** What is known of who writes with an invitation, and of whom. */
interface Facts {
  invitation: Invitation;
  company: Company;
  order: Awaited<ReturnType<typeof orderOf>>;
  device: Device;
  now: Date;
}

/** Asked for together, so that the questions travel together. @throws CompanyBlocked */
async function factsOf(ctx: RequestContext, tx: Tx, invitation: Invitation, now: Date): Promise<Facts> {
  const [company, order, device] = await Promise.all([
    companyById(tx, invitation.companyId),
    orderOf(tx, invitation),
    ctx.device(tx),
  ]);
  if (!company) throw new TokenInvalid();
  assertNotBlocked(company);
  return { invitation, company, order, device, now };
}

/** Holds the form against what its configuration asks. @returns the answers beside their questions */
async function checkForm(
  tx: Tx,
  { company, invitation }: Facts,
  config: ConfigRow,
  input: SubmitReview,
): Promise<QuestionAnswer[]> {
  const asked = formQuestions(config.questions, invitation.language as Locale, config.defaultLanguage as Locale);
  const { answers, errors } = checkAnswers(input.answers, asked);
  const minimum = bodyMinOf(company);
  const wrong = [
    ...checkBody(input.body, minimum),
    ...input.products.flatMap(({ body }, at) => checkBody(body, minimum, `products.${at}.body`)),
    ...checkRatings(input.ratings, config.criteria),
    ...errors,
    ...(await checkProducts(tx, invitation, input)),
  ];
  if (wrong.length > 0) throw new ValidationFailed({}, wrong);
  return answers;
}

async function checkProducts(tx: Tx, invitation: Invitation, { products }: SubmitReview): Promise<FieldError[]> {
  if (products.length === 0) return [];
  const ordered = new Set(await orderedProductIds(tx, invitation.orderId));
  const reviewed = new Set(await repo.reviewedProductIds(tx, invitation.id));
  const asked = await featuresOf(tx, [...ordered], invitation.language as Locale);
  const seen = new Set<string>();
  return products.flatMap(({ productId, features }, at) => {
    const path = `products.${at}.productId`;
    const repeated = seen.has(productId);
    seen.add(productId);
    if (!ordered.has(productId)) return [{ path, code: 'unknown_product' }];
    if (repeated || reviewed.has(productId)) return [{ path, code: 'repeated_product' }];
    return checkFeatures(features, asked.get(productId), `products.${at}.features`);
  });
}

/** Writes the reviews and hands them to screening. All that comes through one invitation is one submission. */
async function add(
  ctx: RequestContext,
  tx: Tx,
  { invitation, company, order, device, now }: Facts,
  { input, written }: { input: SubmitReview | SubmitProductReview; written: Written[] },
): Promise<SubmittedReview> {
  const submissionId = invitation.id;
  const author = { displayName: input.authorName, email: order?.email ?? null, orderRef: order?.orderRef ?? null };
  const batch = written.map(
    ({ productId, grade, body, ratings = {}, features = {}, answers = [] }): repo.NewReview => ({
      review: {
        ...{ id: newId(), companyId: company.id, productId, invitationId: invitation.id, submissionId },
        ...{ origin: 'verified' as const, state: 'screening' as const, grade, submittedAt: now },
        language: input.language ?? invitation.language,
      },
      ...{ body, ratings, features, answers, author },
    }),
  );
  const [own] = batch;
  if (!own) throw new Error('a submission without a review');
  const { cookie: deviceHash, addresses: addressHashes } = device;
  await Promise.all([
    repo.addReviews(tx, batch),
    ctx.outbox.publish(tx, reviewsSubmitted, { submissionId, companyId: company.id, deviceHash, addressHashes }),
  ]);
  for (const [at, { photoIds = [] }] of written.entries()) {
    const reviewId = batch[at]?.review.id;
    if (reviewId && photoIds.length > 0)
      await attachPhotos(tx, { reviewId, uploadedWith: invitation.id, photoIds, now });
  }
  const { id: reviewId, grade } = own.review;
  return {
    reviewId,
    company: { slug: company.slug, name: company.name },
    state: 'screening',
    submittedAt: now.toISOString(),
    receipt: makeReceipt(ctx.signatures, {
      ...{ reviewId, companyId: company.id, revision: 1, grade, body: own.body, at: now },
    }),
  };
}
