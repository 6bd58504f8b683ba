import { sql } from 'drizzle-orm';
import type { DeskOverview } from '@app/contracts/moderating/desk-work';
import type { StaffMember } from '@app/contracts/security/staff-token';
import type { AppContext } from '../../../platform/context.ts';

type Decided = DeskOverview['decided'][number];

const LAST = 20;
/** The day of a decision is UTC's: moderators work in several zones. */
const TODAY = sql`date_trunc('day', engine.app_now() at time zone 'UTC') at time zone 'UTC'`;

/** What a moderator has decided today, how long the oldest cases have waited, and what the filters offer. */
export async function deskOverview(app: AppContext, { staffId }: StaffMember): Promise<DeskOverview> {
  return app.db.tx(async (tx) => {
    const decided = await tx.execute<Decided & { total: number; [column: string]: unknown }>(sql`
      select m.id, m.kind, c.name as company, m.decision, m.ground, m.decided_at as at, count(*) over ()::int as total
      from engine.moderation_cases m join engine.companies c on c.id = m.company_id
      where m.decided_at >= ${TODAY} and m.decided_by = ${staffId} and m.decision is not null
      order by m.decided_at desc, m.id limit ${LAST}`);
    const waiting = await tx.execute<{ kind: Decided['kind']; count: number; oldestAt: string }>(sql`
      select kind, count(*)::int as count, min(opened_at) as "oldestAt" from engine.moderation_cases
      where decided_at is null and plan_id is null group by kind order by min(opened_at)`);
    const languages = await tx.execute<{ language: string }>(sql`
      select distinct coalesce(r.language, q.language) as language from engine.moderation_cases m
      left join engine.reviews r on r.id = m.review_id left join engine.product_questions q on q.id = m.subject_id
      where m.decided_at is null and coalesce(r.language, q.language) is not null order by 1`);
    const rules = await tx.execute<{ rule: string }>(sql`
      select distinct f.rule from engine.moderation_cases m
      join engine.screening_findings f on f.case_id = m.id or (f.review_id = m.review_id and f.case_id is null)
      where m.decided_at is null order by 1`);
    return {
      decidedToday: decided.rows[0]?.total ?? 0,
      decided: decided.rows.map(({ id, kind, company, decision, ground, at }) => ({
        id,
        kind,
        company,
        decision,
        ground,
        at: new Date(at).toISOString(),
      })),
      waiting: waiting.rows.map(({ kind, count, oldestAt }) => ({
        kind,
        count,
        oldestAt: new Date(oldestAt).toISOString(),
      })),
      languages: languages.rows.map(({ language }) => language),
      rules: rules.rows.map(({ rule }) => rule),
      translator: app.translator?.name ?? null,
    };
  });
}
