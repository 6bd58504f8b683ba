import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { companyLists } from './measures/company-lists.ts';
import { directoryPages } from './measures/directory-pages.ts';
import { eventStreams } from './measures/event-streams.ts';
import { fairness } from './measures/fairness.ts';
import { fillCompanies } from './data/fill-companies.ts';
import type { Figure } from './figures.ts';
import { tableOf } from './figures.ts';
import { freshness } from './measures/freshness.ts';
import { hotCompany } from './measures/hot-company.ts';
import { startWholePlatform } from './whole-platform.ts';
import type { Measure } from './measure.ts';
import { profileReads } from './measures/profile-reads.ts';
import { publishing } from './measures/publishing.ts';
import { IdleMachine } from './idle-machine.ts';
import { renderedPages } from './measures/rendered-pages.ts';
import { reviewPictures } from './measures/review-pictures.ts';
import { searches } from './measures/searches.ts';
import { sizes } from './measures/sizes.ts';
import { siteBuilds } from './measures/site-builds.ts';
import { openBenchEnvironment } from './bench-environment.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { staffCompanies } from './measures/staff-companies.ts';
import { submissions } from './measures/submissions.ts';
import { widgetReads } from './measures/widgets.ts';
import { subscriptionSweeps } from './measures/subscription-sweeps.ts';
import { widgetPages } from './measures/widget-pages.ts';

export const MEASURES = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  's',
  'w',
] as const;
export type MeasureKey = (typeof MEASURES)[number];

export interface BenchOptions {
  only: MeasureKey[];
  rounds: number;
  /** Seconds in all that the measures may wait for an idle machine. */
  quietSeconds: number;
}

export interface BenchReport {
  at: string;
  machine: Record<string, string | number>;
  postgres: Record<string, string>;
  rounds: number;
  /** One-minute load average before and after: other work makes figures worse and more variable. */
  load: { before: number; after: number };
  notes: Record<string, string | number>;
  figures: Figure[];
  /** Measures that could not be taken, with the reason. */
  failures: string[];
}

const CONNECTIONS = 16;

function machine(): BenchReport['machine'] {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: `${gigabytes} GB`,
    node: process.version,
  };
}

const oneMinuteLoad = (): number => Number((loadavg()[0] ?? 0).toFixed(2));

/** Prepares the chosen measures in order; one that fails is reported and does not affect the others. */
async function prepare(
  makers: Partial<Record<MeasureKey, () => Promise<Measure>>>,
  only: MeasureKey[],
  failures: string[],
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const key of only) {
    try {
      const made = await makers[key]?.();
      if (made) measures.push(made);
    } catch (error) {
      failures.push(`${key}: ${(error as Error).message}`);
    }
  }
  return measures;
}

async function engineMeasures(stage: BenchEnvironment, only: MeasureKey[], failures: string[]): Promise<Measure[]> {
  const { slugs, reviews } = await fillCompanies(stage);
  stage.say(`${slugs.length} companies with ${reviews} reviews are there.`);
  const { port, process: api } = await stage.startApi();
  const at = { port, pid: api.pid, connections: CONNECTIONS };
  return prepare(
    {
      a: () => profileReads(stage, { ...at, slugs, seconds: 5 }),
      b: () => submissions(stage, { ...at, count: 1500 }),
      c: () => searches(stage, { companies: 100_000, queries: 1_000 }),
      f: () => fairness(stage, { large: 50_000, small: 10 }),
      g: () => hotCompany(stage, { ...at, count: 1500 }),
      h: () => sizes(stage, { ...at, count: 400 }),
      k: () => eventStreams(stage, { count: 1_000 }),
      m: () => companyLists(stage, { times: 4 }),
      n: () => staffCompanies(stage, { companies: 100_000, times: 3 }),
      w: () => widgetReads(stage, { ...at, slugs, seconds: 5 }),
      s: () => subscriptionSweeps(stage, { companies: 100_000 }),
      i: () => directoryPages(stage, { companies: 100_000, reviews: 1_000_000, count: 1_400 }),
    },
    only,
    failures,
  );
}

async function houseMeasures(stage: BenchEnvironment, only: MeasureKey[], failures: string[]): Promise<Measure[]> {
  try {
    const house = await startWholePlatform(stage);
    const makers = {
      d: () => siteBuilds(stage, house),
      e: async () => freshness(stage, house, { count: 100 }),
      j: () => renderedPages(stage, house, { count: 200, seconds: 5 }),
      l: () => publishing(stage, house, { count: 20 }),
    };
    return await prepare(makers, only, failures);
  } catch (error) {
    failures.push(`${only.join(', ')}: ${(error as Error).message}`);
    return [];
  }
}

const browserMeasures = (stage: BenchEnvironment, only: MeasureKey[], failures: string[]): Promise<Measure[]> =>
  prepare({ o: () => widgetPages(stage), p: async () => reviewPictures() }, only, failures);

/** Runs the measures' rounds in turn: first those of the engine, then those that need the whole product. */
export async function runBench(
  { only, rounds, quietSeconds }: BenchOptions,
  say: (line: string) => void,
): Promise<{ report: BenchReport; table: string }> {
  const before = oneMinuteLoad();
  const failures: string[] = [];
  const taken: Measure[] = [];
  const stage = await openBenchEnvironment({ say, quiet: new IdleMachine(quietSeconds) });
  const groups = [
    { keys: only.filter((key) => 'abcfghikmnsw'.includes(key)), open: engineMeasures },
    { keys: only.filter((key) => 'dejl'.includes(key)), open: houseMeasures },
    { keys: only.filter((key) => 'op'.includes(key)), open: browserMeasures },
  ];
  try {
    for (const { keys, open } of groups.filter((group) => group.keys.length > 0)) {
      const measures = await open(stage, keys, failures);
      for (let round = 1; round <= rounds && measures.length > 0; round++) {
        const started = performance.now();
        const before = [...measures];
        for (const measure of before) {
          try {
            await measure.round(round);
          } catch (error) {
            failures.push(`round ${round}: ${(error as Error).message}`);
            measures.splice(measures.indexOf(measure), 1);
          }
        }
        const seconds = Math.round((performance.now() - started) / 1000);
        say(`Round ${round} of ${rounds} of ${keys.join(', ')}: ${seconds} s, load ${oneMinuteLoad()}`);
      }
      taken.push(...measures);
    }
    const figures = taken.flatMap((measure) => measure.figures());
    const report: BenchReport = {
      at: new Date().toISOString(),
      machine: machine(),
      postgres: stage.postgresSettings,
      rounds,
      load: { before, after: oneMinuteLoad() },
      notes: Object.assign({}, ...taken.map((measure) => measure.notes())) as BenchReport['notes'],
      figures,
      failures,
    };
    return {
      report,
      table: [tableOf(figures, rounds), ...failures.map((failure) => `Not measured: ${failure}`)].join('\n'),
    };
  } finally {
    await stage.close();
  }
}
