import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type {
  AuditActors,
  AuditEntry,
  AuditPage,
  AuditQuery,
  CompanyAuditQuery,
  StaffAuditPage,
  StaffAuditQuery,
} from '@app/contracts/trust/transparency';
import type { AppContext } from '../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { auditLog } from '../../platform/schema.ts';

type Row = typeof auditLog.$inferSelect;

/** Newest first. @throws CursorInvalid */
async function page(queries: Queries, { cursor, limit }: AuditQuery, ...conditions: (SQL | undefined)[]) {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  const rows = await queries
    .select()
    .from(auditLog)
    .where(and(...conditions, before ? lt(auditLog.id, before) : undefined))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), nextCursor: last ? encodeCursor(last) : null };
}

/** The start of a day, or of the next one, in the company's time zone. */
const startOf = (companyId: string, day: string, next: 0 | 1): SQL => sql`(
  select (${day}::date + ${next}::int)::timestamp at time zone time_zone from engine.companies where id = ${companyId})`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of the merchants and API keys that acted; of others none is known here. */
async function namesOf(queries: Queries, rows: readonly Pick<Row, 'actorId'>[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ actorId }) => actorId))].filter((id) => UUID.test(id));
  if (ids.length === 0) return new Map();
  const { rows: names } = await queries.execute<{ id: string; name: string }>(sql`
    select id, name from engine.users where id in ${ids}
    union all select id, name from engine.api_keys where id in ${ids}`);
  return new Map(names.map(({ id, name }) => [id, name]));
}

function view(row: Row, names: Map<string, string>): AuditEntry {
  const { id, at, act, actorKind, actorId, subjectId, detail } = row;
  return {
    id,
    at: at.toISOString(),
    act,
    subjectId,
    detail: detail as AuditEntry['detail'],
    actor: { kind: actorKind, name: names.get(actorId) ?? null },
  };
}

/** What merchants, their keys and our staff have done about one company. @throws CursorInvalid */
export async function companyAuditLog(
  app: AppContext,
  companyId: string,
  { actor, subject, from, to, ...query }: CompanyAuditQuery,
): Promise<AuditPage> {
  const { rows, nextCursor } = await app.db.tenantTx(companyId, (tx) =>
    page(
      tx,
      query,
      eq(auditLog.companyId, companyId),
      actor ? eq(auditLog.actorId, actor) : undefined,
      subject ? sql`split_part(${auditLog.act}, '.', 1) = ${subject}` : undefined,
      from ? sql`${auditLog.at} >= ${startOf(companyId, from, 0)}` : undefined,
      to ? sql`${auditLog.at} < ${startOf(companyId, to, 1)}` : undefined,
    ),
  );
  const names = await namesOf(app.db.queries, rows);
  return { items: rows.map((row) => view(row, names)), nextCursor };
}

/** Members, also former ones, and API keys with entries in a company's log, by name. */
export async function auditActors(app: AppContext, companyId: string): Promise<AuditActors> {
  const { rows } = await app.db.tenantTx(companyId, (tx) =>
    tx.execute<Pick<Row, 'actorId' | 'actorKind'>>(sql`
      with recursive actors as (
        (select actor_id, actor_kind from engine.audit_log where company_id = ${companyId} order by actor_id limit 1)
        union all
        select next.* from actors a cross join lateral (
          select actor_id, actor_kind from engine.audit_log
          where company_id = ${companyId} and actor_id > a.actor_id order by actor_id limit 1) next)
      select actor_id as "actorId", actor_kind as "actorKind" from actors where actor_kind in ('merchant', 'api_key')`),
  );
  const names = await namesOf(app.db.queries, rows);
  const items = rows.flatMap(({ actorId, actorKind }) => {
    const name = names.get(actorId);
    return name !== undefined && (actorKind === 'merchant' || actorKind === 'api_key')
      ? [{ id: actorId, kind: actorKind, name }]
      : [];
  });
  return { items: items.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** The same for staff, of every company or of one. @throws CursorInvalid */
export async function staffAuditLog(
  app: AppContext,
  { companyId, ...query }: StaffAuditQuery,
): Promise<StaffAuditPage> {
  const { rows, nextCursor } = await page(
    app.db.queries,
    query,
    companyId ? eq(auditLog.companyId, companyId) : undefined,
  );
  const names = await namesOf(app.db.queries, rows);
  const items = rows.map((row) => {
    const entry = view(row, names);
    return { ...entry, companyId: row.companyId, actor: { ...entry.actor, id: row.actorId } };
  });
  return { items, nextCursor };
}
