import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { applyRules, rowsGo } from '../../platform/retention.ts';
import type { RetentionRule } from '../../platform/retention.ts';
import { wordsGo } from './forgetting.ts';
import { ADDRESS_DAYS, BEGUN_DAYS } from './model.ts';

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

const RULES: readonly RetentionRule[] = [
  rowsGo(
    'forms of surveys that were never sent in',
    'engine.survey_responses',
    `submitted_at is null and started_at < ${before(BEGUN_DAYS)}`,
  ),
  {
    // At once: words without an address are nobody's who could ask for their erasure.
    what: 'names, addresses and words of who was asked',
    forget: (limit) => sql`
      with own as (
        select invitation_id as id from engine.survey_recipients where at < ${sql.raw(before(ADDRESS_DAYS))} limit ${limit}
      ), ${wordsGo}
      delete from engine.survey_recipients where invitation_id in (select id from own)`,
  },
];

/** Forgets who was asked in surveys and what they wrote, and what nobody has sent in. */
export const forgetSurveyed = (app: AppContext): Promise<void> => applyRules(app, RULES);
