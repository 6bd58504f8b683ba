import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import { addCompany } from './repo.ts';
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
    ...given,
    id,
  });
}
