import { BAYES_PRIOR_COUNT, GRADE_WEIGHTS } from '@app/contracts/grades';
import type { Distribution, GradeSummary } from '@app/contracts/companies';
import type { Grade } from '@app/contracts/common';
import type { ReviewOrigin } from '@app/contracts/reviews';

/**
 * Counts grades. `average` = Σ(weight × grade) / Σ weight with `GRADE_WEIGHTS`; `plainMean` = Σ grade /
 * count. Both unrounded, null when there is nothing to average (product decision "Grade arithmetic").
 */
export class GradeTally {
  readonly distribution: Distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  count = 0;
  #plain = 0;
  #weighted = 0;
  #weight = 0;

  add(origin: ReviewOrigin, grade: Grade, count: number): void {
    const weight = GRADE_WEIGHTS[origin] * count;
    this.distribution[grade as keyof Distribution] += count;
    this.count += count;
    this.#plain += grade * count;
    this.#weighted += grade * weight;
    this.#weight += weight;
  }

  get average(): number | null {
    return this.#weight > 0 ? this.#weighted / this.#weight : null;
  }

  summary(): GradeSummary {
    const { count, average, distribution } = this;
    return { count, average, plainMean: count > 0 ? this.#plain / count : null, distribution };
  }
}

/**
 * Ranking value: the mean after `BAYES_PRIOR_COUNT` imagined reviews at the category's mean, so that one perfect
 * review does not outrank a thousand good ones. `weight` is Σ weight, `average` the weighted average.
 */
export function bayesianMean(average: number | null, weight: number, categoryMean: number): number {
  return (BAYES_PRIOR_COUNT * categoryMean + weight * (average ?? 0)) / (BAYES_PRIOR_COUNT + weight);
}
