import fs from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../../tests/support/eventually.ts';
import { loadBundle } from './bundle.ts';

/** Does all that libraries in Gatsby's bundle do to keep themselves where they are. */
const ENTRY = `
const { close, existsSync } = require('fs');
const large = Array.from({ length: 100_000 }, (_, n) => ({ n, exports }));
const held = () => large;
process.on('SIGTERM', held);
require('node:process').on('exit', held);
process.emit = held;
process.reallyExit = held;
console.log = held;
require('fs').close = held;
global.held = held;
globalThis.process.on('SIGINT', held);
exports.later = () => require('./parts/later').of(exports);
exports.sees = () => ({
  patched: [require('node:fs').close === held, global.held === held, globalThis.console.log === held],
  there: existsSync(__filename) && __dirname.length > 0 && close.length > 0,
  uuid: globalThis.crypto.randomUUID().length,
  path: process.env.PATH,
});
`;
const LATER = `exports.of = ({ later }) => [require('../index.js').later === later, typeof require('path').join];`;

interface Bundle {
  later(): unknown[];
  sees(): object;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await writeFile(join(folder, 'index.js'), ENTRY);
  await fs.promises.mkdir(join(folder, 'parts'));
  await writeFile(join(folder, 'parts', 'later.js'), LATER);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const load = () => loadBundle(join(folder, 'index.js')) as Bundle;

it('a bundle can require its files lazily, and Node’s modules', () => {
  const bundle = load();
  expect(bundle.later()).toEqual([true, 'function']);
  expect(bundle.sees()).toEqual({
    patched: [true, true, true],
    there: true,
    uuid: 36,
    path: process.env['PATH'],
  });
});

it('a bundle cannot change the process’s globals and modules', () => {
  const ours = () => [
    process.emit,
    console.log,
    fs.close,
    globalThis.process,
    globalThis.console,
    ...['SIGTERM', 'SIGINT', 'exit'].map((name) => process.listenerCount(name)),
    'held' in globalThis,
  ];
  const before = ours();
  load().later();
  expect(ours()).toEqual(before);
});

it('a bundle’s memory is freed with its last reference', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const loaded = (): WeakRef<Bundle> => {
    const bundle = load();
    bundle.later();
    return new WeakRef(bundle);
  };
  const bundles = [loaded(), loaded()];
  await eventually('both are gone', () => {
    collect();
    return bundles.every((bundle) => bundle.deref() === undefined);
  });
});
