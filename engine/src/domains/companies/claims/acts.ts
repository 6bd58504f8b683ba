import { domainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { companyChanged } from '../events.ts';
import { listVerified } from '../names/listing.ts';
import { nameKeys } from '../names/skeleton.ts';
import { tellMembers } from '../notices.ts';
import { companyById } from '../repo.ts';
import { dropAt } from './model.ts';
import type { Claim } from './model.ts';
import * as repo from './repo.ts';

/** Another company has shown the domain to be its own. */
export class WebsiteHeld extends domainError('website_held', 409) {}

async function changed(app: AppContext, tx: Tx, companyId: string): Promise<void> {
  await app.outbox.publish(tx, companyChanged, { companyId });
  await notifyCaches(tx, companyId);
}

/**
 * A company has shown that the domain of its claim is its own: the website is on its profile, it is not slowed, and is
 * listed under its name. Others who only said so lose the domain to it, and so does one whose proof is not found any
 * more. @throws WebsiteHeld
 */
export async function verify(
  app: AppContext,
  tx: Tx,
  { companyId, domain }: Claim,
  method: NonNullable<Claim['method']>,
): Promise<void> {
  await repo.lockDomain(tx, domain);
  const claim = await repo.lockClaim(tx, companyId);
  // Another website was named meanwhile.
  if (claim?.domain !== domain) return;
  const holder = await repo.holderOf(tx, domain, companyId);
  if (holder?.state === 'verified') throw new WebsiteHeld({ domain });
  const company = await companyById(tx, companyId);
  if (!company) return;
  for (const other of await repo.takeFromOthers(tx, domain, companyId)) await changed(app, tx, other);
  const now = await app.clock.now(tx);
  await repo.saveClaim(tx, companyId, {
    state: 'verified',
    method,
    verifiedAt: now,
    checkedAt: now,
    failingSince: null,
    codeSentAt: null,
    nameKeys: nameKeys(company.name),
  });
  await repo.showWebsite(tx, companyId, { website: claim.website, websiteVerifiedAt: now, slowedSince: null });
  await listVerified(app, tx, company, domain);
  await changed(app, tx, companyId);
}

/** The proof is not found any more: the company has some days to bring it back. */
export async function warn(app: AppContext, tx: Tx, { companyId, domain }: Claim): Promise<void> {
  const now = await app.clock.now(tx);
  await repo.saveClaim(tx, companyId, { state: 'failing', failingSince: now });
  await tellMembers(app, tx, companyId, { kind: 'website_failing', domain, until: dropAt(now).toISOString() });
}

/** It has not come back: the domain is nobody's again. */
export async function drop(app: AppContext, tx: Tx, { companyId, domain }: Claim): Promise<void> {
  await forget(app, tx, companyId);
  await tellMembers(app, tx, companyId, { kind: 'website_lost', domain });
}

/** Takes the website off the profile; the company is what it was before it had shown it. */
export async function forget(app: AppContext, tx: Tx, companyId: string): Promise<void> {
  await repo.saveClaim(tx, companyId, {
    state: 'unverified',
    method: null,
    verifiedAt: null,
    failingSince: null,
    nameKeys: [],
  });
  await repo.showWebsite(tx, companyId, { website: null, websiteVerifiedAt: null });
  await changed(app, tx, companyId);
}
