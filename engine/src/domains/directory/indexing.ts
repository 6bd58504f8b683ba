import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ReindexRunning } from '@app/search';
import type { CompanyDocument } from '@app/search';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { BATCH, batches } from './batches.ts';
import { categoryKey, categoryMeans, recentCategoryMeans } from './category-means.ts';
import type { CategoryMeans } from './category-means.ts';
import { writeEntries } from './entries.ts';
import type { EntrySource } from './entries.ts';
import { createLimit } from './limit.ts';
import type { Limit } from './limit.ts';
import { refreshProducts, shownProducts } from './product-indexing.ts';
import { UNKNOWN_MEAN, rankAround } from './rank.ts';

interface CompanyRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  website: string | null;
  kind: string;
  category: string;
  city: string | null;
  region: string | null;
  country: string;
  hidden: boolean;
  count: number;
  halves: number;
  average: number | null;
}

/** Companies with their own totals. */
const companyRows = (where: SQL, tail: SQL) => sql`
  select c.id, c.slug, c.name, c.website, c.kind, c.category, c.city, c.region, c.country,
    (c.state <> 'active' or c.presentation = 'hidden') as hidden,
    coalesce(t.count, 0) as count, coalesce(t.halves, 0)::float8 as halves, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
  from engine.companies c
  left join engine.subject_totals t on t.subject_id = c.id
  where ${where} ${tail}`;

const rankOf = (means: CategoryMeans, company: CompanyRow): number =>
  rankAround(company, means.get(categoryKey(company.kind, company.category)) ?? UNKNOWN_MEAN);

const companyDocument =
  (means: CategoryMeans) =>
  (company: CompanyRow): CompanyDocument => {
    const { halves: _, average: __, ...row } = company;
    return { ...row, rank: rankOf(means, company) };
  };

/** What the directory's entry is made of. */
const entrySource =
  (means: CategoryMeans) =>
  (company: CompanyRow): EntrySource => ({ ...company, rank: rankOf(means, company) });

/**
 * Indexing jobs of this process that may hold a connection while the search index, perhaps on the same pool, takes
 * another: were they all of the pool's connections, each would wait for ever.
 */
const seats = new WeakMap<Db, Limit>();

function seatsOf({ db, config }: AppContext): Limit {
  const known = seats.get(db) ?? createLimit(Math.max(1, Math.floor(config.DATABASE_POOL / 4)));
  seats.set(db, known);
  return known;
}

/** Pages that a company belongs on from now on cannot have been tagged by it; its coming and going drops them all. */
async function notifyAllLists(tx: Tx): Promise<void> {
  await notifyCaches(tx, 'search');
  await notifyCaches(tx, 'directory');
}

/**
 * Brings a company's document, its entry in the directory, and the documents of the named products up to date; of all its
 * products when people see the company from now on, or no longer. Several at once for one company read and write one
 * after the other: otherwise the one that read first might write last.
 */
export async function refreshDocuments(app: AppContext, companyId: string, productIds: string[]): Promise<void> {
  const means = await recentCategoryMeans(app.db);
  await seatsOf(app)(() =>
    app.db.tx(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 3))`);
      const { rows } = await tx.execute<CompanyRow>(companyRows(sql`c.id = ${companyId}`, sql``));
      await app.search.upsertCompanies(rows.map(companyDocument(means)));
      // Its own page is told of the change already; lists show what the entry says, which is known only now.
      const { changed, cameOrWent } = await writeEntries(tx, rows.map(entrySource(means)));
      if (changed > 0) await notifyCaches(tx, `list:${companyId}`);
      if (cameOrWent > 0) await notifyAllLists(tx);
      await refreshProducts(
        app,
        tx,
        { companyId, shown: rows.some(({ hidden }) => !hidden) },
        cameOrWent > 0 ? 'all' : productIds,
      );
    }),
  );
}

/** Follows each change of a company or its counts. */
export const indexCompany = defineJob({
  name: 'directory.index-company',
  data: z.object({ companyId: Id, productIds: z.array(Id).default([]) }),
  run: (app, { companyId, productIds }) => refreshDocuments(app, companyId, productIds),
});

/** Builds the whole index anew from the database and swaps it in; and the directory meanwhile. */
export async function reindexAll(
  app: Pick<AppContext, 'db' | 'search'>,
): Promise<{ companies: number; products: number }> {
  const built = await app.search.reindex({
    async *companies() {
      const means = await categoryMeans(app.db.read);
      const page = (after: string) =>
        app.db.read.execute<CompanyRow>(companyRows(sql`c.id > ${after}::uuid`, sql`order by c.id limit ${BATCH}`));
      for await (const rows of batches(page)) yield rows.map(companyDocument(means));
    },
    async *products() {
      // Entries first. By its entry a company is known to have come or gone: if it does so after the entry has been
      // written, the job that follows takes its products along, whatever is read of them here.
      await rebuildDirectory(app);
      yield* shownProducts(app.db.read);
    },
  });
  // Until now results came from the old index.
  await app.db.tx((tx) => notifyCaches(tx, 'search'));
  return built;
}

/**
 * Writes every company's entry anew. While it reads and writes a batch no other writer is let in: none can have read
 * something newer. One that has read something older writes once more when it hears of the change.
 */
export async function rebuildDirectory({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const means = await categoryMeans(db.read);
  const page = (after: string) =>
    db.tx(async (tx) => {
      await tx.execute(sql`lock table engine.directory_entries in share row exclusive mode`);
      const { rows } = await tx.execute<CompanyRow>(
        companyRows(sql`c.id > ${after}::uuid`, sql`order by c.id limit ${BATCH}`),
      );
      await writeEntries(tx, rows.map(entrySource(means)));
      return { rows };
    });
  for await (const _ of batches(page));
  await db.tx(notifyAllLists);
  await db.read.execute(sql`analyze engine.directory_entries`);
}

/** Longer than a search server keeps the half-built index of a process that died. */
const REINDEX_PATIENCE_MS = 20 * 60_000;
const REINDEX_PAUSE_MS = 500;

/**
 * Builds the whole index anew as soon as no other process does: what that one has read may be older than the tables.
 * @throws ReindexRunning when the other one takes longer than `patienceMs`
 */
export async function reindexInTurn(
  app: Pick<AppContext, 'db' | 'search' | 'log'>,
  patienceMs = REINDEX_PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await reindexAll(app);
      return;
    } catch (error) {
      if (!(error instanceof ReindexRunning) || Date.now() >= end) throw error;
      if (tries === 1) app.log.info('another process builds the search index: waiting for it');
      await sleep(REINDEX_PAUSE_MS);
    }
  }
}

/** Whether there are companies to show and nobody has written the directory yet: it came with an update. */
async function directoryIsNew({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const { rows } = await db.read.execute<{ empty: boolean }>(sql`
    select not exists (select 1 from engine.directory_entries) and exists (
      select 1 from engine.companies where state = 'active' and presentation = 'shown') as empty`);
  return rows[0]?.empty ?? false;
}

/** Builds the index where it is new, unless another process is about to: its index will be this one's too. */
export async function fillNewIndex(app: Pick<AppContext, 'db' | 'search' | 'log'>): Promise<void> {
  if (!(await app.search.setup()).needsReindex) {
    if (await directoryIsNew(app)) await rebuildDirectory(app);
    return;
  }
  try {
    await reindexAll(app);
  } catch (error) {
    if (!(error instanceof ReindexRunning)) throw error;
    app.log.info('another process builds the search index');
  }
}
