import type { PeriodFigures } from '@app/contracts/company/dashboard';

/** Share of reviews with an answer, 0 to 1; null without reviews. */
export const answeredShare = ({ count, answered }: Pick<PeriodFigures, 'count' | 'answered'>): number | null =>
  count === 0 ? null : answered / count;

/** How a figure moved; null where either is not known. */
export function changeOf(now: number | null, before: number | null): 'up' | 'down' | 'same' | null {
  if (now === null || before === null) return null;
  if (now === before) return 'same';
  return now > before ? 'up' : 'down';
}
