import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { PictureUse } from './files.ts';
import { pictures } from './schema.ts';

export type Picture = typeof pictures.$inferSelect;

export async function addPicture(queries: Queries, picture: typeof pictures.$inferInsert): Promise<void> {
  await queries.insert(pictures).values(picture);
}

export async function showPicture(tx: Tx, id: string, position = 0): Promise<void> {
  await tx.update(pictures).set({ state: 'shown', position }).where(eq(pictures.id, id));
}

/** The next sweep deletes its files. @returns whether there was such a picture */
export async function removePicture(tx: Tx, companyId: string, id: string, use: PictureUse): Promise<boolean> {
  const { rowCount } = await tx
    .update(pictures)
    .set({ state: 'removed' })
    .where(
      and(eq(pictures.companyId, companyId), eq(pictures.id, id), eq(pictures.use, use), eq(pictures.state, 'shown')),
    );
  return (rowCount ?? 0) > 0;
}

/** Pictures that a company shows beside its logo, in its order. */
export async function shownPictures(queries: Queries, companyId: string): Promise<Picture[]> {
  return queries
    .select()
    .from(pictures)
    .where(and(eq(pictures.companyId, companyId), eq(pictures.use, 'picture'), eq(pictures.state, 'shown')))
    .orderBy(pictures.position, pictures.id);
}

export async function pictureById(queries: Queries, companyId: string, id: string): Promise<Picture | undefined> {
  const [found] = await queries
    .select()
    .from(pictures)
    .where(and(eq(pictures.companyId, companyId), eq(pictures.id, id), eq(pictures.state, 'shown')));
  return found;
}

export async function savePositions(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update engine.pictures p set position = o.position - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as o(id, position)
    where p.company_id = ${companyId} and p.id = o.id`);
}

/** @returns whether the company shows such a picture */
export async function saveAlternativeText(tx: Tx, companyId: string, id: string, alt: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(pictures)
    .set({ alt })
    .where(
      and(
        eq(pictures.companyId, companyId),
        eq(pictures.id, id),
        eq(pictures.use, 'picture'),
        eq(pictures.state, 'shown'),
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function deletePictures(queries: Queries, ids: string[]): Promise<void> {
  await queries.delete(pictures).where(inArray(pictures.id, ids));
}
