import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { setUnderReview } from '../../companies/public.ts';
import { MIN_BURST, MIN_BURST_OF_MINUTE, burstBound } from './burst-model.ts';
import type { BurstBound } from './burst-model.ts';
import * as repo from './burst-repo.ts';
import { openCase } from '../cases/case-repo.ts';
import { PRIORITY } from '../cases/case-priority.ts';
import type { SubmissionFinding } from '../submissions/submission-finding.ts';

export const BURST_RULE = { id: 'burst', version: 2 } as const;
const DAY_MS = 24 * 3600 * 1000;

const burstFinding = (burstId: string): SubmissionFinding[] => [
  { rule: BURST_RULE.id, version: BURST_RULE.version, weight: 'hold', detail: { burstId } },
];

/** Bounds change slowly, and reading a company's history is expensive. */
const BOUND_TTL_MS = 10 * 60 * 1000;
const MAX_BOUNDS = 10_000;
const bounds = new Map<string, BurstBound & { at: number }>();

function cachedBound(companyId: string, now: Date): BurstBound | undefined {
  const cached = bounds.get(companyId);
  return cached && Math.abs(now.getTime() - cached.at) < BOUND_TTL_MS ? cached : undefined;
}

async function computeBound(tx: Tx, companyId: string, now: Date): Promise<BurstBound> {
  const bound = { ...burstBound(await repo.burstHistory(tx, companyId, now)), at: now.getTime() };
  if (bounds.size >= MAX_BOUNDS) bounds.clear();
  bounds.set(companyId, bound);
  return bound;
}

/** Whether more has come than the history explains: in a day, or for a new company in a minute. */
async function exceeds(tx: Tx, companyId: string, now: Date, { bound, minuteBound }: BurstBound): Promise<boolean> {
  if ((await repo.countSubmissionsOfDay(tx, companyId, now, bound)) >= bound) return true;
  return minuteBound !== null && (await repo.countSubmissionsOfMinute(tx, companyId, now)) >= minuteBound;
}

/**
 * Finds submissions about a company that come far faster than its history explains, and opens a burst at the first.
 * The screened submission counts by its device mark, which must have been recorded before.
 */
export async function checkBurst(app: AppContext, tx: Tx, companyId: string): Promise<SubmissionFinding[]> {
  const open = await repo.shareOpenBurst(tx, companyId);
  if (open) return burstFinding(open.id);
  const now = await app.clock.now(tx);
  const today = await repo.countSubmissionsOfDay(tx, companyId, now, MIN_BURST);
  if (today < MIN_BURST_OF_MINUTE) return [];
  const cached = cachedBound(companyId, now);
  if (cached && !(await exceeds(tx, companyId, now, cached))) return [];
  // Computed again before a hold: more invitations may have been sent.
  const computed = await computeBound(tx, companyId, now);
  if (!(await exceeds(tx, companyId, now, computed))) return [];
  const { expected, bound } = computed;
  const observed = await repo.countSubmissionsOfDay(tx, companyId, now, bound);
  const opened = await repo.tryOpenBurst(tx, { companyId, observed, expected }, now);
  if (opened) {
    await showUnderReview(tx, companyId, true);
    await openCase(tx, { kind: 'burst', companyId, subjectId: opened.id, priority: PRIORITY.burst }, now);
  }
  const burst = opened ?? (await repo.shareOpenBurst(tx, companyId));
  return burst ? burstFinding(burst.id) : [];
}

/** Shows on the profile that reviews are being checked, or no longer. */
async function showUnderReview(tx: Tx, companyId: string, underReview: boolean): Promise<void> {
  await setUnderReview(tx, companyId, underReview);
  await notifyCaches(tx, companyId);
}

/** Ends a burst. @returns whether it was open. */
export async function closeBurst(app: AppContext, tx: Tx, burst: repo.Burst): Promise<boolean> {
  bounds.delete(burst.companyId);
  if (!(await repo.endBurst(tx, burst.id, await app.clock.now(tx)))) return false;
  await showUnderReview(tx, burst.companyId, false);
  return true;
}

/** Ends bursts of companies that have been back to their usual rate for 24 hours. What they hold still waits for a moderator. */
export async function sweepBursts(app: AppContext): Promise<void> {
  const oldBursts = await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    return repo.openBurstsBefore(tx, new Date(now.getTime() - DAY_MS));
  });
  await processEach(app, 'ending a burst', oldBursts, (burst) =>
    app.db.tx(async (tx) => {
      // Concurrent screening of the company waits.
      await tx.execute(sql`select 1 from engine.bursts where id = ${burst.id} for update`);
      const now = await app.clock.now(tx);
      const { bound } = burstBound(await repo.burstHistory(tx, burst.companyId, now));
      if ((await repo.countSubmissionsOfDay(tx, burst.companyId, now, bound)) >= bound) return 0;
      await closeBurst(app, tx, burst);
      return 1;
    }),
  );
}
