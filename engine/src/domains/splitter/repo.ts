import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SPLIT_RECENT_DAYS } from '@app/contracts/inviting/splitter';
import type { Queries, Tx } from '../../platform/db.ts';
import type { HereCounts, SiteFacts } from './model.ts';
import { splitDraws, splitSites } from './schema.ts';

export type StoredSite = typeof splitSites.$inferSelect;

/** All sites, those of the past too, oldest first. */
export function allSites(queries: Queries, companyId: string): Promise<StoredSite[]> {
  return queries.select().from(splitSites).where(eq(splitSites.companyId, companyId)).orderBy(asc(splitSites.id));
}

export async function siteById(queries: Queries, companyId: string, id: string): Promise<StoredSite | undefined> {
  const [found] = await queries
    .select()
    .from(splitSites)
    .where(and(eq(splitSites.companyId, companyId), eq(splitSites.id, id)));
  return found;
}

/** Adds a site, or changes the one with the same address. */
export async function saveSite(tx: Tx, site: StoredSite): Promise<void> {
  const { name, share, changedAt } = site;
  await tx
    .insert(splitSites)
    .values(site)
    .onConflictDoUpdate({ target: [splitSites.companyId, splitSites.url], set: { name, share, changedAt } });
}

/** Deletes sites of the past that nobody was ever drawn for. */
export async function forgetUncounted(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`
    delete from engine.split_sites s where company_id = ${companyId} and share = 0
      and not exists (select 1 from engine.split_counts n where n.company_id = ${companyId} and n.site_id = s.id)`);
}

/** Counts a drawn customer; `siteId` null = stays here. */
export async function countDraw(tx: Tx, companyId: string, siteId: string | null): Promise<void> {
  await tx.execute(sql`
    insert into engine.split_counts (company_id, site_id, day, count)
    values (${companyId}, ${siteId ?? companyId}, (engine.app_now() at time zone 'UTC')::date, 1)
    on conflict (company_id, site_id, day) do update set count = split_counts.count + 1`);
}

/** @returns what the browser has drawn before; undefined if nothing */
export async function drawOf(queries: Queries, visitor: string): Promise<{ siteId: string | null } | undefined> {
  const [found] = await queries
    .select({ siteId: splitDraws.siteId })
    .from(splitDraws)
    .where(eq(splitDraws.visitor, visitor));
  return found;
}

/** @returns false if a request of the same browser was faster */
export async function addDraw(tx: Tx, draw: typeof splitDraws.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(splitDraws)
    .values(draw)
    .onConflictDoNothing()
    .returning({ visitor: splitDraws.visitor });
  return added.length > 0;
}

/** Sites with their counts, and the counts of those who stayed, as one JSON value. */
export const splitterJson = (companyId: SQL): SQL => sql`
  (select json_build_object(
    'sites', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'url', s.url, 'share', s.share,
        'recent', coalesce(n.recent, 0), 'total', coalesce(n.total, 0)) order by s.id)
      from engine.split_sites s left join lateral (${countsOf(companyId, sql`s.id`)}) n on true
      where s.company_id = ${companyId}), '[]'),
    'here', (select json_build_object('recent', coalesce(h.recent, 0), 'total', coalesce(h.total, 0))
      from (${countsOf(companyId, companyId)}) h)))`;

const countsOf = (companyId: SQL, siteId: SQL): SQL => sql`
  select sum(count)::int as total,
    sum(count) filter (where day > (engine.app_now() at time zone 'UTC')::date - ${sql.raw(String(SPLIT_RECENT_DAYS))})::int as recent
  from engine.split_counts where company_id = ${companyId} and site_id = ${siteId}`;

export interface SplitterFacts {
  sites: SiteFacts[];
  here: HereCounts;
}

export async function splitterFacts(tx: Tx, companyId: string): Promise<SplitterFacts> {
  const { rows } = await tx.execute<{ facts: SplitterFacts }>(
    sql`select ${splitterJson(sql`${companyId}::uuid`)} as facts`,
  );
  return rows[0]?.facts ?? { sites: [], here: { recent: 0, total: 0 } };
}
