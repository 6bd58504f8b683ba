import { sql } from 'drizzle-orm';
import { CompanyReviewQuery } from '@app/contracts/company-reviews/list';
import { countReviews, findReviews, loadCompanyReviews } from '../../../../engine/src/domains/reviews/public.ts';
import { fillLargeCompany } from '../data/fill-large-company.ts';
import { figure, quantile } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const REVIEWS = 1_000_000;
const PER_PAGE = 20;
const GOAL_MS = 150;

/** Each filter alone, several together, frequent and rare words, words that no review of the filter has. */
const FILTERS = [
  '',
  'state=published',
  'state=held',
  'subject=products',
  'grade=1',
  'grade=1,2,3',
  'origin=external',
  'language=cs',
  'answered=no',
  'answered=yes',
  'answer=rejected',
  'photos=yes',
  'pinned=yes',
  'from=2026-01-01&to=2026-01-07',
  'grade=1&origin=external&language=cs&answered=yes',
  'grade=5&language=de&answered=no&from=2026-01-01&to=2026-01-31',
  'words=parcel',
  'words=teapot',
  'words=tea',
  'words=nowhere',
  'words=%E9%85%8D%E9%80%81',
  'words=parcel%20dostawa',
  'words=anna%20parcel&grade=1,2&origin=external',
  'words=teapot&grade=1&language=cs',
  'words=lieferung&from=2026-01-01&to=2026-01-31&answered=no',
];
const SORTS = ['newest', 'oldest', 'grade-low', 'grade-high', 'unanswered-first'];

/** First rows, with their count, of the list of a company with a million reviews, for every filter and sort. */
export async function companyLists(stage: BenchEnvironment, { times }: { times: number }): Promise<Measure> {
  const { app } = stage;
  const slug = await fillLargeCompany(stage, REVIEWS);
  await app.db.queries.execute(sql`vacuum analyze`);
  const { rows } = await app.db.queries.execute<{ id: string }>(
    sql`select id from engine.companies where slug = ${slug}`,
  );
  const companyId = rows[0]?.id ?? '';
  stage.say(`A company with ${REVIEWS} reviews and their index is there.`);
  const queries = FILTERS.flatMap((filter) => SORTS.map((sort) => `${filter}&sort=${sort}`));

  async function firstRows(query: string): Promise<number> {
    const {
      cursor: _,
      limit: __,
      sort,
      ...filter
    } = CompanyReviewQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    const search = { companyId, filter, sort };
    const started = performance.now();
    const [found] = await Promise.all([
      findReviews(app.db.queries, search, PER_PAGE + 1),
      filter.words === undefined ? countReviews(app.db.queries, search, PER_PAGE * 50) : 0,
    ]);
    await loadCompanyReviews(
      app.db,
      companyId,
      found.slice(0, PER_PAGE).map(({ review_id }) => review_id),
    );
    return performance.now() - started;
  }

  const rounds = new Rounds();
  let slowest = { query: '', ms: 0 };
  return {
    async round() {
      await stage.quiet.wait();
      const taken: number[] = [];
      for (const query of queries) {
        const each: number[] = [];
        for (let n = 0; n < times; n++) each.push(await firstRows(query));
        taken.push(...each);
        const ms = quantile(each, 0.5);
        if (ms > slowest.ms) slowest = { query, ms };
      }
      rounds.add({ p50: quantile(taken, 0.5), p95: quantile(taken, 0.95), most: quantile(taken, 1) });
    },
    figures: () => [
      figure({ measure: 'm', name: `list of a company with ${REVIEWS} reviews, p50`, unit: 'ms' }, rounds.of('p50')),
      figure(
        { measure: 'm', name: 'p95 of all filters and sorts', unit: 'ms', goal: { atMost: GOAL_MS } },
        rounds.of('p95'),
      ),
      figure({ measure: 'm', name: 'slowest request', unit: 'ms' }, rounds.of('most')),
    ],
    notes: () => ({
      'filters and sorts of m': queries.length,
      'slowest of m by its median': `${slowest.query} ${Math.round(slowest.ms)} ms`,
    }),
  };
}
