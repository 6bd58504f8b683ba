import { z } from 'zod';
import { Id, Locale } from '../common.ts';
import { POST_NETWORKS } from './networks.ts';

/** `GET /panel/companies/{companyId}/reviews/{reviewId}/posts`. */
export const ReviewPostsQuery = z.object({
  language: Locale.meta({ description: 'Of the words around the review' }),
  text: z
    .enum(['original', 'translation'])
    .default('original')
    .meta({ description: 'The author’s own words, or their translation into `language`' }),
  hashtags: z.enum(['yes', 'no']).default('no'),
});
export type ReviewPostsQuery = z.infer<typeof ReviewPostsQuery>;

/** Texts for networks, made from one public review: they say no more than it does. */
export const ReviewPosts = z
  .object({
    reviewId: Id,
    language: Locale,
    url: z.string().meta({ description: 'The review on the company’s profile' }),
    posts: z.array(
      z.object({
        network: z.enum(POST_NETWORKS),
        text: z.string(),
        limit: z.int().meta({ description: 'Of letters, as the network counts them' }),
        shortened: z.boolean().meta({ description: 'The review is longer than fits' }),
      }),
    ),
  })
  .meta({ id: 'ReviewPosts' });
export type ReviewPosts = z.infer<typeof ReviewPosts>;
