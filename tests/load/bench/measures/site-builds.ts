import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PagesExport, TextPair } from '../../../../cms/src/export/types.ts';
import { TASKS } from '../../../../scripts/lib/start/parts.ts';
import { ROOT, fromRoot } from '../../../../scripts/lib/paths.ts';
import { describeExit, startProcess } from '../../../../scripts/lib/processes/processes.ts';
import { figure } from '../figures.ts';
import type { Figure } from '../figures.ts';
import type { RunningPlatform } from '../whole-platform.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { endedPart, metered } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const EXPORTS = ['/cms-api/export/pages', '/cms-api/export/content'] as const;
/** Not the base locale, which is the fallback of the others. */
const CHANGED_LOCALE = 'de';
const BUILD_TIMEOUT_MS = 15 * 60_000;

/** Serves a fixed cms export, so that a change of one page is the only change. */
interface ContentServer {
  url: string;
  /** Changes a word on one page in one language. */
  changeOnePage(): void;
  close(): void;
}

/** The first block's title of the last page that has one. */
function titleOf({ pages }: PagesExport): TextPair | undefined {
  const titles = pages.map(({ blocks }) =>
    blocks.map((block) => ('title' in block ? block.title : null)).find(Boolean),
  );
  return titles.findLast(Boolean) ?? undefined;
}

async function serveContent({ addresses, env }: RunningPlatform): Promise<ContentServer> {
  const authorization = `Bearer ${env['CMS_SERVICE_KEY']}`;
  const ask = (file: string) => fetch(addresses.cmsUrl + file, { headers: { authorization } });
  const read = async (file: string): Promise<unknown> => {
    const answer = await ask(file);
    if (!answer.ok) throw new Error(`the cms answered ${answer.status} at ${file}`);
    return answer.json();
  };
  const [pages, content] = await Promise.all(EXPORTS.map(read));
  const answers = new Map<string | undefined, unknown>([
    [EXPORTS[0], pages],
    [EXPORTS[1], content],
  ]);
  const server = createServer((request, response) => {
    const kept = answers.get(request.url);
    if (kept !== undefined) return response.setHeader('content-type', 'application/json').end(JSON.stringify(kept));
    // Pictures are proxied to the cms.
    return ask(request.url ?? '/').then(
      async (answer) => response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer())),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const title = titleOf(pages as PagesExport);
  if (!title) throw new Error('the cms exports no page with a title');
  let changes = 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changeOnePage() {
      title.text[CHANGED_LOCALE] = `Measured ${++changes}`;
    },
    close: () => server.close(),
  };
}

/** Builds once. @returns its seconds, and the number of files changed since the last release */
async function build(env: NodeJS.ProcessEnv): Promise<{ seconds: number; changed: number; memory: number }> {
  const started = performance.now();
  const task = startProcess({ ...TASKS.siteBuild, args: [...TASKS.siteBuild.args, '--force'], cwd: ROOT, env });
  const late = setTimeout(() => task.kill('SIGTERM'), BUILD_TIMEOUT_MS);
  const exit = await task.exited;
  clearTimeout(late);
  const said = task.lastLines(400);
  if (exit.code !== 0) throw new Error(`the site’s build ${describeExit(exit)}:\n${task.lastLines(15)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    changed: Number(/(\d+) of them compressed anew/.exec(said)?.[1] ?? Number.NaN),
    memory: Number(/at most (\d+) MB/.exec(said)?.[1] ?? Number.NaN),
  };
}

/** The site's build: without a cache, without changes, and with one page changed. */
export async function siteBuilds(stage: BenchEnvironment, house: RunningPlatform): Promise<Measure> {
  const content = await serveContent(house);
  stage.onClose(() => content.close());
  // Separate releases: the platform's builder would continue after a build without a cache.
  const env = { ...house.env, CMS_URL: content.url, RELEASES_DIR: path.join(stage.folder, 'measured-releases') };
  const rounds = new Rounds();
  const parts = [endedPart('build')];
  const seconds = (name: string, key: string): Figure =>
    figure({ measure: 'd', name, unit: 's' }, rounds.of(key), rounds.processorOf(key));
  return {
    async round() {
      await stage.quiet.wait();
      for (const folder of ['.cache', 'public']) rmSync(fromRoot('site', folder), { recursive: true, force: true });
      const { result: cold, processor: ofCold } = await metered(parts, () => build(env));
      // The first build after a cold one rewrites every page, so it counts with the cold one.
      const settling = await build(env);
      const { result: warm, processor: ofWarm } = await metered(parts, () => build(env));
      content.changeOnePage();
      const { result: onePage, processor: ofOnePage } = await metered(parts, () => build(env));
      rounds.addProcessor('cold', ofCold, 1);
      rounds.addProcessor('warm', ofWarm, 1);
      rounds.addProcessor('onePage', ofOnePage, 1);
      rounds.add({ cold: cold.seconds, settling: settling.seconds, warm: warm.seconds, onePage: onePage.seconds });
      rounds.add({ memory: Math.max(cold.memory, warm.memory), changed: onePage.changed });
    },
    figures: () => [
      seconds('site build, cold', 'cold'),
      seconds('the second one', 'settling'),
      seconds('warm, nothing changed', 'warm'),
      seconds('warm, one page changed', 'onePage'),
      figure({ measure: 'd', name: 'files changed by one page', unit: '' }, rounds.of('changed')),
      figure({ measure: 'd', name: 'most memory', unit: 'MB' }, rounds.of('memory')),
    ],
    notes: () => ({}),
  };
}
