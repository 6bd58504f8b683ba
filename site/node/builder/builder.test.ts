import { setTimeout } from 'node:timers/promises';
import type { Built } from '../build-site.ts';
import { GatsbyFailed } from '../gatsby-build.ts';
import { Builder, type BuilderParts } from './builder.ts';
import type { Outcome, Reason } from './store.ts';

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
const reason = (entity: string): Reason => ({ entity, title: null, by: null, at: '2026-03-01T00:00:00Z' });

/** A store in memory with requests that wait. */
function stage(reasons: Reason[], build: BuilderParts['build'], settled = true) {
  const ended: Outcome[] = [];
  const phases: string[] = [];
  const store: BuilderParts['store'] = {
    endInterrupted: () => Promise.resolve(),
    situation: () =>
      Promise.resolve({
        now: 100_000,
        waiting: reasons.length > 0 ? { oldest: 0, newest: 0, asked: false } : null,
        failures: null,
      }),
    begin: () => Promise.resolve({ id: 'b', reasons: reasons.splice(0) }),
    atPhase: (_, phase) => Promise.resolve(void phases.push(phase)),
    end: (_, outcome) => Promise.resolve(void ended.push(outcome)),
  };
  return {
    builder: new Builder({ store, build, isSettled: () => Promise.resolve(settled), quietMs: 1000, log }),
    ended,
    phases,
    store,
  };
}

it('makes one build of all requests and says what it changed', async () => {
  const options: boolean[] = [];
  const { builder, ended, phases } = stage([reason('pages'), reason('translations')], ({ force, onPhase }) => {
    options.push(force);
    onPhase('content');
    return Promise.resolve(built);
  });
  await builder.look();
  await builder.look();
  expect(options).toEqual([false]);
  expect(phases).toEqual(['content']);
  expect(ended).toEqual([
    { state: 'done', release: '7', changed: { count: 1, paths: ['/de/index.html'] }, memory: 900 },
  ]);
});

it('tells phases in their order, also when one follows at once and its writing is quicker', async () => {
  const { builder, phases, store } = stage([reason('pages')], ({ onPhase }) => {
    onPhase('scripts');
    onPhase('pages');
    return Promise.resolve(built);
  });
  const { atPhase } = store;
  store.atPhase = async (id, phase) => {
    if (phase === 'scripts') await setTimeout(20);
    await atPhase(id, phase);
  };
  await builder.look();
  expect(phases).toEqual(['scripts', 'pages']);
});

it('builds although nothing has changed when somebody asks for it by hand', async () => {
  const options: boolean[] = [];
  const { builder } = stage([reason('build')], ({ force }) => {
    options.push(force);
    return Promise.resolve(built);
  });
  await builder.look();
  expect(options).toEqual([true]);
});

it('says what went wrong, with the last words of the build', async () => {
  const { builder, ended } = stage([reason('pages')], () =>
    Promise.reject(new GatsbyFailed('It failed.', `${'x'.repeat(9000)}the end`)),
  );
  await builder.look();
  expect(ended).toMatchObject([{ state: 'failed', error: 'It failed.' }]);
  expect((ended[0] as { output: string }).output).toMatch(/^x{5993}the end$/);
});

it('tells of a build that had nothing to change', async () => {
  const { builder, ended } = stage([reason('pages')], () => Promise.resolve({ ...built, isNew: false }));
  await builder.look();
  expect(ended).toEqual([{ state: 'unchanged', release: '7' }]);
});

it('lets the cache settle while nobody publishes, and once only when that fails', async () => {
  let builds = 0;
  const { builder, ended } = stage(
    [],
    () => {
      builds += 1;
      return Promise.reject(new Error('no'));
    },
    false,
  );
  await builder.look();
  await builder.look();
  expect(builds).toBe(1);
  expect(builder.gaveUp).toBe(true);
  expect(ended).toEqual([]);
});

it('waits when the database is away', async () => {
  const { builder } = stage([reason('pages')], () => Promise.resolve(built));
  const broken = new Builder({
    store: { ...stage([], () => Promise.resolve(built)), situation: () => Promise.reject(new Error('away')) } as never,
    build: () => Promise.reject(new Error('must not build')),
    isSettled: () => Promise.resolve(true),
    quietMs: 1000,
    log,
  });
  await expect(broken.look()).resolves.toBeUndefined();
  await expect(builder.look()).resolves.toBeUndefined();
});
