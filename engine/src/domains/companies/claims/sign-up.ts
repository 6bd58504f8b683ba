import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { isBrandDomain, findUnlistedReason, neutralSlug } from '../names/listing.ts';
import { notifyMembers } from '../notices.ts';
import { companyById } from '../repo.ts';
import type { Company, NewCompany } from '../repo.ts';
import { verifyClaim } from './transitions.ts';
import { domainOf, provesDomain } from './model.ts';
import * as repo from './repo.ts';

interface InitialListing extends Pick<NewCompany, 'state' | 'unlistedReason'> {
  /** Overrides the slug of the company's name. */
  slug?: string;
}

/** Initial state of a company: listed, or unlisted with a neutral slug if its name may belong to somebody else. */
export async function initialListing(
  tx: Tx,
  { companyId, name, website }: { companyId: string; name: string; website: string },
): Promise<InitialListing> {
  const reason = await findUnlistedReason(tx, { companyId, name, domain: domainOf(website), verified: false });
  return reason === null ? {} : { state: 'unlisted', unlistedReason: reason, slug: neutralSlug(companyId) };
}

/**
 * Adds the website claim of a new company. It is verified at once if the owner has registered with an address at the
 * domain.
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
    await repo.upsertClaim(tx, {
      companyId,
      website,
      domain,
      state: held ? 'taken' : 'unverified',
      createdAt: await app.clock.now(tx),
    });
    const claim = await repo.claimOf(tx, companyId);
    if (claim && !held && provesDomain(email, domain) && !(await isBrandDomain(tx, domain)))
      await verifyClaim(app, tx, claim, 'mail');
  }
  if ((await companyById(tx, companyId))?.state === 'unlisted')
    await notifyMembers(app, tx, companyId, { kind: 'unlisted' });
}
