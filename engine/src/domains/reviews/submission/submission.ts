import type { Grade } from '@app/contracts/common';
import type { FeaturePositions } from '@app/contracts/product-features';
import type { SubmitProductReview, SubmitReview, SubmittedReview } from '@app/contracts/review-forms';
import type { Ratings } from '@app/contracts/reviews';
import { newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Device, RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { assertNotBlocked, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { orderOf } from '../../invitations/public.ts';
import type { Invitation } from '../../invitations/public.ts';
import { reviewsSubmitted } from '../events.ts';
import { addReviews } from '../lifecycle/repo.ts';
import type { NewReview } from '../lifecycle/repo.ts';
import { attachPhotos } from '../photos/photos.ts';
import type { QuestionAnswer } from '../schema.ts';
import { presentSubmittedReview } from './presenter.ts';

/** What was written about the company or about one product. */
interface SubmittedText {
  productId: string | null;
  grade: Grade;
  body: string;
  ratings?: Ratings;
  features?: FeaturePositions | undefined;
  userChoices?: string[] | undefined;
  answers?: QuestionAnswer[];
  photoIds?: string[];
}

export const idempotencyScope = (ctx: RequestContext, token: string): string => `reviews:${ctx.tokens.subject(token)}`;

/** The invitation that is used, and what belongs to it. */
export interface SubmissionContext {
  invitation: Invitation;
  company: Company;
  order: Awaited<ReturnType<typeof orderOf>>;
  device: Device;
  now: Date;
}

/** Queried at the same time, to save round trips. @throws CompanyBlocked */
export async function loadSubmissionContext(
  ctx: RequestContext,
  tx: Tx,
  invitation: Invitation,
  now: Date,
): Promise<SubmissionContext> {
  const [company, order, device] = await Promise.all([
    companyById(tx, invitation.companyId),
    orderOf(tx, invitation),
    ctx.device(tx),
  ]);
  if (!company) throw new TokenInvalid();
  assertNotBlocked(company);
  return { invitation, company, order, device, now };
}

/** Adds the reviews and hands them to screening. Everything sent with one invitation is one submission. */
export async function addSubmission(
  ctx: RequestContext,
  tx: Tx,
  { invitation, company, order, device, now }: SubmissionContext,
  { input, texts }: { input: SubmitReview | SubmitProductReview; texts: SubmittedText[] },
): Promise<SubmittedReview> {
  const submissionId = invitation.id;
  const author = { displayName: input.authorName, email: order?.email ?? null, orderRef: order?.orderRef ?? null };
  const batch = texts.map(
    ({ productId, grade, body, ratings = {}, features = {}, userChoices = [], answers = [] }): NewReview => ({
      review: {
        id: newId(),
        companyId: company.id,
        productId,
        invitationId: invitation.id,
        marketId: order?.marketId ?? null,
        submissionId,
        origin: 'verified' as const,
        state: 'screening' as const,
        grade,
        submittedAt: now,
        language: input.language ?? invitation.language,
      },
      body,
      ratings,
      features,
      userChoices,
      answers,
      author,
    }),
  );
  const [first] = batch;
  if (!first) throw new Error('a submission without a review');
  const { cookie: deviceHash, addresses: addressHashes } = device;
  await Promise.all([
    addReviews(tx, batch),
    ctx.outbox.publish(tx, reviewsSubmitted, { submissionId, companyId: company.id, deviceHash, addressHashes }),
  ]);
  for (const [index, { photoIds = [] }] of texts.entries()) {
    const reviewId = batch[index]?.review.id;
    if (reviewId && photoIds.length > 0)
      await attachPhotos(tx, { reviewId, uploadedWith: invitation.id, photoIds, now });
  }
  return presentSubmittedReview(ctx.signatures, company, first, 'screening');
}
