import { BAYES_PRIOR_COUNT, GRADE_WEIGHTS } from '@app/contracts/grades';
import type { Distribution, GradeSummary } from '@app/contracts/companies';
import type { Grade } from '@app/contracts/common';
import type { ReviewOrigin } from '@app/contracts/reviews';

/** How many published reviews have this origin and this grade. */
export interface GradeCount {
  origin: ReviewOrigin;
  grade: Grade;
  count: number;
}

/** No review yet: every count 0, no average. */
export function emptyDistribution(): Distribution {
  return { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
}

/**
 * Sums counts per origin and grade into what a profile shows.
 * `average` = Σ(weight × grade) / Σ weight with `GRADE_WEIGHTS`; `plainMean` = Σ grade / count. Both unrounded,
 * null when there is nothing to average (product decision "Grade arithmetic").
 */
export function summarise(counts: Iterable<GradeCount>): GradeSummary {
  const distribution = emptyDistribution();
  let count = 0;
  let plain = 0;
  let weighted = 0;
  let weight = 0;
  for (const cell of counts) {
    distribution[cell.grade as keyof Distribution] += cell.count;
    count += cell.count;
    plain += cell.grade * cell.count;
    weighted += GRADE_WEIGHTS[cell.origin] * cell.grade * cell.count;
    weight += GRADE_WEIGHTS[cell.origin] * cell.count;
  }
  return {
    count,
    average: weight > 0 ? weighted / weight : null,
    plainMean: count > 0 ? plain / count : null,
    distribution,
  };
}

/**
 * Ranking value: the mean after `BAYES_PRIOR_COUNT` imagined reviews at the category's mean, so that one perfect
 * review does not outrank a thousand good ones. `weight` is Σ weight, `average` the weighted average.
 */
export function bayesianMean(average: number | null, weight: number, categoryMean: number): number {
  return (BAYES_PRIOR_COUNT * categoryMean + weight * (average ?? 0)) / (BAYES_PRIOR_COUNT + weight);
}
