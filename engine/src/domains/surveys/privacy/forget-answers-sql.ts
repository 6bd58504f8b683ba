import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * CTEs that delete the free text and revoke the links of the invitations in the CTE `own`, which precedes them. Scores
 * and choices stay; of the links sent, only the opt-out link keeps working.
 */
export const forgetAnswerCtes: SQL = sql.raw(`
  links as (
    update engine.survey_invitations set token_version = token_version + 1, queued_at = null,
      state = case state when 'scheduled' then 'cancelled' else state end
    where id in (select id from own)
  ), words as (
    update engine.survey_responses r set comment = null, token_version = r.token_version + 1,
      answers = r.answers - array(
        select q ->> 'id' from jsonb_array_elements(s.questions) q where q ->> 'kind' = 'open')
    from engine.surveys s where s.id = r.survey_id and r.invitation_id in (select id from own)
  )`);
