import type { ReviewOrigin } from './reviews.ts';

/** Weight of a review in its company's average, by how it came in. Shown on "how grades are computed". */
export const GRADE_WEIGHTS: Record<ReviewOrigin, number> = { verified: 1, unverified: 0.5, external: 0.5 };

/** Ranking: so many imagined reviews at the category's mean stand beside the real ones. */
export const BAYES_PRIOR_COUNT = 10;
