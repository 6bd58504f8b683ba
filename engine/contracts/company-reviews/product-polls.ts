import { z } from 'zod';
import { Cursor, Id, pageOf } from '../common.ts';
import { Distribution } from '../companies.ts';
import { AskedFeature } from '../product-features.ts';

/** Latest reviews of products in which single answers are counted. */
export const POLL_SAMPLE = 2000;

const Result = z.object({
  count: z.int().meta({ description: 'Answers in published reviews' }),
  position: z.number().min(1).max(5).nullable().meta({
    description: 'Mean of the answers from 1 (`low`) to 5 (`high`); null without answers',
  }),
});

/** A question of a product poll, and what reviewers have answered. */
export const PollQuestion = AskedFeature.extend({
  /** It is asked of these products: of one, of a category, or of all (both null). */
  category: z.string().nullable(),
  product: z.string().nullable(),
  /** It is not asked any more. */
  removed: z.boolean(),
  ...Result.shape,
  products: z.int().meta({ description: 'Products with answers' }),
}).meta({ id: 'PollQuestion' });
export type PollQuestion = z.infer<typeof PollQuestion>;

/** `GET …/product-polls`: questions that are asked or have answers. */
export const PollQuestionList = z.object({ items: z.array(PollQuestion) }).meta({ id: 'PollQuestionList' });
export type PollQuestionList = z.infer<typeof PollQuestionList>;

/** `GET …/product-polls/{featureId}`. */
export const PollResultsQuery = z.object({
  productId: Id.optional().meta({ description: 'Counts single answers about this product only' }),
});
export type PollResultsQuery = z.infer<typeof PollResultsQuery>;
export const PollResults = z
  .object({
    question: PollQuestion,
    product: z.object({ id: Id, name: z.string() }).nullable(),
    /** Single answers in the latest 2,000 reviews of products, or of the product. */
    answers: Distribution,
  })
  .meta({ id: 'PollResults' });
export type PollResults = z.infer<typeof PollResults>;

/** `GET …/product-polls/{featureId}/products`: most answers first. */
export const PollProductQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type PollProductQuery = z.infer<typeof PollProductQuery>;
export const PollProductPage = pageOf(z.object({ id: Id, name: z.string(), ...Result.shape })).meta({
  id: 'PollProductPage',
});
export type PollProductPage = z.infer<typeof PollProductPage>;
