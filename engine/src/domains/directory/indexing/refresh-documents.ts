import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { companyDocument, companyRows, entrySource, notifyAllLists } from './company-rows.ts';
import type { CompanyRow } from './company-rows.ts';
import { writeEntries } from './entries.ts';
import { cachedPriorMeans } from './prior-means.ts';
import { refreshProducts } from './products.ts';

/**
 * Limit of concurrent indexing jobs in this process. Each holds a connection while the search index, perhaps on the same
 * pool, takes another: with all connections held they would deadlock.
 */
const indexingLimits = new WeakMap<Db, LimitFunction>();

function indexingLimit({ db, config }: AppContext): LimitFunction {
  const known = indexingLimits.get(db) ?? pLimit(Math.max(1, Math.floor(config.DATABASE_POOL / 4)));
  indexingLimits.set(db, known);
  return known;
}

/**
 * Updates a company's search document, its directory entry, and the documents of the given products; of all its products
 * if the company becomes shown or hidden. `factsChanged`: not only its counts, so that it may be found by other words. Concurrent calls for one company are serialized, so that stale data is never
 * written last.
 */
export async function refreshDocuments(
  app: AppContext,
  companyId: string,
  productIds: string[],
  { factsChanged = false } = {},
): Promise<void> {
  const means = await cachedPriorMeans(app.db);
  await indexingLimit(app)(() =>
    app.db.tx(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 3))`);
      const { rows } = await tx.execute<CompanyRow>(companyRows(sql`c.id = ${companyId}`, sql``));
      await app.search.upsertCompanies(rows.map(companyDocument(means)));
      // The company's own page is purged elsewhere; lists show the entry, which has changed only now.
      const { changed, addedOrRemoved, moved } = await writeEntries(tx, rows.map(entrySource(means)));
      if (changed > 0) await notifyCaches(tx, `list:${companyId}`);
      if (addedOrRemoved + moved > 0) await notifyAllLists(tx);
      else if (factsChanged) await notifyCaches(tx, 'search');
      await refreshProducts(
        app,
        tx,
        { companyId, shown: rows.some(({ hidden }) => !hidden) },
        addedOrRemoved > 0 ? 'all' : productIds,
      );
    }),
  );
}

/** Runs after each change of a company's counts. */
export const indexCompany = defineJob({
  name: 'directory.index-company',
  data: z.object({ companyId: Id, productIds: z.array(Id).default([]) }),
  run: (app, { companyId, productIds }) => refreshDocuments(app, companyId, productIds),
});

/** Runs after each change of a company's facts. */
export const indexChangedCompany = defineJob({
  name: 'directory.index-changed-company',
  data: z.object({ companyId: Id }),
  run: (app, { companyId }) => refreshDocuments(app, companyId, [], { factsChanged: true }),
});
