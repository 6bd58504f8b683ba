import { createHash } from 'node:crypto';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyKind } from '@app/contracts/common';
import type { Tx } from '../../../platform/db.ts';
import { slugify } from '../../companies/public.ts';
import { directoryEntries } from '../schema.ts';

/** A company with its totals and rank, from which an entry is built. */
export interface EntrySource {
  id: string;
  kind: string;
  category: string;
  country: string;
  region: string | null;
  city: string | null;
  hidden: boolean;
  rank: number;
  count: number;
  average: number | null;
}

type Entry = typeof directoryEntries.$inferInsert;

/** URL slug of a place. Names that cannot be transliterated get a stable slug from their hash. */
const placeSlug = (name: string): string =>
  slugify(name, `place-${createHash('sha256').update(name.normalize('NFC').toLowerCase()).digest('hex').slice(0, 8)}`);

function entryOf({ id, kind, region, city, hidden: _, ...source }: EntrySource): Entry {
  const regionName = region?.trim() ?? '';
  const cityName = regionName === '' ? '' : (city?.trim() ?? '');
  return {
    companyId: id,
    kind: kind as CompanyKind,
    category: source.category,
    country: source.country,
    regionName,
    regionSlug: regionName && placeSlug(regionName),
    cityName,
    citySlug: cityName && placeSlug(cityName),
    rank: source.rank,
    count: source.count,
    average: source.average,
  };
}

const { companyId: _, ...CHANGING } = getTableColumns(directoryEntries);
const columns = Object.entries(CHANGING).map(([key, { name }]) => [key, sql.identifier(name)] as const);
const allColumns = (table: SQL): SQL =>
  sql`(${sql.join(
    columns.map(([, name]) => sql`${table}.${name}`),
    sql`, `,
  )})`;

/** Number of entries changed, of those added or removed, and of those that now stand in other lists. */
interface EntryChanges {
  changed: number;
  addedOrRemoved: number;
  moved: number;
}

/** What decides in which lists an entry stands. */
const PLACEMENT = ['kind', 'category', 'country', 'regionSlug', 'citySlug'] as const;

/** Number of known entries that now stand in other lists. */
async function movedEntries(tx: Tx, entries: readonly Entry[]): Promise<number> {
  const ids = entries.map(({ companyId }) => companyId);
  const known = await tx.select().from(directoryEntries).where(inArray(directoryEntries.companyId, ids));
  const before = new Map(known.map((entry) => [entry.companyId, entry]));
  return entries.filter((entry) => {
    const old = before.get(entry.companyId);
    return old !== undefined && PLACEMENT.some((name) => old[name] !== entry[name]);
  }).length;
}

/** Updates the entries of these companies: deletes those of hidden ones, does not rewrite unchanged ones. */
export async function writeEntries(tx: Tx, sources: readonly EntrySource[]): Promise<EntryChanges> {
  const hidden = sources.filter((source) => source.hidden).map(({ id }) => id);
  const entries = sources.filter((source) => !source.hidden).map(entryOf);
  const removed =
    hidden.length > 0
      ? await tx.execute(sql`delete from engine.directory_entries where company_id = any(${sql.param(hidden)}::uuid[])`)
      : null;
  const moved = entries.length > 0 ? await movedEntries(tx, entries) : 0;
  const written = entries.length > 0 ? await upsert(tx, entries) : [];
  const gone = removed?.rowCount ?? 0;
  return { changed: gone + written.length, addedOrRemoved: gone + written.filter(({ isNew }) => isNew).length, moved };
}

const upsert = (tx: Tx, entries: Entry[]) =>
  tx
    .insert(directoryEntries)
    .values(entries)
    .onConflictDoUpdate({
      target: directoryEntries.companyId,
      set: Object.fromEntries(columns.map(([key, name]) => [key, sql`excluded.${name}`])),
      setWhere: sql`${allColumns(sql`directory_entries`)} is distinct from ${allColumns(sql`excluded`)}`,
    })
    // xmax is set on rows that existed before, because this transaction has locked them.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
