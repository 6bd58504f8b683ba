import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@app/locales';
import { pino } from 'pino';
import { eventually } from '../../../tests/support/eventually.ts';
import { serveRelease } from '../../node/release/release-store.ts';
import { fakeBuild, type FakeBuild } from '../../testing/release.ts';
import { MANIFEST_FILE } from './release-files.ts';
import { LINK_TTL_MS, Releases } from './releases.ts';

let build: FakeBuild;
let releases: Releases;
let logged: string[];
beforeEach(async () => {
  build = await fakeBuild(LOCALES);
  logged = [];
  const log = pino(
    { level: 'error' },
    { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  releases = new Releases(build.releases, log);
});
afterEach(() => build.remove());

const publish = (id: string) => build.publish(id);
/** The link is believed for a while before it is looked at once more. */
const served = (id: string) => eventually(`release ${id} is served`, async () => (await releases.current()).id === id);

describe('a release that cannot be read', () => {
  it('an unreadable release leaves the old one served, and is loaded as soon as it can be read', async () => {
    await publish('1');
    expect((await releases.current()).id).toBe('1');
    const folder = join(build.releases, '2');
    await build.release('2');
    const manifest = await readFile(join(folder, MANIFEST_FILE), 'utf8');
    await writeFile(join(folder, MANIFEST_FILE), '{ "id": "2", "files"');
    await serveRelease(build.releases, '2');
    // An unhandled rejection would end the process, and here the test.
    await eventually('it is said', async () => (await releases.current()) && logged.length > 0);
    await sleep(LINK_TTL_MS + 100);
    expect((await releases.current()).id).toBe('1');
    await sleep(LINK_TTL_MS + 100);
    expect((await releases.current()).id).toBe('1');
    expect(logged).toEqual(['the new release cannot be read']);
    await writeFile(join(folder, MANIFEST_FILE), manifest);
    await served('2');
  });

  it('an unreadable first release counts as no release', async () => {
    await expect(releases.current()).rejects.toThrow('ENOENT');
    await publish('1');
    expect((await releases.current()).id).toBe('1');
  });
});

describe('files of earlier releases', () => {
  const hashed = (letter: string) => `/app-${letter.repeat(20)}.js`;
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) {
      await build.write(`public${hashed(id)}`, id);
      await publish(id);
      await rm(join(build.folder, `public${hashed(id)}`));
    }
    await releases.current();
  });

  it('files of earlier releases are found by hashed names only', async () => {
    expect((await releases.findInOlder(hashed('a')))?.release).toBe(join(build.releases, 'a'));
    expect((await releases.findInOlder(hashed('b')))?.release).toBe(join(build.releases, 'b'));
    for (const path of [hashed('d'), '/index.html', '/favicon.ico'])
      expect(await releases.findInOlder(path)).toBeNull();
  });

  it('files of earlier releases are listed again only when releases come or go', async () => {
    const read = jest.spyOn(JSON, 'parse');
    for (const path of ['/wp-login.php', '/favicon.ico', '/a/b.png']) await releases.findInOlder(path);
    expect(read).not.toHaveBeenCalled();
    for (let time = 0; time < 10; time++) await releases.findInOlder(hashed('d'));
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
    await publish('d');
    expect(await releases.findInOlder(hashed('c'))).toBeNull();
    await served('d');
    expect((await releases.findInOlder(hashed('c')))?.release).toBe(join(build.releases, 'c'));
    await rm(join(build.releases, 'a'), { recursive: true });
    expect(await releases.findInOlder(hashed('a'))).toBeNull();
  });
});
