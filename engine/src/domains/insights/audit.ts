import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AuditEntry, AuditPage, AuditQuery, StaffAuditPage, StaffAuditQuery } from '@app/contracts/transparency';
import type { AppContext } from '../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { auditLog } from '../../platform/schema.ts';

type Row = typeof auditLog.$inferSelect;

/** Newest first. @throws CursorInvalid */
async function page(queries: Queries, { cursor, limit }: AuditQuery, companyId?: string) {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  const rows = await queries
    .select()
    .from(auditLog)
    .where(and(companyId ? eq(auditLog.companyId, companyId) : undefined, before ? lt(auditLog.id, before) : undefined))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), nextCursor: last ? encodeCursor(last) : null };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of the merchants and API keys that acted; of others none is known here. */
async function namesOf(queries: Queries, rows: Row[]): Promise<Map<string, string>> {
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
    ...{ id, at: at.toISOString(), act, subjectId, detail: detail as AuditEntry['detail'] },
    actor: { kind: actorKind, name: names.get(actorId) ?? null },
  };
}

/** What merchants, their keys and our staff have done about one company. @throws CursorInvalid */
export async function companyAuditLog(app: AppContext, companyId: string, query: AuditQuery): Promise<AuditPage> {
  const { rows, nextCursor } = await app.db.tenantTx(companyId, (tx) => page(tx, query, companyId));
  const names = await namesOf(app.db.read, rows);
  return { items: rows.map((row) => view(row, names)), nextCursor };
}

/** The same for staff, of every company or of one. @throws CursorInvalid */
export async function staffAuditLog(
  app: AppContext,
  { companyId, ...query }: StaffAuditQuery,
): Promise<StaffAuditPage> {
  const { rows, nextCursor } = await page(app.db.read, query, companyId);
  const names = await namesOf(app.db.read, rows);
  const items = rows.map((row) => {
    const entry = view(row, names);
    return { ...entry, companyId: row.companyId, actor: { ...entry.actor, id: row.actorId } };
  });
  return { items, nextCursor };
}
