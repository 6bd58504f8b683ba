import { sql } from 'drizzle-orm';
import { ReindexRunning } from '@app/search';
import type { CompanyDocument } from '@app/search';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { newId } from '../../../kernel/ids.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { cachedPriorMeans, priorMeans } from './prior-means.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { buildNewIndex, reindexAfterOthers, reindexAll } from './reindex.ts';
import { platformStats } from '../stats.ts';
import { reviewedLongAgo } from '../testing.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
  await test.app.search.setup();
});
afterEach(() => test.close());

/** Adds `count` reviews of grade 4 to a company or one of its products. */
const total = (companyId: string, subjectId: string, count: number) =>
  test.app.db.queries.execute(sql`
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
    values (${subjectId}, ${companyId}, ${count}, ${count * 2}, ${count * 8})`);

const company = (given: Parameters<typeof aCompany>[1] = {}) => test.app.db.tx((tx) => aCompany(tx, given));

it('platform statistics count shown companies and their reviews without product reviews', async () => {
  const [shown, hidden, blocked] = [
    await company({ kind: 'hotels' }),
    await company({ presentation: 'hidden' }),
    await company({ state: 'blocked' }),
  ];
  await company();
  for (const { id } of [shown, hidden, blocked]) await total(id, id, 10);
  await total(shown.id, newId(), 5);
  expect(await platformStats(test.app.db.queries)).toEqual({
    companies: 2,
    reviews: 10,
    byKind: { shops: 1, services: 0, hotels: 1, restaurants: 0 },
  });
});

it('a single company is ranked by cached means, a reindex by current ones', async () => {
  const { app } = test;
  const { id } = await company({ category: 'books' });
  await total(id, id, 10);
  await reviewedLongAgo(app.db.queries, id);
  expect((await cachedPriorMeans(app.db)).kinds.get('shops')).toBe(4);
  await app.db.queries.execute(sql`update engine.subject_totals set halves_times_grade = halves * 2`);
  expect((await cachedPriorMeans(app.db)).kinds.get('shops')).toBe(4);
  expect((await priorMeans(app.db.queries)).kinds.get('shops')).toBe(2);

  const written: CompanyDocument[] = [];
  jest.spyOn(app.search, 'reindex').mockImplementation(async (source) => {
    for await (const batch of source.companies()) written.push(...batch);
    return { companies: written.length, products: 0 };
  });
  await reindexAll(app);
  expect(written.map(({ rank }) => rank)).toEqual([2]);
});

it('means cover shown companies only', async () => {
  const { app } = test;
  const [shown, hidden, blocked] = [
    await company({ category: 'books' }),
    await company({ category: 'books', presentation: 'hidden' }),
    await company({ category: 'books', state: 'blocked' }),
  ];
  for (const { id } of [shown, hidden, blocked]) await total(id, id, 10);
  await app.db.queries.execute(
    sql`update engine.subject_totals set halves_times_grade = halves * 1 where company_id <> ${shown.id}`,
  );
  expect((await priorMeans(app.db.queries)).kinds).toEqual(new Map([['shops', 4]]));
});

it('concurrent indexing jobs of a company never write stale data last', async () => {
  const { app } = test;
  const { id } = await company({ name: 'Old name' });
  const upsert = app.search.upsertCompanies.bind(app.search);
  const hasRead = Promise.withResolvers<void>();
  let [calls, written] = [0, 0];
  /** Whether the second job waits for the first, or has overtaken it. */
  const otherIsThere = async (): Promise<boolean> =>
    written > 0 ||
    (
      await app.db.queries.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`)
    ).rows.length > 0;
  jest.spyOn(app.search, 'upsertCompanies').mockImplementation(async (documents) => {
    calls += 1;
    if (calls === 1) {
      await app.db.queries.execute(sql`update engine.companies set name = 'New name' where id = ${id}`);
      hasRead.resolve();
      await eventually('the other indexing waits for its turn', otherIsThere);
    }
    await upsert(documents);
    written += 1;
  });
  const early = refreshDocuments(app, id, []);
  await hasRead.promise;
  await Promise.all([early, refreshDocuments(app, id, [])]);
  expect((await app.search.searchCompanies({ q: 'new name' })).hits.map((hit) => hit.id)).toEqual([id]);
});

it('more concurrent indexing jobs than pool connections do not deadlock', async () => {
  const { id } = await company();
  await Promise.all(Array.from({ length: 40 }, () => refreshDocuments(test.app, id, [])));
  expect((await test.app.search.health()).companies).toBe(1);
});

it('a new index being filled by another worker is left to it', async () => {
  const { app } = test;
  await company();
  jest.spyOn(app.search, 'setup').mockResolvedValue({ needsReindex: true });
  const told = jest.spyOn(app.log, 'info');
  await Promise.all([buildNewIndex(app), buildNewIndex(app)]);
  expect(told).toHaveBeenCalledTimes(1);
  expect((await app.search.health()).companies).toBe(1);
});

/** A reindex by another process, with an empty source, that runs until `finish`. */
async function reindexElsewhere(): Promise<{ finish(): Promise<unknown> }> {
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = test.app.search.reindex({
    async *companies() {
      started.resolve();
      await released.promise;
      yield [];
    },
    async *products() {
      yield [];
    },
  });
  await started.promise;
  return {
    finish() {
      released.resolve();
      return running;
    },
  };
}

it('a queued reindex waits for the running one and includes what that one missed', async () => {
  await company();
  const other = await reindexElsewhere();
  const waits = Promise.withResolvers<void>();
  jest.spyOn(test.app.log, 'info').mockImplementation(() => waits.resolve());
  const inTurn = reindexAfterOthers(test.app);
  await Promise.race([waits.promise, inTurn]);
  await other.finish();
  await inTurn;
  expect((await test.app.search.health()).companies).toBe(1);
});

it('a queued reindex does not wait for ever', async () => {
  const other = await reindexElsewhere();
  await expect(reindexAfterOthers(test.app, 100)).rejects.toBeInstanceOf(ReindexRunning);
  await other.finish();
});
