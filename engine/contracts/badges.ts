import { z } from 'zod';
import { Instant } from './common.ts';

export const BADGES = [
  'love_us',
  'celebrity',
  'helpful',
  'friendly',
  'popular',
  'role_model',
  'transparent',
  'trendy',
  'trusted',
] as const;
export const Badge = z.enum(BADGES);
export type Badge = z.infer<typeof Badge>;

/** A badge of a company, held now or in the past. */
export const BadgeAward = z
  .object({ badge: Badge, wonAt: Instant, lostAt: Instant.nullable() })
  .meta({ id: 'BadgeAward' });
export type BadgeAward = z.infer<typeof BadgeAward>;

/** `GET /companies/{slug}/badges`: held and lost ones, newest first, with the figures that decided. */
export const BadgeHistory = z
  .object({ items: z.array(BadgeAward.extend({ evidence: z.record(z.string(), z.number()) })) })
  .meta({ id: 'BadgeHistory' });
export type BadgeHistory = z.infer<typeof BadgeHistory>;

/** What is measured of a company before a badge is given. Words under `badges:figures.<figure>`. */
export const BADGE_FIGURES = [
  'reviews_year',
  'average_year',
  'average_rank',
  'reviews_rank',
  'reviews_quarter',
  'reviews_growth',
  'reviews_quarter_before',
  'average_gain',
  'answers_half_year',
  'answer_hours',
  'service_ratings',
  'service_average',
  'days_with_us',
  'negative_year',
  'negative_answered',
  'mediations_unanswered',
  'withdrawn_share',
  'reviews_shown',
  'verified_share',
] as const;
export const BadgeFigure = z.enum(BADGE_FIGURES);
export type BadgeFigure = z.infer<typeof BadgeFigure>;

const BadgeCondition = z.object({
  figure: BadgeFigure,
  unit: z.enum(['count', 'grade', 'share', 'ratio', 'hours', 'days', 'yes']),
  windowDays: z.int().nullable().meta({ description: 'Counted over the last so many days; null: all of it' }),
  atLeast: z.number().nullable(),
  atMost: z.number().nullable(),
});

/** `GET /badges`: for what each badge is given, as data: every condition must hold. */
export const BadgeCatalogue = z
  .object({ items: z.array(z.object({ badge: Badge, conditions: z.array(BadgeCondition) })) })
  .meta({ id: 'BadgeCatalogue' });
export type BadgeCatalogue = z.infer<typeof BadgeCatalogue>;

/** `GET /panel/companies/{companyId}/badges`: how far a company is with each condition of each badge, now. */
export const BadgeProgress = z
  .object({
    items: z.array(
      z.object({
        badge: Badge,
        /** Since when it is held; null if it is not. */
        heldSince: Instant.nullable(),
        /** When it was held before, newest first. */
        lost: z.array(z.object({ wonAt: Instant, lostAt: Instant })),
        conditions: z.array(
          BadgeCondition.extend({
            value: z.number().nullable().meta({ description: 'Null: not known, e.g. nothing to measure' }),
            met: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'BadgeProgress' });
export type BadgeProgress = z.infer<typeof BadgeProgress>;
