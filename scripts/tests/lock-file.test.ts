import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/paths.ts';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = <T>(...file: string[]): T => JSON.parse(readFileSync(fromRoot(...file), 'utf8')) as T;

test('package-lock.json contains no registry URLs', () => {
  expect(readFileSync(fromRoot('package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});

test('every workspace pins exact versions', () => {
  const { workspaces } = read<{ workspaces: string[] }>('package.json');
  const loose = ['.', ...workspaces.filter((workspace) => workspace !== 'scripts/stubs/*')].flatMap((workspace) => {
    const { dependencies, devDependencies, optionalDependencies } = read<Package>(workspace, 'package.json');
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    return ranges.map(([name, version]) => `${workspace}: ${name}@${version}`);
  });
  expect(loose).toEqual([]);
});

/** Folders in which Node looks for what a package asks for: its own first, then those above it. */
function foldersOf(place: string): string[] {
  const parts = place.split('/');
  return parts.map((_, n) => parts.slice(0, parts.length - n).join('/')).concat('');
}

test('package-lock.json satisfies all dependencies', () => {
  const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
  const missing = Object.entries(packages).flatMap(([place, { dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter((name) => !foldersOf(place).some((folder) => path.posix.join(folder, 'node_modules', name) in packages))
      .map((name) => `${place}: ${name}`),
  );
  expect(missing).toEqual([]);
});
