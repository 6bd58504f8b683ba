import { sql } from 'drizzle-orm';
import type { CompanyHistoryEntry, CompanyHistoryPage, CompanyHistoryQuery } from '@app/contracts/staff/companies';
import type { AppContext } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { companyHead, CompanyNotFound } from '../../companies/public.ts';

type Row = Omit<CompanyHistoryEntry, 'actor' | 'at'> & {
  at: string;
  actorId: string;
  actorKind: CompanyHistoryEntry['actor']['kind'] | null;
  name: string | null;
} & Record<string, unknown>;

/**
 * The audit log of a company and the steps of its subscription as one list, newest first: the ids of both rise with time.
 * What staff did to the subscription stands in both; told is the step, which has the reason.
 * @throws CursorInvalid, CompanyNotFound
 */
export async function companyHistory(
  app: AppContext,
  companyId: string,
  { cursor, limit }: CompanyHistoryQuery,
): Promise<CompanyHistoryPage> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  if (!(await companyHead(app.db.queries, companyId))) throw new CompanyNotFound();
  const rest = before === undefined ? sql`` : sql`and id < ${before}::uuid`;
  const { rows } = await app.db.queries.execute<Row>(sql`
    with entries as (
      (select id, at, act, actor_kind, actor_id, subject_id, detail from engine.audit_log
        where company_id = ${companyId} and act not like 'subscription.%' ${rest}
        order by id desc limit ${limit + 1})
      union all
      (select id, at, 'subscription.' || type, case when actor in ('clock', 'payment') then 'system' end, actor, company_id,
          jsonb_strip_nulls(jsonb_build_object('plan', plan, 'term', term, 'until', period_end::text, 'reason', reason))
        from engine.subscription_events where company_id = ${companyId} ${rest}
        order by id desc limit ${limit + 1})
    )
    select e.id, e.at::text as at, e.act, e.actor_kind as "actorKind", e.actor_id as "actorId", e.subject_id as "subjectId",
      e.detail, coalesce(u.name, k.name) as name
    from entries e
    left join engine.users u on u.id::text = e.actor_id
    left join engine.api_keys k on k.id::text = e.actor_id
    order by e.id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ actorId, actorKind, name, at, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      // Steps of a subscription do not say whether a member or staff took them: members have accounts here.
      actor: { kind: actorKind ?? (name === null ? 'staff' : 'merchant'), id: actorId, name },
    })),
    nextCursor: last ? encodeCursor({ at: new Date(last.at), id: last.id }) : null,
  };
}
