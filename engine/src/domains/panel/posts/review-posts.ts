import type { ReviewPosts, ReviewPostsQuery } from '@app/contracts/sharing/posts';
import { siteUrl } from '../../../platform/links.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { ReviewNotFound, publicReview, translateReview } from '../../reviews/public.ts';
import { postsOf } from './post-texts.ts';

/**
 * Texts of posts about one public review of the company.
 * @throws ReviewNotFound also for one that is not public, ReviewGone, ReviewWithdrawn, CompanyBlocked, TranslationUnavailable
 */
export async function reviewPosts(
  ctx: RequestContext,
  { companyId, reviewId }: { companyId: string; reviewId: string },
  { language, text, hashtags }: ReviewPostsQuery,
): Promise<ReviewPosts> {
  const review = await publicReview(ctx.db.queries, reviewId);
  if (review.company.id !== companyId) throw new ReviewNotFound();
  const translation =
    text === 'translation' && language !== review.language
      ? (await translateReview(ctx, reviewId, language)).body
      : null;
  const url = siteUrl(ctx, language, `/reviews/${review.company.slug}?review=${reviewId}`);
  const posts = postsOf({ review, language, translation, url, hashtags: hashtags === 'yes' });
  return { reviewId, language, url, posts };
}
