import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSwc, type ModuleRule } from './swc-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'swc-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Gatsby's, as far as they are looked at. */
const GATSBYS: ModuleRule[] = [
  { test: /\.ya?ml$/, use: 'yaml' },
  { test: /\.tsx?$/, use: 'babel again' },
  { test: /\.(js|mjs|jsx|ts|tsx)$/, include: (file) => !file.includes('foreign'), use: 'babel' },
];

const loadersOf = (file: string, targets?: string[]): unknown[] =>
  withSwc(GATSBYS, targets)
    .filter(({ test, include }) => test?.test(file) && (include?.(file) ?? true))
    .map(({ use }) =>
      Array.isArray(use) ? (use as { options: { jsc: object } }[]).map((one) => one.options.jsc) : use,
    );

const swc = (tsx: boolean) => [expect.objectContaining({ parser: { syntax: 'typescript', tsx } })];

it.each([
  ['rule.ts', 'export const a = <T>(x: T) => x;', [swc(false)]],
  ['part.tsx', 'export const Part = () => <p>…</p>;', [swc(true)]],
  ['plain.js', 'module.exports = 1;', [swc(true)]],
  ['query.tsx', 'export const query = graphql`{ a }`;', ['babel']],
  ['served.tsx', 'export const getServerData = () => 1;', ['babel']],
  ['foreign.js', 'export default 1;', []],
  ['list.yaml', 'a: 1', ['yaml']],
])('%s is compiled once', (name, text, loaders) => {
  expect(loadersOf(written(name, text))).toEqual(loaders);
});

it('the change of webpack’s rules polyfills what the named browsers lack, and nothing for this Node', () => {
  const own = (targets?: string[]): unknown =>
    withSwc(GATSBYS, targets)
      .flatMap(({ use }) => (Array.isArray(use) ? (use as { options: { env: unknown } }[]) : []))
      .map(({ options }) => options.env)[0];
  expect(own(['last 2 chrome versions'])).toMatchObject({ targets: ['last 2 chrome versions'], mode: 'usage' });
  expect(own()).toEqual({ targets: { node: process.versions.node } });
});

it('the change of webpack’s rules stops at rules that it does not know', () => {
  expect(() => withSwc([{ test: /\.jsx?$/ }])).toThrow('look at its new version');
  // The empty path that webpack tries.
  expect(() => withSwc(GATSBYS).map(({ include }) => include?.(''))).not.toThrow();
});
