import { BADGES } from '@app/contracts/badges';
import type { Badge, BadgeCatalogue, BadgeFigure } from '@app/contracts/badges';

type Unit = BadgeCatalogue['items'][number]['conditions'][number]['unit'];

const YEAR = 365;
const HALF_YEAR = 180;
const QUARTER = 90;

/** What each figure is in, and over how many days it is taken (null: over the full period). */
export const FIGURES: Record<BadgeFigure, { unit: Unit; windowDays: number | null }> = {
  reviews_year: { unit: 'count', windowDays: YEAR },
  average_year: { unit: 'grade', windowDays: YEAR },
  /** Share of the comparable companies with a lower average, with fewer reviews. */
  average_rank: { unit: 'share', windowDays: null },
  reviews_rank: { unit: 'share', windowDays: null },
  reviews_quarter: { unit: 'count', windowDays: QUARTER },
  /** Reviews of the quarter by those of the quarter before. */
  reviews_growth: { unit: 'ratio', windowDays: QUARTER },
  reviews_quarter_before: { unit: 'count', windowDays: QUARTER },
  /** Average of the quarter less that of the quarter before. */
  average_gain: { unit: 'grade', windowDays: QUARTER },
  answers_half_year: { unit: 'count', windowDays: HALF_YEAR },
  /** Median time from a review's publication to the answer. */
  answer_hours: { unit: 'hours', windowDays: HALF_YEAR },
  /** Detailed ratings of service, contact and staff. */
  service_ratings: { unit: 'count', windowDays: null },
  service_average: { unit: 'grade', windowDays: null },
  days_with_us: { unit: 'days', windowDays: null },
  negative_year: { unit: 'count', windowDays: YEAR },
  negative_answered: { unit: 'share', windowDays: YEAR },
  /** Of the ended mediations those in which the company never wrote; 0 without any. */
  mediations_unanswered: { unit: 'share', windowDays: YEAR },
  /** Of the product reviews those that the company took back; 0 without any. */
  withdrawn_share: { unit: 'share', windowDays: null },
  reviews_shown: { unit: 'yes', windowDays: null },
  verified_share: { unit: 'share', windowDays: YEAR },
};

/** Companies with fewer published reviews are not compared with others. */
export const RANKED_FROM = 10;
/** A category with fewer others than this is too small to compare in: then all companies of the kind are taken. */
export const RANKED_AMONG = 5;

export interface Condition {
  figure: BadgeFigure;
  atLeast?: number;
  atMost?: number;
}

/**
 * The one table of badges: for what each is given. It is lost on the first night on which one condition no longer
 * holds. A figure that nothing is known of meets no condition.
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

/** What is known of a company on a day; a figure that is not there is unknown. */
export type Figures = Partial<Record<BadgeFigure, number>>;

const holds = (figures: Figures, { figure, atLeast = -Infinity, atMost = Infinity }: Condition): boolean => {
  const value = figures[figure];
  return value !== undefined && value >= atLeast && value <= atMost;
};

/** The badges that these figures earn. */
export const earnedBadges = (figures: Figures): Badge[] =>
  BADGES.filter((badge) => CRITERIA[badge].every((condition) => holds(figures, condition)));

/** The figures that a badge is decided by. */
export const evidenceFor = (badge: Badge, figures: Figures): Record<string, number> =>
  Object.fromEntries(
    CRITERIA[badge].flatMap(({ figure }) => {
      const value = figures[figure];
      return value === undefined ? [] : [[figure, value]];
    }),
  );

/** Which badges come and go: nothing changes while the figures earn what is held. */
export function decideBadges(held: readonly Badge[], figures: Figures): { won: Badge[]; lost: Badge[] } {
  const earned = earnedBadges(figures);
  return {
    won: earned.filter((badge) => !held.includes(badge)),
    lost: held.filter((badge) => !earned.includes(badge)),
  };
}

/** The table as the API tells it. */
export const badgeCatalogue = (): BadgeCatalogue => ({
  items: BADGES.map((badge) => ({
    badge,
    conditions: CRITERIA[badge].map(({ figure, atLeast = null, atMost = null }) => ({
      ...{ figure, ...FIGURES[figure], atLeast, atMost },
    })),
  })),
});
