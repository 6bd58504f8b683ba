import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PagesExport } from '../../cms/src/export/types.ts';
import { fetchCms, saveSnapshot } from './cms.ts';
import { readBuildConfig, type BuildConfig } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { withLock } from './lock.ts';
import { currentManifest, removeOld, switchTo, writeRelease } from './release.ts';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '..');

/** Builds the site and makes it the served release, or says in one sentence why not and leaves the old one alone. */
async function main(): Promise<void> {
  const started = performance.now();
  const config = readBuildConfig();
  const releases = config.RELEASES_DIR;
  if (!releases)
    throw new Error('The site cannot be built: the environment lacks RELEASES_DIR, the folder for its releases.');
  await mkdir(releases, { recursive: true });
  await withLock(
    join(folder, '.building'),
    () => console.log('site: another build is under way here, waiting for it'),
    () => build(config, releases, started),
  );
}

async function build(config: BuildConfig, releases: string, started: number): Promise<void> {
  const content = await fetchCms(config);
  const inputs = await fingerprint(root, [config.PUBLIC_URL, config.BRAND_NAME ?? ''], JSON.stringify(content));
  const current = await currentManifest(releases);
  if (current?.inputs === inputs && !process.argv.includes('--force')) {
    console.log(`site: nothing has changed since release ${current.id} (${seconds(started)})`);
    return;
  }

  const snapshot = join(folder, '.cache-cms.json');
  await saveSnapshot(snapshot, content);
  const memory = await runGatsby({ CMS_SNAPSHOT: snapshot });
  console.log(`site: built (${seconds(started)}, at most ${memory} MB of memory)`);

  const copying = performance.now();
  const id = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const { files, compressed } = await writeRelease({
    folder,
    releases,
    id,
    inputs,
    redirects: redirectsOf(content.pages),
  });
  await switchTo(releases, id);
  await removeOld(releases);
  console.log(
    `site: release ${id} is served: ${files} files, ${compressed} of them compressed anew (${seconds(copying)})`,
  );
}

/** By the path they begin at, as the front door looks them up. */
const redirectsOf = ({ redirects }: PagesExport) =>
  Object.fromEntries(redirects.map(({ from, to, permanent }) => [from, { to, permanent }]));

/** Runs Gatsby with its cache kept; gives the most memory it held, in MB. */
function runGatsby(env: Record<string, string>): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [cli, 'build', '--no-color'], {
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON --disable-warning=DEP0040',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  let most = 0;
  const watch = setInterval(() => {
    if (child.pid) void residentMegabytes(child.pid).then((now) => (most = Math.max(most, now)));
  }, 500);
  // The child's end ends the build, and with it this process, after the lock is given back.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal));

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      if (code === 0) return resolve(Math.round(most));
      reject(
        new BuildFailed(
          `Gatsby's build failed (${signal ?? `exit code ${code}`}); the release that was served stays.`,
          output,
        ),
      );
    });
  });
}

class BuildFailed extends Error {
  readonly output: string;
  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

/** Memory of a process on Linux; 0 elsewhere. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

try {
  await main();
} catch (error) {
  if (error instanceof BuildFailed) console.error(error.output);
  console.error(`site: ${(error as Error).message}`);
  process.exitCode = 1;
}
