import { eq } from 'drizzle-orm';
import { addUser, hashPassword } from '../../src/domains/accounts/public.ts';
import { users } from '../../src/domains/accounts/schema.ts';
import { addMember } from '../../src/domains/companies/public.ts';
import type { AppContext } from '../../src/platform/context.ts';
import type { Tx } from '../../src/platform/db.ts';

export const MERCHANT_EMAIL = 'merchant@demo.example';
export const PARTNER_EMAIL = 'partner@demo.example';

const ACCOUNTS = [
  { name: 'Marta Zielińska', email: MERCHANT_EMAIL, partner: false },
  { name: 'Piotr Nowicki', email: PARTNER_EMAIL, partner: true },
] as const;

/** Slow on purpose, so done before the transaction. */
export function hashDemoPassword(app: AppContext, password: string): Promise<string> {
  return hashPassword(app, password);
}

/** The demo's accounts, verified, with the given password; the merchant owns the company. Accounts that exist stay as they are. */
export async function addAccounts(app: AppContext, tx: Tx, companyId: string, passwordHash: string): Promise<void> {
  for (const account of ACCOUNTS) {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, account.email));
    const userId = known?.id ?? (await addUser(tx, { ...account, passwordHash, locale: 'pl' }));
    if (userId && account.email === MERCHANT_EMAIL) await addMember(tx, companyId, userId, 'owner');
  }
}
