import type { ReviewOrigin } from './reviews.ts';

/** Weight of a review in its company's average, by origin. Shown on "how grades are computed". */
export const GRADE_WEIGHTS: Record<ReviewOrigin, number> = { verified: 1, unverified: 0.5, external: 0.5 };

/** Prior weight of the ranking value: imagined reviews with the category's mean. */
export const BAYES_PRIOR_COUNT = 10;
