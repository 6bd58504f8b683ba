import type { ReviewOrigin } from './reviews.ts';

/** Weight of a review in its company's average, by origin. Shown on "how grades are computed". */
export const GRADE_WEIGHTS: Record<ReviewOrigin, number> = { verified: 1, unverified: 0.5, external: 0.5 };

/** Prior weight of the ranking value: imagined reviews with the prior mean. */
export const BAYES_PRIOR_COUNT = 10;

/** From how many ranked companies on the prior mean is that of the category; before, it is the mean of the kind. */
export const CATEGORY_PRIOR_FROM = 20;

/**
 * From when on a company is ranked: it has this many reviews, and both the company and the first review collected here
 * are this many days old. Imported reviews count, but do not start the days.
 */
export const RANKED_FROM = { reviews: 5, days: 14 } as const;
