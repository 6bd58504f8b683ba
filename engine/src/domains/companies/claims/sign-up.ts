import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { isBrandDomain, mayNotHaveName, neutralSlug } from '../names/listing.ts';
import { tellMembers } from '../notices.ts';
import { companyById } from '../repo.ts';
import type { Company, NewCompany } from '../repo.ts';
import { verify } from './acts.ts';
import { domainOf, speaksFor } from './model.ts';
import * as repo from './repo.ts';

interface Opening extends Pick<NewCompany, 'state' | 'unlistedReason'> {
  /** In place of the one of its name. */
  slug?: string;
}

/** How a company begins: listed, or under an address that says nothing while its name may be somebody else's. */
export async function openingOf(
  tx: Tx,
  { companyId, name, website }: { companyId: string; name: string; website: string },
): Promise<Opening> {
  const reason = await mayNotHaveName(tx, { companyId, name, domain: domainOf(website), verified: false });
  return reason === null ? {} : { state: 'unlisted', unlistedReason: reason, slug: neutralSlug(companyId) };
}

/**
 * Keeps the website that a new company says is its own. Where its owner has just confirmed an address there, it is: a
 * shop that registers with its own address waits for nothing.
 */
export async function claimAtSignUp(
  app: AppContext,
  tx: Tx,
  { id: companyId }: Company,
  { website, email }: { website: string; email: string },
): Promise<void> {
  const domain = domainOf(website);
  if (domain !== null) {
    await repo.lockDomain(tx, domain);
    const held = (await repo.holderOf(tx, domain, companyId))?.state === 'verified';
    await repo.putClaim(tx, {
      companyId,
      website,
      domain,
      state: held ? 'taken' : 'unverified',
      createdAt: await app.clock.now(tx),
    });
    const claim = await repo.claimOf(tx, companyId);
    if (claim && !held && speaksFor(email, domain) && !(await isBrandDomain(tx, domain)))
      await verify(app, tx, claim, 'mail');
  }
  if ((await companyById(tx, companyId))?.state === 'unlisted')
    await tellMembers(app, tx, companyId, { kind: 'unlisted' });
}
