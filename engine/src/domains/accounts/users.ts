import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { credentials, signedInBrowsers, users, verifications } from './schema.ts';

export type User = typeof users.$inferSelect;

export async function userByEmail(queries: Queries, email: string): Promise<User | undefined> {
  const [found] = await queries.select().from(users).where(eq(users.email, email.toLowerCase()));
  return found;
}

export async function userById(queries: Queries, id: string): Promise<User | undefined> {
  const [found] = await queries.select().from(users).where(eq(users.id, id));
  return found;
}

export interface NewUser {
  name: string;
  /** Known to be theirs. */
  email: string;
  passwordHash: string;
  locale: Locale;
  partner?: boolean;
}

/** Adds a user with a password. @returns null if the address has an account already */
export async function addUser(tx: Tx, { passwordHash, ...user }: NewUser): Promise<string | null> {
  const id = newId();
  const added = await tx
    .insert(users)
    .values({ ...user, id, email: user.email.toLowerCase(), emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (added.length === 0) return null;
  await tx
    .insert(credentials)
    .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: passwordHash });
  return id;
}

export async function updateUser(
  tx: Tx,
  id: string,
  set: Partial<Pick<User, 'name' | 'locale' | 'email' | 'partner'>>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...set, updatedAt: new Date() })
    .where(eq(users.id, id));
}

/** Ends links that set another password, and browsers that need no second step. */
export async function endMailedLinks(queries: Queries, userId: string): Promise<void> {
  await queries.delete(verifications).where(eq(verifications.value, userId));
}

/** Records a browser that the user has signed in with. */
export async function noteBrowser(tx: Tx, userId: string, deviceHash: string, at: Date): Promise<void> {
  await tx
    .insert(signedInBrowsers)
    .values({ userId, deviceHash, at })
    .onConflictDoUpdate({ target: [signedInBrowsers.userId, signedInBrowsers.deviceHash], set: { at } });
}

/** Whether one of these people has signed in with the browser. */
export async function isMembersBrowser(queries: Queries, userIds: string[], deviceHash: string): Promise<boolean> {
  if (userIds.length === 0) return false;
  const found = await queries
    .select({ userId: signedInBrowsers.userId })
    .from(signedInBrowsers)
    .where(and(inArray(signedInBrowsers.userId, userIds), eq(signedInBrowsers.deviceHash, deviceHash)))
    .limit(1);
  return found.length > 0;
}
