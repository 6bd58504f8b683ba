import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT, fromRoot } from '../lib/paths.ts';

// The linter finds literals that are spread into literals (`unicorn/no-useless-spread`), but not in attributes.
test('no component gets its properties from a literal that is spread, which would hide excess ones', () => {
  const files = execFileSync('git', ['ls-files', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).trimEnd().split('\n');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(fromRoot(file), 'utf8').includes('{...{'))).toEqual([]);
});
