import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { setUnderReview } from '../companies/public.ts';
import { MIN_BURST, burstBound } from './burst-model.ts';
import type { BurstBound } from './burst-model.ts';
import * as repo from './burst-repo.ts';
import { openCase } from './case-repo.ts';
import { PRIORITY } from './model.ts';

export const BURST_RULE = { id: 'burst', version: 1 } as const;
const DAY_MS = 24 * 3600 * 1000;

/** What a rule found that looks elsewhere than at the text. */
export interface OtherFinding {
  rule: string;
  version: number;
  weight: 'hold';
  detail: Record<string, string>;
}

const found = (burstId: string): OtherFinding[] => [
  { rule: BURST_RULE.id, version: BURST_RULE.version, weight: 'hold', detail: { burstId } },
];

/** Bounds change slowly and cost a look at the company's past. */
const BOUND_MS = 10 * 60 * 1000;
const MAX_BOUNDS = 10_000;
const bounds = new Map<string, BurstBound & { at: number }>();

function knownBound(companyId: string, now: Date): BurstBound | undefined {
  const known = bounds.get(companyId);
  return known && Math.abs(now.getTime() - known.at) < BOUND_MS ? known : undefined;
}

async function boundOf(tx: Tx, companyId: string, now: Date): Promise<BurstBound> {
  const bound = { ...burstBound(await repo.historyOf(tx, companyId, now)), at: now.getTime() };
  if (bounds.size >= MAX_BOUNDS) bounds.clear();
  bounds.set(companyId, bound);
  return bound;
}

/**
 * Whether the submissions about a company come far faster than its own history explains; opens the burst when they begin
 * to. The submission that is screened has left its device's mark before.
 */
export async function checkBurst(app: AppContext, tx: Tx, companyId: string): Promise<OtherFinding[]> {
  const open = await repo.openBurstOf(tx, companyId);
  if (open) return found(open.id);
  const now = await app.clock.now(tx);
  if ((await repo.submissionsOfDay(tx, companyId, now, MIN_BURST)) < MIN_BURST) return [];
  const known = knownBound(companyId, now);
  if (known && (await repo.submissionsOfDay(tx, companyId, now, known.bound)) < known.bound) return [];
  // Before anything is held the past is looked at as it is now: more invitations may have gone out.
  const { expected, bound } = await boundOf(tx, companyId, now);
  const observed = await repo.submissionsOfDay(tx, companyId, now, bound);
  if (observed < bound) return [];
  const opened = await repo.addBurst(tx, { companyId, observed, expected }, now);
  if (opened) {
    await say(tx, companyId, true);
    await openCase(tx, { kind: 'burst', companyId, subjectId: opened.id, priority: PRIORITY.burst }, now);
  }
  const burst = opened ?? (await repo.openBurstOf(tx, companyId));
  return burst ? found(burst.id) : [];
}

/** Puts it on the profile, or takes it off, on every site server. */
async function say(tx: Tx, companyId: string, underReview: boolean): Promise<void> {
  await setUnderReview(tx, companyId, underReview);
  await notifyCaches(tx, companyId);
}

/** Ends a burst: the profile says so no longer. @returns whether it was open. */
export async function closeBurst(app: AppContext, tx: Tx, burst: repo.Burst): Promise<boolean> {
  bounds.delete(burst.companyId);
  if (!(await repo.endBurst(tx, burst.id, await app.clock.now(tx)))) return false;
  await say(tx, burst.companyId, false);
  return true;
}

/** Ends bursts whose company has been back to its usual rate for 24 hours. What they hold still waits for a moderator. */
export async function sweepBursts(app: AppContext): Promise<void> {
  const old = await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    return repo.burstsBefore(tx, new Date(now.getTime() - DAY_MS));
  });
  await oneByOne(app, 'ending a burst', old, (burst) =>
    app.db.tx(async (tx) => {
      // Screening of the same company opens no burst meanwhile.
      await tx.execute(sql`select 1 from engine.bursts where id = ${burst.id} for update`);
      const now = await app.clock.now(tx);
      const { bound } = burstBound(await repo.historyOf(tx, burst.companyId, now));
      if ((await repo.submissionsOfDay(tx, burst.companyId, now, bound)) >= bound) return 0;
      await closeBurst(app, tx, burst);
      return 1;
    }),
  );
}
