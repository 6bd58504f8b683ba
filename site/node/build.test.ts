import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchContent } from './content/cms-export.ts';
import { fingerprint } from './build/fingerprint.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command with exactly these settings. */
function runBuild(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', '@app/jsx', join(import.meta.dirname, 'build.ts')], {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env['PATH'] ?? '', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('a build that cannot begin', () => {
  it('a build names all missing settings in one sentence', async () => {
    const { code, output } = await runBuild({});
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(/CMS_URL.*CMS_SERVICE_KEY/);
  });

  it('a build reports that the cms is down, and leaves no release', async () => {
    const { code, output } = await runBuild({
      CMS_URL: 'http://127.0.0.1:9',
      CMS_SERVICE_KEY: 'k'.repeat(32),
      RELEASES_DIR: folder,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^site: The cms did not answer at http:\/\/127\.0\.0\.1:9/m);
    // Scripts of widgets need no cms.
    expect((await readdir(folder)).filter((name) => name !== '.widgets')).toEqual([]);
    // One build at a time: another test's may be under way in the same folder.
  }, 300_000);
});

describe('the cms', () => {
  let server: Server;
  let status: number;
  const env = () => ({
    CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CMS_SERVICE_KEY: 'k'.repeat(32),
  });
  beforeEach(async () => {
    server = createServer((req, res) => {
      const known = req.headers.authorization === `Bearer ${'k'.repeat(32)}`;
      res.writeHead(known ? status : 401).end(JSON.stringify({ pages: [], translations: [{ locale: 'pl' }] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('the cms is asked with the service key', async () => {
    status = 200;
    expect((await fetchContent(env())).translations).toEqual([{ locale: 'pl' }]);
    await expect(fetchContent({ ...env(), CMS_SERVICE_KEY: 'wrong'.repeat(5) })).rejects.toThrow(
      'refused CMS_SERVICE_KEY',
    );
    status = 500;
    await expect(fetchContent(env())).rejects.toThrow('answered 500');
  });
});

describe('the fingerprint', () => {
  it('the fingerprint changes with sources, content and settings only', async () => {
    for (const path of ['site/src', 'locales/pl', 'engine/contracts', 'cms/src/export'])
      await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, 'package-lock.json'), '{}');
    await writeFile(join(folder, 'cms/src/export/types.ts'), '');
    await writeFile(join(folder, 'site/src/page.tsx'), 'one');
    const print = (content = 'content', settings = ['origin']) => fingerprint(folder, settings, content);
    const first = await print();
    expect(await print()).toBe(first);
    expect(await print('other')).not.toBe(first);
    expect(await print('content', ['elsewhere'])).not.toBe(first);

    await writeFile(join(folder, 'site/src/page.test.tsx'), 'a test');
    await mkdir(join(folder, 'site/public'));
    await writeFile(join(folder, 'site/public/x.js'), 'built');
    expect(await print()).toBe(first);
    await writeFile(join(folder, 'locales/pl/home.json'), '{}');
    expect(await print()).not.toBe(first);
  });
});
