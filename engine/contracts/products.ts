import { z } from 'zod';
import { Cursor, Id, PictureUrls, Slug, pageOf } from './common.ts';
import { UserFeatureResult } from './company/user-features.ts';
import { CompanyProfile, GradeReport } from './companies.ts';
import { FeatureResult } from './product-features.ts';
import { SharedReviews } from './sharing/review-shares.ts';
import { QuestionCounts } from './questions.ts';

/**
 * `GET /products/{productId}`: the product page without its lists. No counts while presentation is hidden.
 */
export const ProductPage = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string(),
    url: z.string().nullable(),
    picture: PictureUrls.nullable(),
    company: CompanyProfile.pick({
      id: true,
      slug: true,
      name: true,
      logo: true,
      kind: true,
      category: true,
      website: true,
      timeZone: true,
      presentation: true,
      presentationOffSince: true,
      underReview: true,
      translations: true,
    }),
    ...GradeReport.shape,
    /** Reviewers' ratings of its features; only features with ratings. */
    features: z.array(FeatureResult),
    /** What its reviewers say of themselves. */
    userFeatures: z.array(UserFeatureResult),
    questions: QuestionCounts,
    /** Of the same product at other shops, by agreement; in no count or grade here. */
    shared: z.array(SharedReviews),
    /** Others of the company, those with the most reviews. */
    otherProducts: CompanyProfile.shape.popularProducts,
  })
  .meta({ id: 'ProductPage' });
export type ProductPage = z.infer<typeof ProductPage>;

export const ReviewedProductQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type ReviewedProductQuery = z.infer<typeof ReviewedProductQuery>;

/** `GET /companies/{slug}/products`: its reviewed products, those with the most reviews first. */
export const ReviewedProductPage = pageOf(CompanyProfile.shape.popularProducts.element).meta({
  id: 'ReviewedProductPage',
});
export type ReviewedProductPage = z.infer<typeof ReviewedProductPage>;
