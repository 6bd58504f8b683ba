import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AssignManager, ManagerCard } from '@app/contracts/company/manager';
import type { Queries, Tx } from '../../platform/db.ts';
import { companyManagers, managerMessages, managers } from './schema.ts';

/** The manager of a company. */
export async function managerOf(queries: Queries, companyId: string): Promise<ManagerCard | undefined> {
  const [found] = await queries
    .select({
      name: managers.name,
      email: managers.email,
      phone: managers.phone,
      languages: managers.languages,
      photo: managers.photo,
    })
    .from(companyManagers)
    .innerJoin(managers, eq(managers.email, companyManagers.email))
    .where(eq(companyManagers.companyId, companyId));
  return found;
}

/** Assigns a manager, whose card is the same for all of their companies. */
export async function saveManager(tx: Tx, companyId: string, manager: AssignManager, now: Date): Promise<void> {
  const card = { ...manager, updatedAt: now };
  await tx.insert(managers).values(card).onConflictDoUpdate({ target: managers.email, set: card });
  const assigned = { email: manager.email, assignedAt: now };
  await tx
    .insert(companyManagers)
    .values({ companyId, ...assigned })
    .onConflictDoUpdate({ target: companyManagers.companyId, set: assigned });
}

export async function savePhoto(tx: Tx, email: string, photo: string, now: Date): Promise<void> {
  await tx.update(managers).set({ photo, updatedAt: now }).where(eq(managers.email, email));
}

/** @returns whether there was one */
export async function removeManager(tx: Tx, companyId: string): Promise<boolean> {
  const removed = await tx
    .delete(companyManagers)
    .where(eq(companyManagers.companyId, companyId))
    .returning({ id: companyManagers.companyId });
  return removed.length > 0;
}

export async function addMessage(tx: Tx, message: typeof managerMessages.$inferInsert): Promise<void> {
  await tx.insert(managerMessages).values(message);
}

const MESSAGE = {
  id: managerMessages.id,
  companyId: managerMessages.companyId,
  userId: managerMessages.userId,
  manager: managerMessages.manager,
  member: sql<string | null>`(select u.name from engine.users u where u.id = ${managerMessages.userId})`,
  memberEmail: sql<string | null>`(select u.email from engine.users u where u.id = ${managerMessages.userId})`,
  body: managerMessages.body,
  at: managerMessages.at,
};
export type StoredMessage = Awaited<ReturnType<typeof messagesOf>>[number];

/** Newest first. Not within a tenant's transaction, which sees no accounts. */
export async function messagesOf(queries: Queries, companyId: string, before: string | undefined, limit: number) {
  return queries
    .select(MESSAGE)
    .from(managerMessages)
    .where(and(eq(managerMessages.companyId, companyId), before ? lt(managerMessages.id, before) : undefined))
    .orderBy(desc(managerMessages.id))
    .limit(limit);
}

export async function messageById(queries: Queries, id: string): Promise<StoredMessage | undefined> {
  const [found] = await queries.select(MESSAGE).from(managerMessages).where(eq(managerMessages.id, id));
  return found;
}
