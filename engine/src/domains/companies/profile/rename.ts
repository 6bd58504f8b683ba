import { eq } from 'drizzle-orm';
import { ValidationFailed } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { lockClaim, saveClaim } from '../claims/repo.ts';
import { findUnlistedReason, listCompany } from '../names/listing.ts';
import { nameKeys } from '../names/skeleton.ts';
import type { Company } from '../repo.ts';
import { companies } from '../schema.ts';

/**
 * Gives a company another name, by the rules of registration. A listed company cannot take a name that would have to be
 * proven first, because it must not be able to hide its reviews; an unlisted one is listed under a name that is free.
 * The slug of a listed company stays, because links lead to it. Needs a transaction that sees all companies.
 * @throws ValidationFailed
 */
export async function renameCompany(app: AppContext, tx: Tx, company: Company, name: string): Promise<void> {
  const claim = await lockClaim(tx, company.id);
  const verified = claim?.state === 'verified' || claim?.state === 'failing';
  const facts = { companyId: company.id, name, domain: claim?.domain ?? null, verified };
  const unlistedReason = await findUnlistedReason(tx, facts);
  if (unlistedReason !== null && company.unlistedReason === null)
    throw new ValidationFailed({ where: 'body' }, [{ path: 'name', code: 'name_taken' }]);
  await tx.update(companies).set({ name }).where(eq(companies.id, company.id));
  if (verified) await saveClaim(tx, company.id, { nameKeys: nameKeys(name) });
  if (unlistedReason === null) await listCompany(app, tx, { ...company, name });
  else await tx.update(companies).set({ unlistedReason }).where(eq(companies.id, company.id));
}
