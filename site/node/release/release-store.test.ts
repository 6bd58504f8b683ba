import { readFile, readdir, readlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { LOCALES } from '@app/locales';
import { aPage, pagesExport } from '../../../tests/support/site/site-content.ts';
import { fakeBuild, releaseContent, type FakeBuild } from '../../testing/release.ts';
import { currentManifest, isSettled, newestManifest, removeOldReleases, serveRelease } from './release-store.ts';
import { contentVersion } from '../content/site-content.ts';

let build: FakeBuild;
beforeEach(async () => {
  build = await fakeBuild(LOCALES);
});
afterEach(() => build.remove());

const run = promisify(execFile);

/** What `npm run site:releases` and `site:rollback` run. @returns what it said; rejects with it, too */
async function command(...args: string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    RELEASES_DIR: build.releases,
    CMS_URL: 'http://127.0.0.1:9',
    CMS_SERVICE_KEY: 'k'.repeat(16),
  };
  const { stdout } = await run(process.execPath, ['--import', '@app/jsx', COMMAND, ...args], { env });
  return stdout;
}
const COMMAND = join(import.meta.dirname, '..', 'releases.ts');

const release = (id: string) => build.release(id, { inputs: `inputs of ${id}` });

it('a release has every file, compressed copies, and a manifest', async () => {
  await release('1');
  await serveRelease(build.releases, '1');
  const manifest = await currentManifest(build.releases);
  expect(manifest).toMatchObject({ id: '1', inputs: 'inputs of 1' });
  const home = manifest?.files['/index.html'];
  expect(home?.encodings).toEqual(['br', 'gzip']);
  expect(home?.inline?.scripts).toHaveLength(2);
  expect(home?.inline?.styles).toHaveLength(1);
  expect(manifest?.files['/app-0123456789abcdef0123.js']?.immutable).toBe(true);
  expect(home?.immutable).toBe(false);
  const folder = join(build.releases, 'current', 'public');
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz')))).toEqual(await readFile(join(folder, 'index.html')));
  expect(Object.keys(manifest?.files ?? {})).not.toContain('/webpack.stats.json');
});

it('a release compresses only files that have changed', async () => {
  await release('1');
  await serveRelease(build.releases, '1');
  await build.write('public/login/index.html', `<html>${'changed '.repeat(100)}</html>`);
  expect((await release('2')).compressed).toBe(1);
});

it('the last five releases and the served one are kept', async () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    await release(id);
    await serveRelease(build.releases, id);
    await removeOldReleases(build.releases);
  }
  expect((await readdir(build.releases)).toSorted()).toEqual(['3', '4', '5', '6', '7', 'current']);
  expect(await readlink(join(build.releases, 'current'))).toBe('7');
});

it('a release that fails leaves the served one alone', async () => {
  await release('1');
  await serveRelease(build.releases, '1');
  await build.write('public/de/404/index.html', '<html>a page without its loader</html>');
  await expect(release('2')).rejects.toThrow('/de/404');
  expect(await readdir(build.releases)).not.toContain('2');
  expect((await currentManifest(build.releases))?.id).toBe('1');
});

it('a rollback counts as settled, and the release built last is known', async () => {
  await build.publish('1', { settled: false });
  expect(await isSettled(build.releases)).toBe(false);
  await release('2');
  await serveRelease(build.releases, '2');
  expect(await isSettled(build.releases)).toBe(true);
  await serveRelease(build.releases, '1');
  expect((await newestManifest(build.releases))?.id).toBe('2');
  expect(await isSettled(build.releases)).toBe(true);
});

it('a release with pages in a few languages is not settled', async () => {
  await build.publish('1', { locales: ['pl', 'en'] });
  expect(await isSettled(build.releases)).toBe(false);
  await build.publish('2');
  expect(await isSettled(build.releases)).toBe(true);
});

it('one command rolls back and says what is served', async () => {
  for (const id of ['1', '2', '3']) {
    await release(id);
    await serveRelease(build.releases, id);
  }
  const served = () => readlink(join(build.releases, 'current'));
  expect(await command('list')).toMatch(/^→ 3 .*\n {2}2 .*\n {2}1 /);
  expect(await command('rollback')).toContain('Release 2 is served');
  expect(await served()).toBe('2');
  await command('rollback', '1');
  expect(await served()).toBe('1');
  await expect(command('rollback')).rejects.toThrow('There is no older release.');
  await expect(command('rollback', '7')).rejects.toThrow('There is no release 7');
});

it('a rollback records the newest release’s content version', async () => {
  const newest = releaseContent({ pages: pagesExport([aPage('/', 'New home')]) });
  await build.publish('1');
  await build.publish('2', { content: newest });
  await command('rollback');
  const said = JSON.parse(await readFile(join(build.releases, 'gone-back.json'), 'utf8')) as object;
  expect(said).toEqual({ to: '1', from: contentVersion(newest) });
});
