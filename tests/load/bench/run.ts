import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { directoryPages } from './directory.ts';
import { fairness } from './fairness.ts';
import { fillCompanies } from './fill.ts';
import type { Figure } from './figures.ts';
import { tableOf } from './figures.ts';
import { freshness } from './freshness.ts';
import { hotCompany } from './hot.ts';
import { openHouse } from './house.ts';
import type { Measure } from './measure.ts';
import { profileReads } from './profile.ts';
import { publishing } from './publishing.ts';
import { Quiet } from './quiet.ts';
import { renderedPages } from './rendered.ts';
import { searches } from './search.ts';
import { sizes } from './size.ts';
import { siteBuilds } from './site-build.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { submissions } from './submission.ts';

export const MEASURES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'l'] as const;
export type MeasureKey = (typeof MEASURES)[number];

export interface BenchOptions {
  only: MeasureKey[];
  rounds: number;
  /** So many seconds in all the measures may wait for moments in which nobody else works on the machine. */
  quietSeconds: number;
}

export interface BenchReport {
  at: string;
  machine: Record<string, string | number>;
  postgres: Record<string, string>;
  rounds: number;
  /** Of the machine, one minute, before and after: others' work makes figures worse and wider. */
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
    ...{ system: `${platform()} ${release()} ${arch()}`, processor: cpus()[0]?.model.trim() ?? 'unknown' },
    ...{ cores: availableParallelism(), memory: `${gigabytes} GB`, node: process.version },
  };
}

const oneMinuteLoad = (): number => Number((loadavg()[0] ?? 0).toFixed(2));

/** Makes the chosen ones of these ready, in order; one that cannot be made says why and leaves the others alone. */
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

async function engineMeasures(stage: Stage, only: MeasureKey[], failures: string[]): Promise<Measure[]> {
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
      i: () => directoryPages(stage, { companies: 100_000, reviews: 1_000_000, count: 1_400 }),
    },
    only,
    failures,
  );
}

async function houseMeasures(stage: Stage, only: MeasureKey[], failures: string[]): Promise<Measure[]> {
  try {
    const house = await openHouse(stage);
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

/** Takes the measures, their rounds in turn: first those of the engine, then those that need the whole product. */
export async function runBench(
  { only, rounds, quietSeconds }: BenchOptions,
  say: (line: string) => void,
): Promise<{ report: BenchReport; table: string }> {
  const before = oneMinuteLoad();
  const failures: string[] = [];
  const taken: Measure[] = [];
  const stage = await openStage({ say, quiet: new Quiet(quietSeconds) });
  const groups = [
    { keys: only.filter((key) => 'abcfghi'.includes(key)), open: engineMeasures },
    { keys: only.filter((key) => 'dejl'.includes(key)), open: houseMeasures },
  ];
  try {
    for (const { keys, open } of groups.filter((group) => group.keys.length > 0)) {
      const measures = await open(stage, keys, failures);
      for (let round = 1; round <= rounds && measures.length > 0; round++) {
        const started = performance.now();
        for (const measure of [...measures]) {
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
      ...{ at: new Date().toISOString(), machine: machine(), postgres: stage.postgresSettings, rounds },
      load: { before, after: oneMinuteLoad() },
      notes: Object.assign({}, ...taken.map((measure) => measure.notes())) as BenchReport['notes'],
      ...{ figures, failures },
    };
    return {
      report,
      table: [tableOf(figures, rounds), ...failures.map((failure) => `Not measured: ${failure}`)].join('\n'),
    };
  } finally {
    await stage.close();
  }
}
