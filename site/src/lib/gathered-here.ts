import type { CompanyProfile } from '@app/contracts/companies';
import { GRADE_WEIGHTS } from '@app/contracts/grades';

/**
 * Grade and count without what was imported from other sites: the figures that search engines are told, and that stand on
 * the page beside its own (`features/profile/computed.tsx`). Weighted as the grade itself is; `average` null where nothing
 * was gathered here.
 */
export function gatheredHere({
  byOrigin,
}: Pick<CompanyProfile, 'byOrigin'>): Pick<CompanyProfile['grades'], 'average' | 'count'> {
  const own = byOrigin.filter(({ origin, average }) => origin !== 'external' && average !== null);
  const count = own.reduce((sum, part) => sum + part.count, 0);
  const weightOf = ({ origin, count: of }: (typeof own)[number]): number => GRADE_WEIGHTS[origin] * of;
  const weight = own.reduce((sum, part) => sum + weightOf(part), 0);
  const graded = own.reduce((sum, part) => sum + weightOf(part) * (part.average ?? 0), 0);
  return { average: weight === 0 ? null : graded / weight, count };
}
