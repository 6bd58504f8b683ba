import { z } from 'zod';
import { BadgeAward } from '../badges.ts';
import { Day, Id, Locale, WordsByLanguage } from '../common.ts';
import { Distribution } from '../companies.ts';
import { InvitationFunnel } from '../inviting/coverage.ts';
import { FoundPhrases, RatedCriteria } from './praise.ts';
import { DASHBOARD_DAYS } from '../values.ts';

export const DashboardQuery = z.object({
  days: z.coerce.number().pipe(z.literal(DASHBOARD_DAYS)).default(30),
});
export type DashboardQuery = z.infer<typeof DashboardQuery>;

/** Published reviews of the company itself between two days, both included. */
export const PeriodFigures = z.object({
  from: Day,
  to: Day,
  count: z.int(),
  /** Weighted; null without reviews. */
  average: z.number().nullable(),
  distribution: Distribution,
  answered: z.int(),
  /** Grade 1 to 3. */
  negative: z.int(),
  negativeAnswered: z.int(),
  medianAnswerHours: z
    .number()
    .nullable()
    .meta({ description: 'From publication to the answer, over the latest 2,000 reviews; null without answers' }),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

const TrendPoint = z.object({ start: Day, count: z.int(), average: z.number().nullable() });
export type TrendPoint = z.infer<typeof TrendPoint>;

/** The net promoter score of the answers of some days; null without answers. */
const NetPromoterPeriod = z.object({ score: z.int().nullable(), answered: z.int() });
export type NetPromoterPeriod = z.infer<typeof NetPromoterPeriod>;

/** `GET /panel/companies/{companyId}/dashboard` */
export const Dashboard = z
  .object({
    current: PeriodFigures,
    previous: PeriodFigures,
    /** 12 each, the current one last. */
    weeks: z.array(TrendPoint),
    months: z.array(TrendPoint),
    /** Over the full period, most ratings first. */
    criteria: RatedCriteria,
    /** Suggested phrases found word for word in the latest reviews of the period. */
    phrases: FoundPhrases,
    /** Invitations sent in the period, in any of its channels. */
    funnel: InvitationFunnel,
    /** The newest net promoter survey with answers: in all, in the period, and in the one before. */
    nps: z
      .object({
        surveyId: Id,
        title: WordsByLanguage(150),
        defaultLanguage: Locale,
        score: z.int(),
        answered: z.int(),
        current: NetPromoterPeriod,
        previous: NetPromoterPeriod,
      })
      .nullable(),
    badges: z.array(BadgeAward),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;
