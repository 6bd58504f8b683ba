import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * Takes words and links of the customers who were asked by the invitations in `own`, which is in the same `with` list.
 * Points and choices stay; of the links that were mailed only the opt-out works on.
 */
export const wordsGo: SQL = sql.raw(`
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
