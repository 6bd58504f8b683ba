import { bayesianMean } from '../../kernel/grades.ts';

/** Where nothing is known of a category: the middle of the scale. */
export const UNKNOWN_MEAN = 3;

export interface Rated {
  count: number;
  halves: number;
  average: number | null;
}

/** Who has no reviews has no rank: the mean of the category would put them before everybody who is below it. */
export const rankAround = ({ count, halves, average }: Rated, mean: number): number =>
  count === 0 ? 0 : bayesianMean(average, halves / 2, mean);
