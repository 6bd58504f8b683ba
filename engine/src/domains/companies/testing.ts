import type { CompanyRole } from '@app/contracts/accounts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { addUser, hashPassword, signInConfirmed } from '../accounts/public.ts';
import { addCompany, addMember } from './repo.ts';
import type { Company, NewCompany } from './repo.ts';

const PASSWORD = 'correct horse battery';
// Hashing is slow on purpose, so the hash is shared.
let passwordHash: Promise<string> | undefined;

/** A company with defaults for everything not given. */
export async function aCompany(tx: Tx, given: Partial<NewCompany> = {}): Promise<Company> {
  const id = given.id ?? newId();
  return addCompany(tx, {
    slug: `company-${id.slice(-12)}`,
    name: 'Test company',
    kind: 'shops',
    category: 'other',
    country: 'PL',
    city: 'Kraków',
    timeZone: 'Europe/Warsaw',
    createdAt: new Date(),
    // No daily allowance.
    vouchedAt: new Date(),
    ...given,
    id,
  });
}

/** Somebody who is signed in, and no company's member. */
export async function aUser(app: AppContext): Promise<{ userId: string; email: string; cookie: string }> {
  const hash = await (passwordHash ??= hashPassword(app, PASSWORD));
  const email = `user-${newId()}@mail.example`;
  const userId = await app.db.tx((tx) => addUser(tx, { name: 'User', email, passwordHash: hash, locale: 'en' }));
  if (!userId) throw new Error('the user exists');
  const { cookies } = await signInConfirmed(app, userId, new Headers());
  return { userId, email, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

/** A merchant who can sign in, with their company. */
export interface TestMerchant {
  userId: string;
  email: string;
  password: string;
  company: Company;
}

/** A merchant with a company, as its owner unless another role is given. */
export async function aMerchant(
  app: AppContext,
  given: Partial<NewCompany> = {},
  role: CompanyRole = 'owner',
): Promise<TestMerchant> {
  const hash = await (passwordHash ??= hashPassword(app, PASSWORD));
  return app.db.tx(async (tx) => {
    const company = await aCompany(tx, given);
    const email = `merchant-${company.id}@shop.example`;
    const userId = await addUser(tx, { name: 'Merchant', email, passwordHash: hash, locale: 'en' });
    if (!userId) throw new Error('the merchant exists');
    await addMember(tx, company.id, userId, role);
    return { userId, email, password: PASSWORD, company };
  });
}
