import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import { applyRetention, deleteRows } from '../../../platform/retention.ts';
import type { RetentionRule } from '../../../platform/retention.ts';
import { forgetAnswerCtes } from './forget-answers-sql.ts';
import { ADDRESS_DAYS, UNSUBMITTED_DAYS } from '../model.ts';

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

const RULES: readonly RetentionRule[] = [
  deleteRows(
    'forms of surveys that were never sent in',
    'engine.survey_responses',
    `submitted_at is null and started_at < ${before(UNSUBMITTED_DAYS)}`,
  ),
  {
    // In one statement: once the address is gone, nobody could request erasure of the text.
    what: 'names, addresses and words of who was asked',
    forget: (limit) => sql`
      with own as (
        select invitation_id as id from engine.survey_recipients where at < ${sql.raw(before(ADDRESS_DAYS))} limit ${limit}
      ), ${forgetAnswerCtes}
      delete from engine.survey_recipients where invitation_id in (select id from own)`,
  },
];

/** Applies the retention of recipients, their texts and forms not submitted. */
export const applySurveyRetention = (app: AppContext): Promise<void> => applyRetention(app, RULES);
