import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ContactQuery } from '@app/contracts/contact';
import { decodeCursor } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { contactMessages } from './schema.ts';

export type Message = typeof contactMessages.$inferSelect;

export async function addMessage(tx: Tx, message: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function messageById(queries: Queries, id: string): Promise<Message | undefined> {
  const [found] = await queries.select().from(contactMessages).where(eq(contactMessages.id, id));
  return found;
}

/** Newest first, one more than asked for when there is another page. @throws CursorInvalid */
export function messagesOf(queries: Queries, { state, cursor, limit }: ContactQuery): Promise<Message[]> {
  const { at, id } = contactMessages;
  const after = cursor ? decodeCursor(cursor) : undefined;
  return queries
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.state, state),
        after && sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
}

export async function openCount(queries: Queries): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(contactMessages).where(eq(contactMessages.state, 'open'));
  return row?.n ?? 0;
}

export async function saveMessage(
  tx: Tx,
  id: string,
  change: Pick<Message, 'state' | 'answeredAt' | 'answeredBy'>,
): Promise<Message | undefined> {
  const [saved] = await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id)).returning();
  return saved;
}
