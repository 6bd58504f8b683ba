import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { experts } from './schema.ts';

export type StoredExpert = typeof experts.$inferSelect;

const isExpert = (companyId: string, id: string) => and(eq(experts.companyId, companyId), eq(experts.id, id));

/** Those who are named anywhere, removed ones last. */
export async function namedExperts(tx: Tx, companyId: string): Promise<StoredExpert[]> {
  return tx
    .select()
    .from(experts)
    .where(and(eq(experts.companyId, companyId), isNotNull(experts.name)))
    .orderBy(sql`${experts.removedAt} is not null`, asc(experts.name), asc(experts.id));
}

export async function countExperts(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from engine.experts where company_id = ${companyId} and removed_at is null`);
  return rows[0]?.count ?? 0;
}

export async function lockExpert(tx: Tx, companyId: string, id: string): Promise<StoredExpert | undefined> {
  const [found] = await tx.select().from(experts).where(isExpert(companyId, id)).for('update');
  return found;
}

/** Whether the expert may sign something new. Keeps them from being removed until the transaction has ended. */
export async function maySign(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: experts.id })
    .from(experts)
    .where(and(isExpert(companyId, id), isNull(experts.removedAt)))
    .for('share');
  return found.length > 0;
}

export async function addExpert(tx: Tx, expert: typeof experts.$inferInsert): Promise<void> {
  await tx.insert(experts).values(expert);
}

export async function saveExpert(
  tx: Tx,
  { id, companyId }: StoredExpert,
  change: Partial<StoredExpert>,
): Promise<void> {
  await tx.update(experts).set(change).where(isExpert(companyId, id));
}
