import { bayesianMean } from '../../../kernel/grades.ts';

/** Prior for categories without reviews: the middle of the scale. */
export const UNKNOWN_MEAN = 3;

export interface Rated {
  count: number;
  halves: number;
  average: number | null;
}

/** 0 without reviews: the category's mean would rank such a company above all that are below the mean. */
export const rankAround = ({ count, halves, average }: Rated, mean: number): number =>
  count === 0 ? 0 : bayesianMean(average, halves / 2, mean);
