import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Badge } from '@app/contracts/badges';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { figuresOf } from './figures.ts';
import { notifyMembers } from './mailing.ts';
import { decideBadges, evidenceFor } from './model.ts';
import { badgeAwards } from './schema.ts';

/** Badges are evaluated after the nightly counts: from this hour of the company's day. */
const NIGHT_HOUR = 2;
const BATCH = 200;
// Arbitrary, but unique among our advisory locks.
const LOCK = 7_301_003;

async function heldBadgesByCompany(tx: Tx, companyIds: readonly string[]): Promise<Map<string, Map<Badge, string>>> {
  const rows = await tx
    .select({ id: badgeAwards.id, companyId: badgeAwards.companyId, badge: badgeAwards.badge })
    .from(badgeAwards)
    .where(and(inArray(badgeAwards.companyId, [...companyIds]), isNull(badgeAwards.lostAt)));
  const held = new Map<string, Map<Badge, string>>();
  for (const { id, companyId, badge } of rows) held.set(companyId, (held.get(companyId) ?? new Map()).set(badge, id));
  return held;
}

/**
 * Evaluates the badges of these companies now: records badges won and lost with their evidence, and mails the members
 * unless `quietly`. Idempotent for the same figures.
 * @returns the number of badges won or lost
 */
export async function evaluateBadges(
  app: AppContext,
  tx: Tx,
  companyIds: readonly string[],
  { quietly = false }: { quietly?: boolean } = {},
): Promise<number> {
  if (companyIds.length === 0) return 0;
  const now = await app.clock.now(tx);
  const figures = await figuresOf(tx, companyIds);
  const held = await heldBadgesByCompany(tx, companyIds);
  const awards: (typeof badgeAwards.$inferInsert)[] = [];
  const ended: string[] = [];
  for (const companyId of companyIds) {
    const own = held.get(companyId) ?? new Map<Badge, string>();
    const known = figures.get(companyId) ?? {};
    const { won, lost } = decideBadges([...own.keys()], known);
    if (won.length + lost.length === 0) continue;
    for (const badge of won) {
      awards.push({ id: newId(), companyId, badge, wonAt: now, evidence: evidenceFor(badge, known) });
    }
    ended.push(...lost.flatMap((badge) => own.get(badge) ?? []));
    await notifyCaches(tx, companyId);
    if (!quietly) await notifyMembers(app, tx, { companyId, won, lost });
  }
  if (ended.length > 0) await tx.update(badgeAwards).set({ lostAt: now }).where(inArray(badgeAwards.id, ended));
  if (awards.length > 0) await tx.insert(badgeAwards).values(awards);
  await tx.execute(sql`
    insert into engine.badge_evaluations (company_id, day)
    select id, ((engine.app_now() at time zone time_zone) - make_interval(hours => ${NIGHT_HOUR}::int))::date
    from engine.companies where id in ${companyIds}
    on conflict (company_id) do update set day = excluded.day`);
  return awards.length + ended.length;
}

/** Companies due for evaluation, those never evaluated first. */
async function dueCompanies(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from engine.companies c left join engine.badge_evaluations e on e.company_id = c.id
    where c.state = 'active'
      and (e.day is null or e.day < ((engine.app_now() at time zone c.time_zone) - make_interval(hours => ${NIGHT_HOUR}::int))::date)
    order by e.day nulls first limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

/** Evaluates a batch of due companies, unless another worker is doing so. @returns the number of companies */
export function sweepBadges(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    if (!rows[0]?.mine) return 0;
    const due = await dueCompanies(tx);
    await evaluateBadges(app, tx, due);
    return due.length;
  });
}

/** Evaluates the badges of all companies without mails, for freshly loaded demo data. */
export async function evaluateAllBadges(app: AppContext, tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from engine.companies where state = 'active' order by id`,
  );
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH)
    await evaluateBadges(app, tx, ids.slice(at, at + BATCH), { quietly: true });
}
