import { z } from 'zod';
import { Cursor, Id, Slug, pageOf } from './common.ts';
import { CompanyProfile, GradeReport } from './companies.ts';
import { FeatureResult } from './product-features.ts';
import { QuestionCounts } from './questions.ts';

/** `GET /products/{productId}`: what its page shows, but for the lists. Nothing is counted while presentation is hidden. */
export const ProductPage = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string(),
    url: z.string().nullable(),
    company: CompanyProfile.pick({
      ...{ id: true, slug: true, name: true, kind: true, category: true, website: true },
      timeZone: true,
      presentation: true,
      presentationOffSince: true,
      underReview: true,
      translations: true,
    }),
    ...GradeReport.shape,
    /** What reviewers said of its features; none that nobody has placed yet. */
    features: z.array(FeatureResult),
    questions: QuestionCounts,
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
