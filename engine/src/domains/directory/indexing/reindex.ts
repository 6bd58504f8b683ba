import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ReindexRunning } from '@app/search';
import type { AppContext } from '../../../platform/context.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { BATCH_SIZE, readInBatches } from './batches.ts';
import { companyDocument, companyRows, entrySource, notifyAllLists } from './company-rows.ts';
import type { CompanyRow } from './company-rows.ts';
import { writeEntries } from './entries.ts';
import { priorMeans } from './prior-means.ts';
import { shownProducts } from './products.ts';

/** Rebuilds the search index from the database and swaps it in; rebuilds the directory as well. */
export async function reindexAll(
  app: Pick<AppContext, 'db' | 'search'>,
): Promise<{ companies: number; products: number }> {
  const built = await app.search.reindex({
    async *companies() {
      const means = await priorMeans(app.db.queries);
      const page = (after: string) =>
        app.db.queries.execute<CompanyRow>(
          companyRows(sql`c.id > ${after}::uuid`, sql`order by c.id limit ${BATCH_SIZE}`),
        );
      for await (const rows of readInBatches(page)) yield rows.map(companyDocument(means));
    },
    async *products() {
      // Entries first: if a company is shown or hidden after its entry was written, the job that follows sees the change
      // in the entry and updates its products, whatever was read of them here.
      await rebuildDirectory(app);
      yield* shownProducts(app.db.queries);
    },
  });
  // Until now results have come from the old index.
  await app.db.tx((tx) => notifyCaches(tx, 'search'));
  return built;
}

/**
 * Rewrites every company's entry. The table is locked against other writers while a batch is read and written, so no
 * newer data is overwritten.
 */
export async function rebuildDirectory({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const means = await priorMeans(db.queries);
  const page = (after: string) =>
    db.tx(async (tx) => {
      await tx.execute(sql`lock table engine.directory_entries in share row exclusive mode`);
      const { rows } = await tx.execute<CompanyRow>(
        companyRows(sql`c.id > ${after}::uuid`, sql`order by c.id limit ${BATCH_SIZE}`),
      );
      await writeEntries(tx, rows.map(entrySource(means)));
      return { rows };
    });
  for await (const _ of readInBatches(page));
  await db.tx(notifyAllLists);
  await db.queries.execute(sql`analyze engine.directory_entries`);
}

/** Longer than a search server keeps the half-built index of a process that died. */
const REINDEX_PATIENCE_MS = 20 * 60_000;
const REINDEX_PAUSE_MS = 500;

/**
 * Rebuilds the index, after waiting for a rebuild by another process: that one may have read older data.
 * @throws ReindexRunning if the other process takes longer than `patienceMs`
 */
export async function reindexAfterOthers(
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

/** Whether the directory is empty although there are shown companies, as after the migration that added it. */
async function directoryIsNew({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const { rows } = await db.queries.execute<{ empty: boolean }>(sql`
    select not exists (select 1 from engine.directory_entries) and exists (
      select 1 from engine.companies where state = 'active' and presentation = 'shown') as empty`);
  return rows[0]?.empty ?? false;
}

/** Builds a new index at startup, unless another process is building it already. */
export async function buildNewIndex(app: Pick<AppContext, 'db' | 'search' | 'log'>): Promise<void> {
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
