import type { BadgeProgress } from '@app/contracts/badges';

export type BadgeItem = BadgeProgress['items'][number];
export type Condition = BadgeItem['conditions'][number];

/** Share of a condition that is reached, 0 to 1; a limit that is exceeded counts as the limit over the value. */
export function shareOf({ value, atLeast, atMost, met }: Condition): number {
  if (met) return 1;
  if (value === null) return 0;
  if (atLeast !== null && value < atLeast) return atLeast === 0 ? 0 : Math.max(0, value / atLeast);
  return atMost === null || value === 0 ? 0 : atMost / value;
}

/** Badges that are not held, the nearest first. */
export const nextBadges = (items: readonly BadgeItem[]): BadgeItem[] => {
  const reached = ({ conditions }: BadgeItem) =>
    conditions.reduce((sum, condition) => sum + shareOf(condition), 0) / Math.max(conditions.length, 1);
  return items.filter(({ heldSince }) => heldSince === null).toSorted((a, b) => reached(b) - reached(a));
};
