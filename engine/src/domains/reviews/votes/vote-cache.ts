import type { Db, Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';

/** Minimum time between two purges of a company's pages because of votes, per process. */
const PURGE_INTERVAL_MS = 10_000;
const MAX_COMPANIES = 10_000;

/** The earliest time of the next purge by company, in the order of their last purge. */
const nextPurges = new WeakMap<Db, Map<string, number>>();

/**
 * Purges a company's pages from the caches after a vote, at a limited rate: otherwise a burst of votes would keep its pages
 * from ever being cached. Votes in between are visible when the cached page expires.
 */
export async function notifyCachesOfVotes(db: Db, tx: Tx, companyId: string): Promise<void> {
  const byCompany = nextPurges.get(db) ?? new Map<string, number>();
  nextPurges.set(db, byCompany);
  const now = performance.now();
  if (now < (byCompany.get(companyId) ?? 0)) return;
  byCompany.delete(companyId);
  byCompany.set(companyId, now + PURGE_INTERVAL_MS);
  if (byCompany.size > MAX_COMPANIES) byCompany.delete(byCompany.keys().next().value ?? companyId);
  await notifyCaches(tx, companyId);
}
