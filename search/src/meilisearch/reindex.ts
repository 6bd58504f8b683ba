import { MeilisearchApiError, type EnqueuedTask, type Index } from 'meilisearch';
import { companyEntry, productEntry, type IndexEntry } from '../documents.ts';
import { ReindexRunning, type ReindexSource } from '../port.ts';
import { type MeiliDocument, toMeiliDocument } from './documents.ts';
import { COLLECTIONS, type Collection, type MeiliServer, MeiliTaskFailed } from './server.ts';

/** An unfinished index without writes for this long was left by a dead process. */
const ABANDONED_MS = 15 * 60_000;
const PAGE = 1000;

const nextUid = (server: MeiliServer, collection: Collection): string => `${server.uid(collection)}_next`;

async function startNext(server: MeiliServer, collection: Collection): Promise<Index<MeiliDocument>> {
  const uid = nextUid(server, collection);
  const old = await server.client.getRawIndex(uid).catch((error: unknown) => {
    if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null;
    throw error;
  });
  if (old) {
    if (Date.now() - Date.parse(old.updatedAt) < ABANDONED_MS) throw new ReindexRunning();
    await server.drop(uid);
  }
  try {
    await server.create(uid);
  } catch (error) {
    throw error instanceof MeiliTaskFailed && error.code === 'index_already_exists' ? new ReindexRunning() : error;
  }
  return server.client.index<MeiliDocument>(uid);
}

async function fill<T>(
  server: MeiliServer,
  index: Index<MeiliDocument>,
  batches: AsyncIterable<T[]>,
  toDocuments: (batch: T[]) => MeiliDocument[],
): Promise<number> {
  let count = 0;
  const tasks: EnqueuedTask[] = [];
  for await (const batch of batches) {
    const documents = toDocuments(batch);
    count += documents.length;
    // Awaited together: the server then merges the batches in its queue.
    if (documents.length > 0) tasks.push(await index.addDocuments(documents, { primaryKey: 'id' }));
  }
  for (const task of tasks) await server.finished(task);
  return count;
}

/** Carries over what was written to `from` since then, removals too, unless `to` has it newer. */
async function catchUp(
  server: MeiliServer,
  from: Index<MeiliDocument>,
  to: Index<MeiliDocument>,
  since: number,
): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await from.getDocuments({ filter: `indexedAt > ${since}`, offset, limit: PAGE });
    if (results.length === 0) return;
    const ids = JSON.stringify(results.map(({ id }) => id));
    const present = await to.getDocuments({ filter: `id IN ${ids}`, limit: PAGE });
    const stamps = new Map(present.results.map(({ id, indexedAt }) => [id, indexedAt]));
    await server.put(
      to,
      results.filter(({ id, indexedAt }) => indexedAt > (stamps.get(id) ?? 0)),
    );
    if (results.length < PAGE) return;
  }
}

/**
 * Builds new indexes beside the old ones and swaps both pairs in one task. No change is lost: every document carries
 * the time it was written, and what was written to the old index since the start, removals included (see
 * `tombstone`), is carried over twice: before the swap, to keep searches fresh, and after it, when the server's queue
 * guarantees that nothing more reaches the old one.
 */
export async function rebuild(
  server: MeiliServer,
  source: ReindexSource,
): Promise<{ companies: number; products: number }> {
  const companiesNext = await startNext(server, 'companies');
  try {
    const productsNext = await startNext(server, 'products');
    // A write of this very millisecond is later than what the source says.
    const since = Date.now() - server.clockSkewMs - 1;
    const toDocuments = (entries: IndexEntry[]): MeiliDocument[] =>
      entries.map((entry) => toMeiliDocument(entry, since));
    const companies = await fill(server, companiesNext, source.companies(), (batch) =>
      toDocuments(batch.filter(({ hidden }) => !hidden).map(companyEntry)),
    );
    const products = await fill(server, productsNext, source.products(), (batch) =>
      toDocuments(batch.map(productEntry)),
    );
    const pairs = COLLECTIONS.map((collection) => ({
      live: server.live(collection),
      next: server.client.index<MeiliDocument>(nextUid(server, collection)),
    }));
    for (const { live, next } of pairs) await catchUp(server, live, next, since);
    await server.done(
      server.client.swapIndexes(pairs.map(({ live, next }) => ({ indexes: [live.uid, next.uid], rename: false }))),
    );
    for (const { live, next } of pairs) await catchUp(server, next, live, since);
    return { companies, products };
  } finally {
    // After success these are the old indexes, after a failure the unfinished ones.
    for (const collection of COLLECTIONS) await server.drop(nextUid(server, collection));
  }
}
