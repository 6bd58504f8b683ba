import { domainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { companyChanged } from '../events.ts';
import { listVerified } from '../names/listing.ts';
import { nameKeys } from '../names/skeleton.ts';
import { notifyMembers } from '../notices.ts';
import { companyById } from '../repo.ts';
import { dropAt } from './model.ts';
import type { Claim } from './model.ts';
import * as repo from './repo.ts';

/** Another company has proven the domain. */
export class WebsiteHeld extends domainError('website_held', 409) {}

async function publishChange(app: AppContext, tx: Tx, companyId: string): Promise<void> {
  await app.outbox.publish(tx, companyChanged, { companyId });
  await notifyCaches(tx, companyId);
}

/**
 * Verifies a claim: the website appears on the profile, the daily allowance ends, and the company is listed under its
 * name. Unverified and failing claims of other companies to the domain become `taken`. @throws WebsiteHeld
 */
export async function verifyClaim(
  app: AppContext,
  tx: Tx,
  { companyId, domain }: Claim,
  method: NonNullable<Claim['method']>,
): Promise<void> {
  await repo.lockDomain(tx, domain);
  const claim = await repo.lockClaim(tx, companyId);
  // The claim has changed meanwhile.
  if (claim?.domain !== domain) return;
  const holder = await repo.holderOf(tx, domain, companyId);
  if (holder?.state === 'verified') throw new WebsiteHeld({ domain });
  const company = await companyById(tx, companyId);
  if (!company) return;
  for (const other of await repo.takeDomainFromOthers(tx, domain, companyId)) await publishChange(app, tx, other);
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
  await repo.saveCompanyWebsite(tx, companyId, { website: claim.website, websiteVerifiedAt: now, slowedSince: null });
  await listVerified(app, tx, company, domain);
  await publishChange(app, tx, companyId);
}

/** The proof is missing: starts the grace period and notifies the company. */
export async function warnClaim(app: AppContext, tx: Tx, { companyId, domain }: Claim): Promise<void> {
  const now = await app.clock.now(tx);
  await repo.saveClaim(tx, companyId, { state: 'failing', failingSince: now });
  await notifyMembers(app, tx, companyId, { kind: 'website_failing', domain, until: dropAt(now).toISOString() });
}

/** The grace period is over: releases the domain and notifies the company. */
export async function dropClaim(app: AppContext, tx: Tx, { companyId, domain }: Claim): Promise<void> {
  await resetClaim(app, tx, companyId);
  await notifyMembers(app, tx, companyId, { kind: 'website_lost', domain });
}

/** Resets the claim to unverified and removes the website from the profile. */
export async function resetClaim(app: AppContext, tx: Tx, companyId: string): Promise<void> {
  await repo.saveClaim(tx, companyId, {
    state: 'unverified',
    method: null,
    verifiedAt: null,
    failingSince: null,
    nameKeys: [],
  });
  await repo.saveCompanyWebsite(tx, companyId, { website: null, websiteVerifiedAt: null });
  await publishChange(app, tx, companyId);
}
