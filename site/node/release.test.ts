import { readFile, readdir, readlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { LOCALES } from '@app/locales';
import { aPage, pagesExport } from '../../tests/support/site-content.ts';
import { fakeBuild, releaseContent, type FakeBuild } from '../testing/release.ts';
import { currentManifest, isSettled, newestManifest, removeOld, switchTo } from './release.ts';
import { versionOf } from './site-content.ts';

let build: FakeBuild;
beforeEach(async () => {
  build = await fakeBuild(LOCALES);
});
afterEach(() => build.remove());

const run = promisify(execFile);

/** What `npm run site:releases` and `site:rollback` run. @returns what it said; rejects with it, too */
async function command(...args: string[]): Promise<string> {
  const env = {
    ...{ PATH: process.env['PATH'], RELEASES_DIR: build.releases },
    ...{ CMS_URL: 'http://127.0.0.1:9', CMS_SERVICE_KEY: 'k'.repeat(16) },
  };
  const { stdout } = await run(process.execPath, ['--import', '@app/jsx', COMMAND, ...args], { env });
  return stdout;
}
const COMMAND = join(import.meta.dirname, 'releases.ts');

const release = (id: string) => build.release(id, { inputs: `inputs of ${id}` });

it('holds every file, compressed copies of texts, and what the front door must know of them', async () => {
  await release('1');
  await switchTo(build.releases, '1');
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

it('compresses only what has changed since the last one', async () => {
  await release('1');
  await switchTo(build.releases, '1');
  await build.write('public/login/index.html', `<html>${'changed '.repeat(100)}</html>`);
  expect((await release('2')).compressed).toBe(1);
});

it('keeps the last five and the one that is served', async () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    await release(id);
    await switchTo(build.releases, id);
    await removeOld(build.releases);
  }
  expect((await readdir(build.releases)).toSorted()).toEqual(['3', '4', '5', '6', '7', 'current']);
  expect(await readlink(join(build.releases, 'current'))).toBe('7');
});

it('leaves the served release alone when it cannot be made', async () => {
  await release('1');
  await switchTo(build.releases, '1');
  await build.write('public/de/404/index.html', '<html>a page without its loader</html>');
  await expect(release('2')).rejects.toThrow('/de/404');
  expect(await readdir(build.releases)).not.toContain('2');
  expect((await currentManifest(build.releases))?.id).toBe('1');
});

it('knows which release was built last, and leaves alone who has gone back to an older one', async () => {
  await build.publish('1', { settled: false });
  expect(await isSettled(build.releases)).toBe(false);
  await release('2');
  await switchTo(build.releases, '2');
  expect(await isSettled(build.releases)).toBe(true);
  await switchTo(build.releases, '1');
  expect((await newestManifest(build.releases))?.id).toBe('2');
  expect(await isSettled(build.releases)).toBe(true);
});

it('is not settled while it has pages in a few languages only', async () => {
  await build.publish('1', { locales: ['pl', 'en'] });
  expect(await isSettled(build.releases)).toBe(false);
  await build.publish('2');
  expect(await isSettled(build.releases)).toBe(true);
});

it('is gone back from by one command, which says what is served', async () => {
  for (const id of ['1', '2', '3']) {
    await release(id);
    await switchTo(build.releases, id);
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

it('says, once gone back from, what the newest release was made of', async () => {
  const newest = releaseContent({ pages: pagesExport([aPage('/', 'New home')]) });
  await build.publish('1');
  await build.publish('2', { content: newest });
  await command('rollback');
  const said = JSON.parse(await readFile(join(build.releases, 'gone-back.json'), 'utf8')) as object;
  expect(said).toEqual({ to: '1', from: versionOf(newest) });
});
