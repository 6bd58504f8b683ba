import type { CompanyRole } from '@app/contracts/accounts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { addUser, hashPassword } from '../accounts/public.ts';
import { addCompany, addMember } from './repo.ts';
import type { Company, NewCompany } from './repo.ts';

/** A company for tests, complete but for what the test names. */
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
    // Not slowed, as one that has long been with us.
    vouchedAt: new Date(),
    ...given,
    id,
  });
}

/** A merchant who may sign in, with his company. */
export interface TestMerchant {
  email: string;
  password: string;
  company: Company;
}

const PASSWORD = 'correct horse battery';
// Slow on purpose; one serves all.
let passwordHash: Promise<string> | undefined;

/** A merchant for tests, who owns his company unless the test names another role. */
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
    return { email, password: PASSWORD, company };
  });
}
