import { z } from 'zod';
import { Grade, Locale } from '../common.ts';
import { RatingCriterion } from '../reviews.ts';

/** Longer phrases cannot be searched for in reviews, with the quotation marks around them. */
export const PHRASE_MAX = 58;

/** Suggested phrases found word for word in the latest reviews of a period. */
export const FoundPhrases = z.object({
  reviews: z.int().meta({ description: 'How many reviews were read, at most 500' }),
  items: z.array(z.object({ phrase: z.string(), language: Locale, grade: Grade, count: z.int() })),
});
export type FoundPhrases = z.infer<typeof FoundPhrases>;

/** Detailed ratings over the full period, most ratings first. */
export const RatedCriteria = z.array(z.object({ criterion: RatingCriterion, count: z.int(), average: z.number() }));
export type RatedCriteria = z.infer<typeof RatedCriteria>;

/** `GET /companies/{slug}/praise`: what customers mention, as they wrote it. */
export const Praise = FoundPhrases.meta({ id: 'Praise' });
export type Praise = z.infer<typeof Praise>;
