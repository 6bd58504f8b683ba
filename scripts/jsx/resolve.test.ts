import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../lib/paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resolve-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** Where a module stands, for modules that say it. */
const SAYS = 'export default import.meta.url;';

/** What each import gives: the module's default export, or the code of the error. */
function imported(from: string, specifiers: readonly string[], args: readonly string[]): unknown {
  write({
    [from]: `
      const found = {};
      for (const specifier of ${JSON.stringify(specifiers)})
        found[specifier] = await import(specifier).then((module) => module.default ?? null, ({ code }) => code);
      console.log(JSON.stringify(found));`,
  });
  const printed = execFileSync(process.execPath, [...args, path.join(folder, from)], { encoding: 'utf8' });
  return JSON.parse(printed.replaceAll(path.basename(folder), 'folder'));
}

const OURS = ['--import', fromRoot('scripts', 'jsx', 'index.mjs')];

/** The same imports with Node's own rules and with ours, several times: the second finding comes from memory. */
function expectSame(from: string, specifiers: readonly string[]): Record<string, unknown> {
  const plain = imported(from, specifiers, []);
  expect(imported(from, [...specifiers, ...specifiers], OURS)).toEqual(plain);
  return plain as Record<string, unknown>;
}

it('files of a package of modules are found as Node finds them', () => {
  write({
    'package.json': { type: 'module' },
    'lib/a.js': SAYS,
    'lib/b.ts': `const at: string = import.meta.url; export default at;`,
    'lib/c.mjs': SAYS,
    'lib/d.cjs': 'module.exports = "common";',
    'lib/with space.js': SAYS,
    'lib/folder/index.js': SAYS,
    'old/package.json': {},
    'old/e.js': 'module.exports = "common";',
  });
  symlinkSync(path.join(folder, 'lib', 'a.js'), path.join(folder, 'lib', 'link.js'));
  const names = ['a.js', 'b.ts', 'c.mjs', 'd.cjs', 'with space.js', 'with%20space.js', 'link.js', 'a.js?query', 'a'];
  const found = expectSame('start.mjs', [
    ...[...names, 'folder', 'missing.js', 'folder/../a.js'].map((name) => `./lib/${name}`),
    './old/e.js',
  ]);
  expect(found['./lib/missing.js']).toBe('ERR_MODULE_NOT_FOUND');
  expect(found['./lib/b.ts']).toMatch(/\/lib\/b\.ts$/);
  expect(found['./lib/link.js']).toMatch(/\/lib\/a\.js$/);
});

it('each package sees its own packages, by their exports', () => {
  const tea = (version: string) => ({
    name: 'tea',
    version,
    type: 'module',
    exports: { '.': './a.js', './b': './b.js' },
  });
  write({
    'package.json': { type: 'module' },
    'node_modules/tea/package.json': tea('1.0.0'),
    'node_modules/tea/a.js': SAYS,
    'node_modules/tea/b.js': SAYS,
    'inner/package.json': { type: 'module', imports: { '#own': './own.js' } },
    'inner/own.js': SAYS,
    'inner/node_modules/tea/package.json': tea('2.0.0'),
    'inner/node_modules/tea/a.js': SAYS,
    'node_modules/cup/package.json': { name: 'cup', main: 'cup.js' },
    'node_modules/cup/cup.js': 'module.exports = "cup";',
  });
  const specifiers = ['tea', 'tea/b', 'tea/a.js', 'cup', 'cup/cup.js', 'pot', '#own', 'node:os'];
  expect(expectSame('start.mjs', specifiers)['tea']).toMatch(/folder\/node_modules\/tea\/a\.js$/);
  expect(expectSame('inner/deep/start.mjs', specifiers)['tea']).toMatch(/inner\/node_modules\/tea\/a\.js$/);
});
