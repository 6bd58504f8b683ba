import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Sender, SenderQuery } from '@app/contracts/senders';
import type { Queries } from '../../platform/db.ts';
import { CUSTOMER_MESSAGES } from '../invitations/public.ts';

export const SENDER_LIMIT = 100;
const SAMPLE_LIMIT = 5;

/** Condition of each group; `c` is the company, `m` its deliveries. */
const GROUPS: Record<SenderQuery['group'], SQL> = {
  sending: sql.raw('m.sent > 0'),
  new: sql.raw('c.vouched_at is null and c.website_verified_at is null'),
  stopped: sql.raw('c.sending_stopped_at is not null'),
  unlisted: sql.raw(`c.state = 'unlisted'`),
};

/** Number of a company's invitations and survey invitations that are over the limit or overdue. */
export const countWaiting = (companyId: SQL, now: Date): SQL => sql`(
  (select count(*) from engine.invitations i where i.company_id = ${companyId} and i.state = 'over_limit')
  + (select count(*) from engine.survey_invitations s where s.company_id = ${companyId} and s.state = 'scheduled'
      and s.queued_at is null and s.created_at < ${now.toISOString()}::timestamptz))::int`;

const instant = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const listed = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Companies that message customers, most messages first; one more than the limit if there are more. */
export async function findSenders(queries: Queries, { group, days, q }: SenderQuery, now: Date): Promise<Sender[]> {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await queries.execute<Sender & Record<string, unknown>>(sql`
    with m as (
      select company_id, min(at) as first_at,
        (count(*) filter (where at > ${since} and outcome in ('delivered', 'bounced')))::int as sent,
        (count(*) filter (where at > ${since} and outcome = 'bounced'))::int as bounced
      from engine.mail_deliveries where mail = any(${listed(CUSTOMER_MESSAGES)}) and company_id is not null
      group by company_id
    ), chosen as (
      select c.*, m.first_at, coalesce(m.sent, 0) as sent, coalesce(m.bounced, 0) as bounced
      from engine.companies c left join m on m.company_id = c.id
      where ${GROUPS[group]} and (lower(c.name) like ${like} or c.slug like ${like} or exists (
        select 1 from engine.website_claims w where w.company_id = c.id and w.domain like ${like}))
      order by coalesce(m.sent, 0) desc, c.id desc limit ${SENDER_LIMIT + 1}
    )
    select c.id as "companyId", c.slug, c.name, c.country, ${instant('c.created_at')} as "registeredAt",
      ${instant('c.first_at')} as "firstMessageAt",
      case when c.sending_stopped_at is not null then 'stopped' when c.state = 'unlisted' then 'unlisted'
        when c.vouched_at is null and c.website_verified_at is null then 'slowed' else 'free' end as state,
      c.state = 'blocked' as blocked, ${instant('c.vouched_at')} as "vouchedAt",
      ${instant('c.website_verified_at')} as "websiteVerifiedAt", ${instant('c.slowed_since')} as "slowedSince",
      ${instant('c.sending_stopped_at')} as "stoppedAt", c.sending_stopped_reason as "stoppedReason",
      w.website, w.domain, coalesce(w.state, 'unverified') as "websiteState", c.unlisted_reason as unlisted,
      c.sent, c.bounced,
      (select count(*)::int from engine.opt_outs o where o.company_id = c.id and o.at > ${since}) as "optedOut",
      ${countWaiting(sql`c.id`, now)} as waiting,
      array(select distinct sender_name from engine.invitation_configs where company_id = c.id
        order by 1 limit ${SAMPLE_LIMIT}) as "senderNames",
      array(select distinct said from (
          select words.value ->> 'subject' as said from engine.invitation_configs f, jsonb_each(f.texts) words
          where f.company_id = c.id
          union select words.value #>> '{}' from engine.surveys s, jsonb_each(s.title) words where s.company_id = c.id
        ) own where said is not null order by 1 limit ${SAMPLE_LIMIT}) as subjects
    from chosen c left join engine.website_claims w on w.company_id = c.id order by c.sent desc, c.id desc`);
  return rows;
}
