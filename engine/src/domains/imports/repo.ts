import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { reviewImports } from './schema.ts';

const { content: _content, ...PROGRESS } = getTableColumns(reviewImports);
/** An upload and its progress, without the file itself. */
export type ImportRow = Omit<typeof reviewImports.$inferSelect, 'content'>;

export async function addImport(tx: Tx, values: typeof reviewImports.$inferInsert): Promise<ImportRow> {
  const [added] = await tx.insert(reviewImports).values(values).returning(PROGRESS);
  if (!added) throw new Error('the import was not added');
  return added;
}

export async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select(PROGRESS).from(reviewImports).where(eq(reviewImports.id, id)).for('update');
  return row;
}

export async function saveImport(
  tx: Tx,
  id: string,
  change: Partial<typeof reviewImports.$inferInsert>,
): Promise<void> {
  await tx.update(reviewImports).set(change).where(eq(reviewImports.id, id));
}

/** Null once the file has been deleted. */
export async function fileOf(queries: Queries, id: string): Promise<Buffer | null> {
  const [row] = await queries
    .select({ content: reviewImports.content })
    .from(reviewImports)
    .where(eq(reviewImports.id, id));
  return row?.content ?? null;
}

export async function findImport(queries: Queries, companyId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await queries
    .select(PROGRESS)
    .from(reviewImports)
    .where(and(eq(reviewImports.companyId, companyId), eq(reviewImports.id, id)));
  return row;
}

/** Newest first. */
export function listImports(queries: Queries, companyId: string, limit: number): Promise<ImportRow[]> {
  return queries
    .select(PROGRESS)
    .from(reviewImports)
    .where(eq(reviewImports.companyId, companyId))
    .orderBy(desc(reviewImports.id))
    .limit(limit);
}

/** Those of `refs` that the company already has from the source. */
export async function findKnownRefs(
  queries: Queries,
  companyId: string,
  source: string,
  refs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await queries.execute<{ source_ref: string }>(sql`
    select source_ref from engine.reviews
    where company_id = ${companyId} and source = ${source} and source_ref = any(${sql.param([...refs])}::text[])`);
  return new Set(rows.map((row) => row.source_ref));
}
