import type { Db, Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';

/** How often votes drop the pages of one company at most, in each process. */
const PAUSE_MS = 10_000;
const MOST_COMPANIES = 10_000;

/** When votes of a company are told again, by company; the one that was told last stands last. */
const pauses = new WeakMap<Db, Map<string, number>>();

/**
 * Tells the caches that a company's pages show other votes. Anybody can vote, and thousands may at once: a page that each
 * of them dropped would never be kept. Votes soon after those that were told are seen once the page's time is over.
 */
export async function notifyOfVotes(db: Db, tx: Tx, companyId: string): Promise<void> {
  const ofDb = pauses.get(db) ?? new Map<string, number>();
  pauses.set(db, ofDb);
  const now = performance.now();
  if (now < (ofDb.get(companyId) ?? 0)) return;
  ofDb.delete(companyId);
  ofDb.set(companyId, now + PAUSE_MS);
  if (ofDb.size > MOST_COMPANIES) ofDb.delete(ofDb.keys().next().value ?? companyId);
  await notifyCaches(tx, companyId);
}
