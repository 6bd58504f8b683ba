import { setTimeout } from 'node:timers/promises';
import type { Built } from '../build/build-site.ts';
import { GatsbyFailed } from '../build/run-gatsby.ts';
import type { BuildOutcome } from '../../../cms/src/export/types.ts';
import { Builder, type BuilderParts } from './builder.ts';
import type { BuildRequest } from './cms-tables.ts';

const built: Built = {
  release: '7',
  isNew: true,
  isWhole: true,
  files: 9,
  changed: ['/de/index.html'],
  compressed: 1,
  memory: 900,
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const request = (entity: string): BuildRequest => ({ entity, title: null, by: null, at: '2026-03-01T00:00:00Z' });

/** A builder over tables in memory with waiting requests. */
function aBuilder(requests: BuildRequest[], build: BuilderParts['build'], settled = true) {
  const ended: BuildOutcome[] = [];
  const phases: string[] = [];
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const tables: BuilderParts['tables'] = {
    failInterruptedBuilds: () => Promise.resolve(),
    readQueue: () =>
      Promise.resolve({
        now: 100_000,
        waiting: requests.length > 0 ? { oldest: 0, newest: 0, asked: false } : null,
        failures: null,
      }),
    startBuild: () => Promise.resolve({ id: 'b', requests: requests.splice(0) }),
    recordPhase: (_, phase) => Promise.resolve(void phases.push(phase)),
    finishBuild: (_, outcome) => Promise.resolve(void ended.push(outcome)),
  };
  return {
    builder: new Builder({ tables, build, isSettled: () => Promise.resolve(settled), quietMs: 1000, log, report }),
    ended,
    reported,
    phases,
    tables,
  };
}

it('the builder makes one build for all requests and records the changed files', async () => {
  const options: boolean[] = [];
  const { builder, ended, phases } = aBuilder([request('pages'), request('translations')], ({ force, onPhase }) => {
    options.push(force);
    onPhase('content');
    return Promise.resolve(built);
  });
  await builder.poll();
  await builder.poll();
  expect(options).toEqual([false]);
  expect(phases).toEqual(['content']);
  expect(ended).toEqual([
    { state: 'done', release: '7', changed: { count: 1, paths: ['/de/index.html'] }, memory: 900 },
  ]);
});

it('the builder waits for a quiet time after a request, unless languages are missing that visitors wait for', async () => {
  for (const [settled, builds] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { builder, ended, tables } = aBuilder([request('pages')], () => Promise.resolve(built), settled);
    const justNow = { now: 100_000, waiting: { oldest: 99_900, newest: 99_900, asked: false }, failures: null };
    tables.readQueue = () => Promise.resolve(justNow);
    await builder.poll();
    expect(ended).toHaveLength(builds);
  }
});

it('the builder records phases in order, even if a later one is written faster', async () => {
  const { builder, phases, tables } = aBuilder([request('pages')], ({ onPhase }) => {
    onPhase('scripts');
    onPhase('pages');
    return Promise.resolve(built);
  });
  const { recordPhase } = tables;
  tables.recordPhase = async (id, phase) => {
    if (phase === 'scripts') await setTimeout(20);
    await recordPhase(id, phase);
  };
  await builder.poll();
  expect(phases).toEqual(['scripts', 'pages']);
});

it('the builder builds unchanged content when somebody requests a build by hand', async () => {
  const options: boolean[] = [];
  const { builder } = aBuilder([request('build')], ({ force }) => {
    options.push(force);
    return Promise.resolve(built);
  });
  await builder.poll();
  expect(options).toEqual([true]);
});

it('the builder records the error and the end of the output of a failed build, and reports it', async () => {
  const { builder, ended, reported } = aBuilder([request('pages')], () =>
    Promise.reject(new GatsbyFailed('It failed.', `${'x'.repeat(9000)}the end`)),
  );
  await builder.poll();
  expect(ended).toMatchObject([{ state: 'failed', error: 'It failed.' }]);
  expect((ended[0] as { output: string }).output).toMatch(/^x{5993}the end$/);
  expect(reported).toMatchObject([{ message: 'It failed.' }]);
});

it('the builder records a build that had nothing to change as unchanged', async () => {
  const { builder, ended } = aBuilder([request('pages')], () => Promise.resolve({ ...built, isNew: false }));
  await builder.poll();
  expect(ended).toEqual([{ state: 'unchanged', release: '7' }]);
});

it('the builder settles the cache while nobody publishes, and does not retry if that fails', async () => {
  let builds = 0;
  const { builder, ended } = aBuilder(
    [],
    () => {
      builds += 1;
      return Promise.reject(new Error('no'));
    },
    false,
  );
  await builder.poll();
  await builder.poll();
  expect(builds).toBe(1);
  expect(builder.settlingFailed).toBe(true);
  expect(ended).toEqual([]);
});

it('the builder keeps running while the database is unreachable', async () => {
  const { builder } = aBuilder([request('pages')], () => Promise.resolve(built));
  const broken = new Builder({
    tables: {
      ...aBuilder([], () => Promise.resolve(built)),
      readQueue: () => Promise.reject(new Error('away')),
    } as never,
    build: () => Promise.reject(new Error('must not build')),
    isSettled: () => Promise.resolve(true),
    quietMs: 1000,
    log,
    report: () => undefined,
  });
  await expect(broken.poll()).resolves.toBeUndefined();
  await expect(builder.poll()).resolves.toBeUndefined();
});
