import { realpathSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { fromRoot } from '../../../../scripts/lib/paths.ts';
import { startProcess } from '../../../../scripts/lib/processes/processes.ts';
import type { RunningProcess } from '../../../../scripts/lib/processes/processes.ts';
import { freePort } from '../../../support/free-port.ts';
import { nodeOn, serverCoreAlone } from '../agents/cores.ts';
import { figure } from '../figures.ts';
import type { Figure } from '../figures.ts';
import type { RunningPlatform } from '../whole-platform.ts';
import { Rounds, inTurn } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';
import type { Part } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL = 0.5;
const CONNECTIONS = 8;
/** Number of cached pages, besides those that were never requested. */
const WARM = 20;

export interface RenderedOptions {
  /** Pages rendered per round. */
  count: number;
  /** Of each side of the warm cache. */
  seconds: number;
}

/**
 * The same page under another cache key. The baseline renders pages that it has rendered before, with compiled code; so
 * does the front door then.
 */
const otherKey = (address: string): string => `${address}?period=12m`;

const requestFor = (address: string): string => `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

/** Starts another front door on the server's core, with an empty cache. */
async function openDoor(
  stage: BenchEnvironment,
  { env }: RunningPlatform,
): Promise<{ port: number; door: RunningProcess }> {
  const port = await freePort();
  const door = startProcess({
    name: 'the front door',
    ...nodeOn(stage.cores.server, ['--import', '@app/jsx', fromRoot('site', 'server', 'main.ts')]),
    env: { ...env, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  });
  await door.ready();
  return { port, door };
}

/** URLs of the profiles with the most reviews, in that order. */
async function profiles({ app }: RunningPlatform, count: number): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ slug: string }>(sql`
    select c.slug from engine.companies c join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown' order by t.count desc, c.id limit ${count}`);
  return rows.map(({ slug }) => `/opinie/${slug}`);
}

/**
 * Compares profiles through the front door: from its cache with the same bytes sent by bare node:http, and rendered
 * with react-dom rendering the same pages from existing data. Each side has one core; the engine and the database run
 * on the load's.
 */
export async function renderedPages(
  stage: BenchEnvironment,
  house: RunningPlatform,
  options: RenderedOptions,
): Promise<Measure> {
  const { count, seconds } = options;
  const all = await profiles(house, WARM + count);
  const [warm, fresh] = [all.slice(0, WARM), all.slice(WARM)];
  const load = (port: number, paths: string[], time?: number) =>
    stage.loader.run('http', {
      port,
      connections: CONNECTIONS,
      requests: paths.map(requestFor),
      expectedStatus: 200,
      ...(time !== undefined && { seconds: time }),
    });
  const rounds = new Rounds();
  const rateOf = async (name: string, part: Part, run: () => ReturnType<typeof load>): Promise<number> => {
    const { result, processor } = await metered([part], run);
    rounds.addProcessor(name, processor, result.done);
    return result.done / result.seconds;
  };
  const rate = (name: string, key: string): Figure =>
    figure({ measure: 'j', name, unit: '/s' }, rounds.of(key), rounds.processorOf(key));
  return {
    async round(number) {
      const folder = realpathSync(path.join(house.env['RELEASES_DIR'] ?? '', 'current'));
      const { port, door } = await openDoor(stage, house);
      const doorPart = processPart('front door', door.pid);
      try {
        await load(port, warm);
        const barePort = await stage.bare.run('serve', { from: `http://127.0.0.1:${port}`, paths: warm });
        await load(barePort, warm);
        await stage.quiet.wait();
        const [cached, bytes] = await inTurn(
          number,
          () => rateOf('cached', doorPart, () => load(port, warm, seconds)),
          () => rateOf('bytes', { ...stage.driver, name: 'node:http' }, () => load(barePort, warm, seconds)),
        );
        await stage.quiet.wait();
        const [rendered, drawn] = await inTurn(
          number,
          () =>
            serverCoreAlone(stage.cores, async () => {
              await load(port, fresh.map(otherKey));
              return rateOf('rendered', doorPart, () => load(port, fresh));
            }),
          async () => {
            const times = await stage.bare.run('draw', {
              folder,
              origin: house.addresses.publicUrl,
              engineUrl: house.env['ENGINE_URL'] ?? '',
              paths: fresh,
            });
            return times.length / times.reduce((sum, time) => sum + time, 0);
          },
        );
        rounds.add({ cached, bytes, cachedShare: cached / bytes, rendered, drawn, renderedShare: rendered / drawn });
      } finally {
        await door.stop();
      }
    },
    figures: () => [
      rate('profiles from the front door’s cache', 'cached'),
      rate('the same bytes by node:http', 'bytes'),
      figure(
        { measure: 'j', name: 'rate of the cache : node:http', unit: '', goal: { atLeast: GOAL } },
        rounds.of('cachedShare'),
      ),
      rate('profiles rendered anew', 'rendered'),
      rate('the same drawn by react-dom', 'drawn'),
      figure(
        { measure: 'j', name: 'rate of rendering : react-dom', unit: '', goal: { atLeast: GOAL } },
        rounds.of('renderedShare'),
      ),
    ],
    notes: () => ({ 'pages rendered anew per round': fresh.length }),
  };
}
