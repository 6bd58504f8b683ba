import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/db.ts';
import { orderImports } from '../schema.ts';

const { content: _content, ...PROGRESS } = getTableColumns(orderImports);
/** An upload and its progress, without the file itself. */
export type ImportRow = Omit<typeof orderImports.$inferSelect, 'content'>;

export async function addImport(tx: Tx, values: typeof orderImports.$inferInsert): Promise<ImportRow> {
  const [added] = await tx.insert(orderImports).values(values).returning(PROGRESS);
  if (!added) throw new Error('the import was not added');
  return added;
}

/** Locks the upload until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select(PROGRESS).from(orderImports).where(eq(orderImports.id, id)).for('update');
  return row;
}

export async function saveImport(tx: Tx, id: string, change: Partial<typeof orderImports.$inferInsert>): Promise<void> {
  await tx.update(orderImports).set(change).where(eq(orderImports.id, id));
}

/** The file's bytes; null once they are no longer needed. */
export async function fileOf(queries: Queries, id: string): Promise<Buffer | null> {
  const [row] = await queries
    .select({ content: orderImports.content })
    .from(orderImports)
    .where(eq(orderImports.id, id));
  return row?.content ?? null;
}

export async function findImport(queries: Queries, companyId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await queries
    .select(PROGRESS)
    .from(orderImports)
    .where(and(eq(orderImports.companyId, companyId), eq(orderImports.id, id)));
  return row;
}

/** Newest first. */
export function newestImports(queries: Queries, companyId: string, limit: number): Promise<ImportRow[]> {
  return queries
    .select(PROGRESS)
    .from(orderImports)
    .where(eq(orderImports.companyId, companyId))
    .orderBy(desc(orderImports.id))
    .limit(limit);
}

/** The mapping that the company's latest import used; undefined without one. */
export async function lastMapping(queries: Queries, companyId: string): Promise<ImportRow['mapping'] | undefined> {
  const [row] = await queries
    .select({ mapping: orderImports.mapping })
    .from(orderImports)
    .where(and(eq(orderImports.companyId, companyId), sql`${orderImports.mapping} <> '{}'`))
    .orderBy(desc(orderImports.id))
    .limit(1);
  return row?.mapping;
}
