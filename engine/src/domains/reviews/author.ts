import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { RatingCriterion } from '@app/contracts/reviews';
import type { ManagedReview, ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { ValidationFailed } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { assertOpen, configById, invitationOfToken } from '../invitations/public.ts';
import type { Invitation } from '../invitations/public.ts';
import { reviewsOfInvitation, reviewsOfSubmission } from './author-repo.ts';
import type { OwnReview } from './author-repo.ts';
import { managedReview } from './author-view.ts';
import { reviewPublished } from './events.ts';
import { openProducts } from './form.ts';
import { bodyMinOf, checkBody, checkRatings } from './form-rules.ts';
import { act, lockReview } from './life.ts';
import { ReviewNotFound, isPublic } from './model.ts';
import { attachPhotos } from './photos.ts';
import type { PhotosOfReview } from './photos.ts';

/** What an author's link opens. */
interface Own {
  company: Company;
  reviews: OwnReview[];
  /** Which photos are his: those uploaded with his link. */
  uploadedWith: string;
  invitation: Invitation | null;
  config: Awaited<ReturnType<typeof configById>>;
}

/**
 * What the link's holder has written: an invitation's own link once it was used, for ever; else one of purpose `review`.
 * @throws TokenInvalid, ReviewNotFound when nothing has been written with it
 */
async function ownOf(app: AppContext, queries: Queries, token: string): Promise<Own> {
  const invitation = await invitationOfToken(app, queries, token).catch((error: unknown) => {
    if (error instanceof TokenInvalid) return null;
    throw error;
  });
  const subject = app.tokens.subject(token);
  const reviews = await (invitation ? reviewsOfInvitation : reviewsOfSubmission)(queries, subject);
  const [first] = reviews;
  if (!invitation) {
    if (!first) throw new TokenInvalid();
    app.tokens.verify('review', token, first.token_version);
  }
  const company = first && (await companyById(queries, first.company_id));
  if (!company) throw new ReviewNotFound();
  // A code's form asks what the company's first configuration does.
  const config = await configById(queries, company.id, invitation?.configId ?? company.id);
  return { company, reviews, uploadedWith: subject, invitation, config };
}

/** An author's own page. Works for ever, whatever became of the company. @throws as `ownOf` */
export async function myReviews(ctx: RequestContext, token: string): Promise<ManagedReviews> {
  return ctx.db.tx(async (tx) => {
    const { company, reviews, invitation, config } = await ownOf(ctx, tx, token);
    const last = reviews.findLast(({ display_name: name }) => name !== '');
    return {
      company: { id: company.id, slug: company.slug, name: company.name },
      locale: (invitation?.language ?? reviews[0]?.language ?? ctx.locale) as Locale,
      symbol: config?.symbol ?? 'stars',
      bodyMin: bodyMinOf(company),
      authorName: last?.pending_name ?? last?.display_name ?? '',
      criteria: z.array(RatingCriterion).parse(config?.criteria ?? []),
      reviews: reviews.map((review) => managedReview(ctx.tokens, review)),
      openProducts: invitation && (await mayWrite(ctx, tx, invitation)) ? await openProducts(ctx, tx, invitation) : [],
    };
  });
}

async function mayWrite(app: AppContext, tx: Tx, invitation: Invitation): Promise<boolean> {
  try {
    assertOpen(invitation, await app.clock.now(tx));
    return true;
  } catch {
    return false;
  }
}

/**
 * An author changes his review: a revision that is screened before it is public. What is sent again unchanged changes
 * nothing.
 * @throws TokenInvalid, ReviewNotFound, ReviewActRefused, ValidationFailed
 */
export async function reviseReview(
  ctx: RequestContext,
  token: string,
  reviewId: string,
  input: ReviseReview,
): Promise<ManagedReview> {
  return ctx.db.tx(async (tx) => {
    const own = await ownOf(ctx, tx, token);
    const review = one(own, reviewId);
    const wrong = [
      ...checkBody(input.body, bodyMinOf(own.company)),
      ...checkRatings(input.ratings ?? {}, [...(own.config?.criteria ?? []), ...Object.keys(review.ratings)]),
    ];
    if (wrong.length > 0) throw new ValidationFailed({}, wrong);
    const { grade, body, authorName, ratings, photoIds } = input;
    if (isChanged(review, input))
      await act(ctx, tx, reviewId, 'revise', {
        actor: 'reviewer',
        revision: { grade, body, ...(authorName && { authorName }), ...(ratings && { ratings }) },
      });
    if (photoIds) await changePhotos(ctx, tx, { reviewId, uploadedWith: own.uploadedWith, photoIds });
    return managedReview(ctx.tokens, one(await ownOf(ctx, tx, token), reviewId));
  });
}

/** New photos of a public review are public at once: whoever looks at photos afterwards is told, as of a new text. */
async function changePhotos(ctx: RequestContext, tx: Tx, of: Omit<PhotosOfReview, 'now'>): Promise<void> {
  // Not published between the question and the photos.
  const review = await lockReview(tx, of.reviewId);
  await attachPhotos(tx, { ...of, now: await ctx.clock.now(tx) });
  const { id: reviewId, companyId, grade } = review;
  if (isPublic(review)) await ctx.outbox.publish(tx, reviewPublished, { companyId, reviewId, grade, first: false });
}

/** An author takes his review back: words, name, address and photos go at once. @throws as `reviseReview` */
export async function deleteReview(ctx: RequestContext, token: string, reviewId: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const review = one(await ownOf(ctx, tx, token), reviewId);
    // Sent again: it is gone already.
    if (review.state === 'deleted') return;
    await act(ctx, tx, reviewId, 'delete', { actor: 'reviewer' });
  });
}

function one({ reviews }: Own, reviewId: string): OwnReview {
  const review = reviews.find(({ id }) => id === reviewId);
  if (!review) throw new ReviewNotFound();
  return review;
}

/** Whether an edit says anything else than the text that waits, or than the public one when none does. */
function isChanged(review: OwnReview, input: ReviseReview): boolean {
  const ratings = (of: object) => JSON.stringify(Object.entries(of).sort());
  return (
    input.grade !== (review.pending_grade ?? review.grade) ||
    input.body !== (review.pending_body ?? review.body) ||
    (input.authorName ?? review.display_name) !== (review.pending_name ?? review.display_name) ||
    (input.ratings !== undefined && ratings(input.ratings) !== ratings(review.pending_ratings ?? review.ratings))
  );
}
