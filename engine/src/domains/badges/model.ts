import { BADGES } from '@app/contracts/badges';
import type { Badge, BadgeCatalogue, BadgeFigure, BadgeProgress } from '@app/contracts/badges';

type Unit = BadgeCatalogue['items'][number]['conditions'][number]['unit'];

const YEAR = 365;
const HALF_YEAR = 180;
const QUARTER = 90;

/** Unit of each figure, and the days it covers (null: all time). */
export const FIGURES: Record<BadgeFigure, { unit: Unit; windowDays: number | null }> = {
  reviews_year: { unit: 'count', windowDays: YEAR },
  average_year: { unit: 'grade', windowDays: YEAR },
  /** Share of comparable companies with a lower average; below, with fewer reviews. */
  average_rank: { unit: 'share', windowDays: null },
  reviews_rank: { unit: 'share', windowDays: null },
  reviews_quarter: { unit: 'count', windowDays: QUARTER },
  /** Reviews of the quarter divided by those of the previous quarter. */
  reviews_growth: { unit: 'ratio', windowDays: QUARTER },
  reviews_quarter_before: { unit: 'count', windowDays: QUARTER },
  /** Average of the quarter minus that of the previous quarter. */
  average_gain: { unit: 'grade', windowDays: QUARTER },
  answers_half_year: { unit: 'count', windowDays: HALF_YEAR },
  /** Median time from publication of a review to its answer. */
  answer_hours: { unit: 'hours', windowDays: HALF_YEAR },
  /** Detailed ratings of service, contact and staff. */
  service_ratings: { unit: 'count', windowDays: null },
  service_average: { unit: 'grade', windowDays: null },
  days_with_us: { unit: 'days', windowDays: null },
  negative_year: { unit: 'count', windowDays: YEAR },
  negative_answered: { unit: 'share', windowDays: YEAR },
  /** Share of ended mediations in which the company never wrote; 0 if there are none. */
  mediations_unanswered: { unit: 'share', windowDays: YEAR },
  /** Share of product reviews withdrawn by the company; 0 if there are none. */
  withdrawn_share: { unit: 'share', windowDays: null },
  reviews_shown: { unit: 'yes', windowDays: null },
  verified_share: { unit: 'share', windowDays: YEAR },
};

/** Minimum of published reviews for a company to be ranked. */
export const RANKED_FROM = 10;
/** Minimum of other companies in a category for ranking within it; below, the whole kind is used. */
export const RANKED_AMONG = 5;

export interface Condition {
  figure: BadgeFigure;
  atLeast?: number;
  atMost?: number;
}

/**
 * Conditions of each badge; all must hold. A badge is lost on the first night on which one no longer holds. An unknown
 * figure meets no condition.
 */
export const CRITERIA: Record<Badge, readonly Condition[]> = {
  love_us: [
    { figure: 'reviews_year', atLeast: 20 },
    { figure: 'average_year', atLeast: 4.5 },
    { figure: 'average_rank', atLeast: 0.9 },
  ],
  celebrity: [
    { figure: 'reviews_year', atLeast: 50 },
    { figure: 'reviews_rank', atLeast: 0.9 },
  ],
  helpful: [
    { figure: 'answers_half_year', atLeast: 10 },
    { figure: 'answer_hours', atMost: 48 },
  ],
  friendly: [
    { figure: 'service_ratings', atLeast: 20 },
    { figure: 'service_average', atLeast: 4.6 },
  ],
  popular: [
    { figure: 'reviews_quarter', atLeast: 40 },
    { figure: 'reviews_growth', atLeast: 1.5 },
  ],
  role_model: [
    { figure: 'days_with_us', atLeast: YEAR },
    { figure: 'reviews_year', atLeast: 50 },
    { figure: 'average_year', atLeast: 4.5 },
    { figure: 'negative_answered', atLeast: 0.8 },
    { figure: 'mediations_unanswered', atMost: 0.1 },
  ],
  transparent: [
    { figure: 'reviews_shown', atLeast: 1 },
    { figure: 'negative_year', atLeast: 5 },
    { figure: 'negative_answered', atLeast: 0.9 },
    { figure: 'withdrawn_share', atMost: 0.02 },
  ],
  trendy: [
    { figure: 'reviews_quarter', atLeast: 15 },
    { figure: 'reviews_quarter_before', atLeast: 15 },
    { figure: 'average_gain', atLeast: 0.2 },
  ],
  trusted: [
    { figure: 'reviews_year', atLeast: 30 },
    { figure: 'verified_share', atLeast: 0.9 },
  ],
};

/** Figures of a company on a day; missing ones are unknown. */
export type Figures = Partial<Record<BadgeFigure, number>>;

const isMet = (figures: Figures, { figure, atLeast = -Infinity, atMost = Infinity }: Condition): boolean => {
  const value = figures[figure];
  return value !== undefined && value >= atLeast && value <= atMost;
};

/** The badges earned by these figures. */
export const earnedBadges = (figures: Figures): Badge[] =>
  BADGES.filter((badge) => CRITERIA[badge].every((condition) => isMet(figures, condition)));

/** The figures in a badge's conditions. */
export const evidenceFor = (badge: Badge, figures: Figures): Record<string, number> =>
  Object.fromEntries(
    CRITERIA[badge].flatMap(({ figure }) => {
      const value = figures[figure];
      return value === undefined ? [] : [[figure, value]];
    }),
  );

/** Badges won and lost, given those held and the current figures. */
export function decideBadges(held: readonly Badge[], figures: Figures): { won: Badge[]; lost: Badge[] } {
  const earned = earnedBadges(figures);
  return {
    won: earned.filter((badge) => !held.includes(badge)),
    lost: held.filter((badge) => !earned.includes(badge)),
  };
}

/** `CRITERIA` as published by the API. */
export const badgeCatalogue = (): BadgeCatalogue => ({
  items: BADGES.map((badge) => ({
    badge,
    conditions: CRITERIA[badge].map(({ figure, atLeast = null, atMost = null }) => ({
      figure,
      ...FIGURES[figure],
      atLeast,
      atMost,
    })),
  })),
});

/** The conditions of each badge with a company's figures. */
export const conditionsWith = (figures: Figures): Pick<BadgeProgress['items'][number], 'badge' | 'conditions'>[] =>
  badgeCatalogue().items.map(({ badge, conditions }) => ({
    badge,
    conditions: conditions.map((condition, index) => ({
      ...condition,
      value: figures[condition.figure] ?? null,
      met: isMet(figures, CRITERIA[badge][index]!),
    })),
  }));
