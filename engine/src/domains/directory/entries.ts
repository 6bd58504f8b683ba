import { createHash } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyKind } from '@app/contracts/common';
import type { Tx } from '../../platform/db.ts';
import { slugify } from '../companies/public.ts';
import { directoryEntries } from './schema.ts';

/** What an entry is made of: a company with its totals and its rank. */
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

/** A place in an address. What has no Latin letters that we know of gets the same made-up name every time. */
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
const all = (of: SQL): SQL =>
  sql`(${sql.join(
    columns.map(([, name]) => sql`${of}.${name}`),
    sql`, `,
  )})`;

/** How many entries are other than before, and how many of these are new or gone. */
interface Written {
  changed: number;
  cameOrWent: number;
}

/** Brings the entries of these companies up to date: hidden ones lose theirs, unchanged ones are not written again. */
export async function writeEntries(tx: Tx, sources: readonly EntrySource[]): Promise<Written> {
  const hidden = sources.filter((source) => source.hidden).map(({ id }) => id);
  const entries = sources.filter((source) => !source.hidden).map(entryOf);
  const removed =
    hidden.length > 0
      ? await tx.execute(sql`delete from engine.directory_entries where company_id = any(${sql.param(hidden)}::uuid[])`)
      : null;
  const written = entries.length > 0 ? await upsert(tx, entries) : [];
  const gone = removed?.rowCount ?? 0;
  return { changed: gone + written.length, cameOrWent: gone + written.filter(({ isNew }) => isNew).length };
}

const upsert = (tx: Tx, entries: Entry[]) =>
  tx
    .insert(directoryEntries)
    .values(entries)
    .onConflictDoUpdate({
      target: directoryEntries.companyId,
      set: Object.fromEntries(columns.map(([key, name]) => [key, sql`excluded.${name}`])),
      setWhere: sql`${all(sql`directory_entries`)} is distinct from ${all(sql`excluded`)}`,
    })
    // A row that was there before has been locked by this transaction, which leaves its mark.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
