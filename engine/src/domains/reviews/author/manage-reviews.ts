import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import type { AskedUserFeature } from '@app/contracts/company/user-features';
import { RatingCriterion } from '@app/contracts/reviews';
import type { ManagedReview, ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { ValidationFailed } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { assertOpen, configById, invitationByToken } from '../../invitations/public.ts';
import type { Invitation } from '../../invitations/public.ts';
import { reviewsOfInvitation, reviewsOfSubmission } from './repo.ts';
import type { OwnReview } from './repo.ts';
import { presentManagedReview } from './presenter.ts';
import { reviewPublished } from '../events.ts';
import { userFeaturesOf } from '../../catalog/public.ts';
import { productHints } from '../company/hints/own-hints.ts';
import { listUnreviewedProducts, listUserFeatures } from '../submission/form.ts';
import { minimumBodyLength, checkBody, checkRatings, checkUserChoices } from '../submission/form-rules.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { lockReview } from '../lifecycle/repo.ts';
import { ReviewNotFound, isPublic } from '../lifecycle/model.ts';
import { attachPhotos, listUnsentPhotos } from '../photos/photos.ts';
import type { PhotosOfReview } from '../photos/photos.ts';

/** What an author's link opens. */
interface AuthorAccess {
  company: Company;
  reviews: OwnReview[];
  /** Identifies photos uploaded with this link. */
  uploadedWith: string;
  invitation: Invitation | null;
  config: Awaited<ReturnType<typeof configById>>;
}

/**
 * `token`: a used invitation's, which never expires, or one of purpose `review`.
 * @throws TokenInvalid, ReviewNotFound if nothing has been submitted with it
 */
async function loadAuthorAccess(app: AppContext, queries: Queries, token: string): Promise<AuthorAccess> {
  const invitation = await invitationByToken(app, queries, token).catch((error: unknown) => {
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
  // Entry codes use the company's first configuration.
  const config = await configById(queries, company.id, invitation?.configId ?? company.id);
  return { company, reviews, uploadedWith: subject, invitation, config };
}

/** An author's own page. It never expires, whatever the state of the company. @throws TokenInvalid, ReviewNotFound */
export async function listManagedReviews(ctx: RequestContext, token: string): Promise<ManagedReviews> {
  return ctx.db.tx(async (tx) => {
    const { company, reviews, invitation, config } = await loadAuthorAccess(ctx, tx, token);
    const last = reviews.findLast(({ display_name: name }) => name !== '');
    const openProducts =
      invitation && (await mayWrite(ctx, tx, invitation)) ? await listUnreviewedProducts(ctx, tx, invitation) : [];
    return {
      company: { id: company.id, slug: company.slug, name: company.name },
      locale: (invitation?.language ?? reviews[0]?.language ?? ctx.locale) as Locale,
      symbol: config?.symbol ?? 'stars',
      bodyMin: minimumBodyLength(company),
      authorName: last?.pending_name ?? last?.display_name ?? '',
      criteria: z.array(RatingCriterion).parse(config?.criteria ?? []),
      reviews: await Promise.all(
        reviews.map(async (review) =>
          presentManagedReview(ctx.tokens, review, await askedOf(ctx, tx, company, review)),
        ),
      ),
      openProducts,
      ...(invitation && { unsentPhotos: await listUnsentPhotos(tx, invitation) }),
      productHints:
        openProducts.length > 0
          ? await productHints(tx, ctx.locale, (invitation?.language ?? ctx.locale) as Locale)
          : [],
    };
  });
}

/** What the author of a review is asked about themselves. */
async function askedOf(
  ctx: RequestContext,
  tx: Tx,
  company: Company,
  { product_id: productId }: OwnReview,
): Promise<AskedUserFeature[]> {
  if (productId === null) return listUserFeatures(ctx, tx, company, ctx.locale);
  return (await userFeaturesOf(tx, [productId], ctx.locale)).get(productId) ?? [];
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
 * Edits a review: the revision is screened before it is public. An edit without changes does nothing.
 * @throws TokenInvalid, ReviewNotFound, ReviewActRefused, ValidationFailed
 */
export async function reviseReview(
  ctx: RequestContext,
  token: string,
  reviewId: string,
  input: ReviseReview,
): Promise<ManagedReview> {
  return ctx.db.tx(async (tx) => {
    const access = await loadAuthorAccess(ctx, tx, token);
    const review = findReview(access, reviewId);
    const asked = await askedOf(ctx, tx, access.company, review);
    const errors = [
      ...checkBody(input.body, minimumBodyLength(access.company)),
      ...checkUserChoices(input.userChoices, asked),
      ...checkRatings(input.ratings ?? {}, [...(access.config?.criteria ?? []), ...Object.keys(review.ratings)]),
    ];
    if (errors.length > 0) throw new ValidationFailed({}, errors);
    const { grade, body, authorName, ratings, userChoices, photoIds } = input;
    if (isChanged(review, input))
      await transitionReview(ctx, tx, reviewId, 'revise', {
        actor: 'reviewer',
        revision: {
          grade,
          body,
          ...(authorName && { authorName }),
          ...(ratings && { ratings }),
          ...(userChoices && { userChoices }),
        },
      });
    if (photoIds) await changePhotos(ctx, tx, { reviewId, uploadedWith: access.uploadedWith, photoIds });
    return presentManagedReview(ctx.tokens, findReview(await loadAuthorAccess(ctx, tx, token), reviewId), asked);
  });
}

/** New photos of a public review are public at once; the event lets moderators check them afterwards. */
async function changePhotos(ctx: RequestContext, tx: Tx, photos: Omit<PhotosOfReview, 'now'>): Promise<void> {
  // Locked, so that it is not published between the check and the change.
  const review = await lockReview(tx, photos.reviewId);
  await attachPhotos(tx, { ...photos, now: await ctx.clock.now(tx) });
  const { id: reviewId, companyId, grade } = review;
  if (isPublic(review)) await ctx.outbox.publish(tx, reviewPublished, { companyId, reviewId, grade, first: false });
}

/** Erases text, name, address and photos at once. Idempotent. @throws TokenInvalid, ReviewNotFound */
export async function deleteReview(ctx: RequestContext, token: string, reviewId: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const review = findReview(await loadAuthorAccess(ctx, tx, token), reviewId);
    if (review.state === 'deleted') return;
    await transitionReview(ctx, tx, reviewId, 'delete', { actor: 'reviewer' });
  });
}

function findReview({ reviews }: AuthorAccess, reviewId: string): OwnReview {
  const review = reviews.find(({ id }) => id === reviewId);
  if (!review) throw new ReviewNotFound();
  return review;
}

/** Compares an edit with the pending text, or with the public one if none is pending. */
function isChanged(review: OwnReview, input: ReviseReview): boolean {
  const inOrder = (ratings: object) => JSON.stringify(Object.entries(ratings).sort());
  return (
    input.grade !== (review.pending_grade ?? review.grade) ||
    input.body !== (review.pending_body ?? review.body) ||
    (input.authorName ?? review.display_name) !== (review.pending_name ?? review.display_name) ||
    (input.ratings !== undefined && inOrder(input.ratings) !== inOrder(review.pending_ratings ?? review.ratings)) ||
    (input.userChoices !== undefined &&
      [...input.userChoices].sort().join() !== [...(review.pending_choices ?? review.user_choices)].sort().join())
  );
}
