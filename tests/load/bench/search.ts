import { createSearchIndex } from '@app/search';
import { generatedCompanies, generatedQueries, noProducts } from '@app/search/testing';
import { figure, quantile } from './figures.ts';
import { Rounds } from './measure.ts';
import type { Measure } from './measure.ts';
import type { SearchLoad } from './search-load.ts';
import type { Stage } from './stage.ts';

const GOAL_P95_MS = 50;
/** As the page of results asks, at first and with a choice made. */
const WITH_FACETS = { facets: true };
const NARROWED = { facets: true, kind: 'hotels' };

export interface SearchOptions {
  companies: number;
  /** Searches per round, all kinds of them in turn. */
  queries: number;
}

/** Searches through the port over so many companies. */
export async function searches(stage: Stage, { companies, queries }: SearchOptions): Promise<Measure> {
  const index = createSearchIndex({ databaseUrl: stage.databaseUrl });
  await index.setup();
  const started = performance.now();
  await index.reindex({ companies: () => generatedCompanies(companies), products: noProducts });
  const built = (performance.now() - started) / 1000;
  await index.close();

  const run = (seed: number, more: Pick<SearchLoad, 'facets' | 'kind'> = { facets: false }) => {
    // The set's own seed stays, so that the queries are about companies that are there.
    const asked = generatedQueries(queries * (seed + 1), { companies }).slice(-queries);
    return stage.bare.run('search', { databaseUrl: stage.databaseUrl, queries: asked.map(({ q }) => q), ...more });
  };
  await run(0);
  await run(0, WITH_FACETS);
  const rounds = new Rounds();
  return {
    async round(number) {
      await stage.quiet.wait();
      const times = await run(number);
      const withFacets = await run(number, WITH_FACETS);
      const narrowed = await run(number, NARROWED);
      rounds.add({
        ...{ p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) },
        ...{ facets50: quantile(withFacets, 0.5), facets95: quantile(withFacets, 0.95) },
        ...{ narrowed50: quantile(narrowed, 0.5), narrowed95: quantile(narrowed, 0.95) },
      });
    },
    figures: () => [
      figure({ measure: 'c', name: `search over ${companies} companies, p50`, unit: 'ms' }, rounds.of('p50')),
      figure({ measure: 'c', name: 'p95', unit: 'ms', goal: { atMost: GOAL_P95_MS } }, rounds.of('p95')),
      figure({ measure: 'c', name: 'p99', unit: 'ms' }, rounds.of('p99')),
      figure({ measure: 'c', name: 'with facets, p50', unit: 'ms' }, rounds.of('facets50')),
      figure(
        { measure: 'c', name: 'with facets, p95', unit: 'ms', goal: { atMost: GOAL_P95_MS } },
        rounds.of('facets95'),
      ),
      figure({ measure: 'c', name: 'narrowed down, p50', unit: 'ms' }, rounds.of('narrowed50')),
      figure(
        { measure: 'c', name: 'narrowed down, p95', unit: 'ms', goal: { atMost: GOAL_P95_MS } },
        rounds.of('narrowed95'),
      ),
    ],
    notes: () => ({ 'searches per round': queries, 'building the index, s': Number(built.toFixed(1)) }),
  };
}
