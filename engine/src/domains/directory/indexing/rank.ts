import { bayesianMean } from '../../../kernel/grades.ts';

/** Prior before there is any review to take it from: the middle of the scale. */
export const UNKNOWN_MEAN = 3;

/** Rank of what is not ranked: it comes after all that is. */
export const UNRANKED = 0;

export interface Rated {
  count: number;
  halves: number;
  average: number | null;
}

/** Without reviews nothing is ranked: the prior mean would put it above all that are below that mean. */
export const rankAround = ({ count, halves, average }: Rated, mean: number): number =>
  count === 0 ? UNRANKED : bayesianMean(average, halves / 2, mean);
