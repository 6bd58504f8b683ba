import type { CompanyProfile } from '@app/contracts/companies';
import { GRADE_WEIGHTS } from '@app/contracts/grades';

/**
 * Grade and count of a company without imported reviews: what search engines are given and what the page shows beside
 * the grade itself (`features/review-page/summary/grade-computation.tsx`). Weighted like the grade; `average` is null
 * where all reviews were imported.
 */
export function gradesWithoutImports({
  byOrigin,
}: Pick<CompanyProfile, 'byOrigin'>): Pick<CompanyProfile['grades'], 'average' | 'count'> {
  const own = byOrigin.filter(({ origin, average }) => origin !== 'external' && average !== null);
  const count = own.reduce((sum, part) => sum + part.count, 0);
  const weightOf = (part: (typeof own)[number]): number => GRADE_WEIGHTS[part.origin] * part.count;
  const weight = own.reduce((sum, part) => sum + weightOf(part), 0);
  const graded = own.reduce((sum, part) => sum + weightOf(part) * (part.average ?? 0), 0);
  return { average: weight === 0 ? null : graded / weight, count };
}
