import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import type { ExportedBlock } from '../../../cms/src/export/types.ts';
import { LOCALES } from '../../../locales/manifest.ts';
import { isSettled } from '../../../site/node/release/release-store.ts';
import { TASKS } from '../../../scripts/lib/start/parts.ts';
import { ROOT, fromRoot } from '../../../scripts/lib/paths.ts';
import { renderedDifferently } from '../../support/site/rendered-differences.ts';
import { eventually } from '../../support/eventually.ts';
import { freePort } from '../../support/free-port.ts';
import { cloneDatabase } from '../../support/postgres.ts';
import { startProcess } from '../../support/processes.ts';
import type { RunningProcess } from '../../support/processes.ts';
import { aPage, startContentServer } from '../../support/site/site-content.ts';
import type { ContentServer } from '../../support/site/site-content.ts';

const STAND_IN = fromRoot('tests', 'faults', 'scenarios', 'gatsby-stand-in.ts');
const KEY = 'k'.repeat(32);

/**
 * Faults of a build, none of which may affect the served site.
 * @param gatsby the real command in the site's folder, or a stand-in in a folder of its own that takes a second
 */
export function describeBuilderFaults(gatsby: 'real' | 'stand-in'): void {
  /** Time for a build without a cache after one that settles the cache, on a busy machine. */
  const BUILD_MS = gatsby === 'real' ? 600_000 : 120_000;
  let database: { url: string; drop: () => Promise<void> };
  let client: pg.Client;
  let cms: ContentServer;
  let builder: RunningProcess;
  let releases: string;
  let env: Record<string, string | undefined>;
  let folder: string;

  /** No engine runs in these tests: a build does without it. */
  beforeAll(async () => {
    releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
    folder = gatsby === 'real' ? fromRoot('site') : mkdtempSync(path.join(tmpdir(), 'gatsby-'));
    if (isRoot()) mount(releases);
    database = await cloneDatabase({ empty: true });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    cms = await startContentServer([aPage('/', 'First headline')]);
    env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      BUILD_QUIET_SECONDS: '1',
      DATABASE_URL: database.url,
      CMS_URL: cms.url,
      CMS_SERVICE_KEY: KEY,
      RELEASES_DIR: releases,
      ...(gatsby === 'stand-in' && { GATSBY_FOLDER: folder, GATSBY_CLI: STAND_IN }),
      PAYLOAD_SECRET: KEY,
      PUBLIC_URL: 'http://localhost:8000',
      ENGINE_URL: 'http://127.0.0.1:9',
    };
    const migration = startProcess({ ...TASKS.cmsMigrate, cwd: ROOT, env });
    expect((await migration.exited).code).toBe(0);
    builder = await startBuilder();
    await eventually(
      'the first release',
      () => Promise.resolve(served('/index.html').includes('First headline')),
      BUILD_MS,
    );
    await request();
    await ended(0, 'done', 'unchanged');
    await atRest();
  }, 4 * BUILD_MS);

  afterAll(async () => {
    await builder?.stop();
    await cms?.close();
    await client?.end();
    await database?.drop();
    if (isRoot()) spawnSync('umount', [releases]);
    rmSync(releases, { recursive: true, force: true });
    if (gatsby === 'stand-in') rmSync(folder, { recursive: true, force: true });
  });

  // Otherwise the next test's build would be the one that settles.
  beforeEach(() => atRest(), BUILD_MS);

  const isRoot = (): boolean => process.getuid?.() === 0;

  /** A small disk that can be filled. */
  function mount(folder: string): void {
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', folder]);
    if (status !== 0) throw new Error(`no small disk: ${stderr.toString()}`);
  }

  async function startBuilder(): Promise<RunningProcess> {
    const port = await freePort();
    const started = startProcess({
      name: 'the builder',
      args: ['--import', '@app/jsx', fromRoot('site', 'node', 'builder', 'main.ts')],
      cwd: ROOT,
      env: { ...env, BUILDER_PORT: String(port) },
      readyUrl: `http://127.0.0.1:${port}/healthz`,
    });
    await started.ready();
    return started;
  }

  /** Writes what the cms writes on a publish. @returns its id */
  async function request(): Promise<string> {
    const id = randomUUID();
    await client.query(
      `insert into cms.change_notices (id, topic, entity, operation, attempts, title, created_at, updated_at)
     values ($1, 'pages', 'pages', 'change', 0, 'A page', now(), now())`,
      [id],
    );
    return id;
  }

  interface Build {
    id: string;
    state: string;
    phase: string | null;
    error: string | null;
    output: string | null;
    changed: { paths: string[] } | null;
  }

  const builds = async (): Promise<Build[]> =>
    (await client.query<Build>('select * from cms.site_builds order by started_at desc')).rows;

  /** Waits for the newest of more than `known` builds to end with one of these results. */
  const ended = (known: number, ...states: string[]): Promise<Build> =>
    eventually(
      `a build that is ${states.join(' or ')}`,
      async () => {
        const [newest, ...older] = await builds();
        return newest && older.length >= known && states.includes(newest.state) ? newest : null;
      },
      BUILD_MS,
    );

  /**
   * Waits until the builder is idle. After a build without a cache, such as one that follows a killed one, it builds
   * again unasked, and would take what a test publishes meanwhile.
   */
  const atRest = (): Promise<boolean> => eventually('a cache that has settled', () => isSettled(releases), BUILD_MS);

  function served(file: string): string {
    try {
      return readFileSync(path.join(releases, 'current', 'public', file), 'utf8');
    } catch {
      return '';
    }
  }

  /** A hash of every served byte and of the release's name. */
  function everyByte(): string {
    const hash = createHash('sha256').update(readlinkSync(path.join(releases, 'current')));
    const folder = path.join(releases, 'current', path.sep);
    const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted())
      hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  }

  /** Publishes a headline and waits until it is served. */
  async function publishes(headline: string): Promise<Build> {
    const known = (await builds()).length;
    cms.pages = [aPage('/', headline)];
    await request();
    const build = await ended(known, 'done');
    expect(served('/index.html')).toContain(headline);
    return build;
  }

  if (gatsby === 'real')
    it('the front door draws each page as it was built', async () => {
      const origin = String(env['PUBLIC_URL']);
      const { compared, different } = await renderedDifferently(releases, { origin, locales: LOCALES });
      expect(compared).toBeGreaterThan(500);
      expect(different).toEqual([]);
    });

  it(
    'the cms is down: the old site stays, and the next build brings what was published',
    async () => {
      const before = everyByte();
      const known = (await builds()).length;
      cms.down = true;
      cms.pages = [aPage('/', 'Published while it was down')];
      await request();
      expect((await ended(known, 'failed')).error).toContain('The cms answered 503');
      expect(everyByte()).toBe(before);
      cms.down = false;
      await publishes('Published afterwards');
    },
    2 * BUILD_MS,
  );

  it(
    'the engine is down: what is published is served all the same',
    async () => {
      await expect(fetch(String(env['ENGINE_URL']))).rejects.toThrow();
      await publishes('Without an engine');
    },
    2 * BUILD_MS,
  );

  it(
    'a page that no template can draw: the old site stays, staff read why, and a mended page is published',
    async () => {
      const before = everyByte();
      const known = (await builds()).length;
      const broken = { id: 'x', type: 'steps', title: null, lead: null, items: null } as unknown as ExportedBlock;
      cms.pages = [aPage('/', 'Broken', broken)];
      await request();
      const failed = await ended(known, 'failed');
      expect(failed.error).toContain('the release that was served stays');
      expect(failed.output).toMatch(/null|map/);
      expect(everyByte()).toBe(before);
      await publishes('Mended');
    },
    3 * BUILD_MS,
  );

  it(
    'the disk is full: the old site stays, and a build goes through once there is room',
    async () => {
      const before = everyByte();
      const known = (await builds()).length;
      cms.pages = [aPage('/', 'No room for this')];
      const room = fillDisk();
      await request();
      expect((await ended(known, 'failed')).error).toMatch(/ENOSPC|EACCES|no space/i);
      expect(everyByte()).toBe(before);
      expect(readdirSync(releases).filter((name) => name.startsWith('.draft'))).toEqual([]);
      room.make();
      await publishes('There is room');
    },
    3 * BUILD_MS,
  );

  /** Leaves no space for a release. Without permission to mount a disk, a read-only folder replaces it. */
  function fillDisk(): { make(): void } {
    if (!isRoot()) {
      spawnSync('chmod', ['a-w', releases]);
      return { make: () => void spawnSync('chmod', ['u+w', releases]) };
    }
    const filler = path.join(releases, '.filler');
    spawnSync('sh', ['-c', `cat /dev/zero > "${filler}"`]);
    return { make: () => rmSync(filler) };
  }

  it.each(['scripts', 'pages'])(
    'the builder is killed at “%s”: the old site stays, and the next builder goes on',
    async (phase) => {
      const before = everyByte();
      const headline = `Killed at ${phase}`;
      const hold = path.join(folder, `.hold-${phase}`);
      if (gatsby === 'stand-in') writeFileSync(hold, '');
      cms.pages = [aPage('/', headline)];
      await request();
      await eventually(`the phase ${phase}`, async () => (await builds())[0]?.phase === phase, BUILD_MS);
      builder.kill('SIGKILL');
      await builder.exited;
      rmSync(hold, { force: true });
      expect(everyByte()).toBe(before);
      const known = (await builds()).length;
      builder = await startBuilder();
      await ended(known, 'done');
      expect((await builds()).find(({ error }) => error === 'interrupted')).toBeDefined();
      expect(served('/index.html')).toContain(headline);
    },
    5 * BUILD_MS,
  );
}
