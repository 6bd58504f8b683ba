import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../lib/paths.ts';
import { startProcess } from '../lib/processes/processes.ts';

/** A project of one package. */
const PACKAGE = { name: 'greeting', version: '1.2.3', type: 'module', exports: './index.js' };

describe('the first command in a clone', () => {
  let folder: string;
  let registry: Server;
  let archive: Buffer;
  let asked: string[];
  /** Where this registry has its archives. */
  let archiveAt: string;

  beforeAll(() => {
    const made = mkdtempSync(path.join(tmpdir(), 'package-'));
    writeFileSync(path.join(made, 'package.json'), JSON.stringify(PACKAGE));
    writeFileSync(path.join(made, 'index.js'), "export const greeting = 'hello';");
    execFileSync('npm', ['pack', '--silent'], { cwd: made });
    archive = readFileSync(path.join(made, 'greeting-1.2.3.tgz'));
    rmSync(made, { recursive: true });
  });

  beforeEach(async () => {
    asked = [];
    registry = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === archiveAt) return void response.end(archive);
      if (request.url !== '/greeting') return void response.writeHead(404).end('{}');
      const tarball = `http://127.0.0.1:${(registry.address() as AddressInfo).port}${archiveAt}`;
      const versions = { [PACKAGE.version]: { ...PACKAGE, dist: { tarball, integrity: integrity() } } };
      response.end(JSON.stringify({ name: PACKAGE.name, 'dist-tags': { latest: PACKAGE.version }, versions }));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
    mkdirSync(path.join(folder, 'scripts'));
    for (const copied of ['scripts/bootstrap.mjs', 'scripts/jsx'])
      cpSync(fromRoot(copied), path.join(folder, copied), { recursive: true });
    const hello = "import { greeting } from 'greeting'; console.log(greeting);";
    writeFileSync(path.join(folder, 'scripts', 'hello.ts'), hello);
    const root = { name: 'clone', version: '1.0.0', dependencies: { greeting: PACKAGE.version } };
    const packages = { '': root, 'node_modules/greeting': { version: PACKAGE.version, integrity: integrity() } };
    write('package.json', { ...root, type: 'module' });
    write('package-lock.json', { name: 'clone', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
  });
  afterEach(() => {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const integrity = (): string => `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const write = (name: string, content: object): void =>
    writeFileSync(path.join(folder, name), JSON.stringify(content));

  async function firstCommand(): Promise<string> {
    const run = startProcess({
      name: 'command',
      args: [path.join(folder, 'scripts', 'bootstrap.mjs'), 'hello'],
      cwd: folder,
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
        npm_config_cache: path.join(folder, 'cache'),
        npm_config_fetch_retries: '0',
      },
    });
    await run.exited;
    return run.lastLines(50);
  }

  test('the first command requests only archives from the registry, and keeps the lock file', async () => {
    archiveAt = '/greeting/-/greeting-1.2.3.tgz';
    const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
    await expect(firstCommand()).resolves.toMatch(/Packages installed in \d+ s\.\nhello$/);
    expect(asked).toEqual([archiveAt]);
    expect(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).toBe(lock);
    expect(existsSync(path.join(folder, 'npm-shrinkwrap.json'))).toBe(false);
    await expect(firstCommand()).resolves.toBe('hello');
  });

  test('the first command also installs from a registry with other archive paths', async () => {
    archiveAt = '/files/greeting.tgz';
    await expect(firstCommand()).resolves.toMatch(/Once more[^]*\nhello$/);
    expect(asked).toContain('/greeting');
  });
});
