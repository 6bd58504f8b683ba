import { createSearchIndex } from '@app/search';
import { generatedCompanies, generatedQueries, noProducts } from '@app/search/testing';
import { figure, quantile } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered } from '../processor-time.ts';
import type { SearchLoad } from '../agents/search-load.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_P95_MS = 50;
/** Maximum p95 with facets, relative to the plain search. */
const GOAL_FACETS = 2.5;
const QUANTILES = [50, 95, 99];
/** Queries as from the search box, and from the page of results without and with a chosen filter. */
const KINDS: Record<string, Pick<SearchLoad, 'facets' | 'kind'>> = {
  plain: { facets: false },
  facets: { facets: true },
  narrowed: { facets: true, kind: 'hotels' },
};

export interface SearchOptions {
  companies: number;
  /** Searches per round, all kinds of them in turn. */
  queries: number;
}

/** Searches through the port over a number of companies. */
export async function searches(stage: BenchEnvironment, { companies, queries }: SearchOptions): Promise<Measure> {
  const index = createSearchIndex({ databaseUrl: stage.databaseUrl });
  await index.setup();
  const started = performance.now();
  await index.reindex({ companies: () => generatedCompanies(companies), products: noProducts });
  const built = (performance.now() - started) / 1000;
  await index.close();

  const run = (seed: number, more: Pick<SearchLoad, 'facets' | 'kind'>) => {
    // The companies' seed stays the same, so that the queries are about existing ones.
    const asked = generatedQueries(queries * (seed + 1), { companies }).slice(-queries);
    return stage.bare.run('search', { databaseUrl: stage.databaseUrl, queries: asked.map(({ q }) => q), ...more });
  };
  const kinds = Object.entries(KINDS);
  for (const [, more] of kinds) await run(0, more);
  const rounds = new Rounds();
  return {
    async round(number) {
      await stage.quiet.wait();
      for (const [name, more] of kinds) {
        const { result: times, processor } = await metered([stage.driver, stage.postgres], () => run(number, more));
        rounds.addProcessor(name, processor, times.length);
        rounds.add(Object.fromEntries(QUANTILES.map((q) => [`${name} p${q}`, quantile(times, q / 100)])));
      }
      const times95 = (name: string): number => rounds.of(`${name} p95`).at(-1) ?? NaN;
      for (const name of ['facets', 'narrowed']) rounds.add({ [`${name} times`]: times95(name) / times95('plain') });
    },
    figures: () => {
      const time = (name: string, key: string, goal?: Figure['goal']): Figure =>
        figure({ measure: 'c', name, unit: 'ms', ...(goal && { goal }) }, rounds.of(key));
      const first = (name: string, kind: string): Figure =>
        figure({ measure: 'c', name, unit: 'ms' }, rounds.of(`${kind} p50`), rounds.processorOf(kind));
      const times = (kind: string): Figure =>
        figure(
          { measure: 'c', name: 'its p95 to that of the plain search', unit: '', goal: { atMost: GOAL_FACETS } },
          rounds.of(`${kind} times`),
        );
      return [
        first(`search over ${companies.toLocaleString('en')} companies, p50`, 'plain'),
        time('p95', 'plain p95', { atMost: GOAL_P95_MS }),
        time('p99', 'plain p99'),
        first('with facets, p50', 'facets'),
        time('p95', 'facets p95', { atMost: GOAL_P95_MS }),
        times('facets'),
        first('narrowed down, with facets, p50', 'narrowed'),
        time('p95', 'narrowed p95', { atMost: GOAL_P95_MS }),
        times('narrowed'),
      ];
    },
    notes: () => ({ 'searches per round': queries, 'building the index, s': Number(built.toFixed(1)) }),
  };
}
