import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.ts';

/** Runs a test file in a Jest of its own. @returns Jest's output */
async function printed(source: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'light-setup-'));
  try {
    writeFileSync(path.join(folder, 'a.test.mjs'), source);
    const config = {
      rootDir: folder,
      testMatch: ['**/*.test.mjs'],
      runner: fromRoot('node_modules', 'jest-light-runner', 'src', 'child-process.js'),
      setupFilesAfterEnv: [fromRoot('tests', 'support', 'light-setup.ts')],
    };
    const jest = fromRoot('node_modules', 'jest', 'bin', 'jest.js');
    const args = [jest, '--maxWorkers=2', '--watchman=false', '--config', JSON.stringify(config)];
    return await new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const HANGS = '() => new Promise(() => {})';

describe('tests and hooks that hang', () => {
  it('a test that hangs fails after its timeout, and the next one runs', async () => {
    const output = await printed(`it('hangs', ${HANGS}, 50); it('is well', () => {});`);
    expect(output).toContain('“hangs” took more than 0.05 s.');
    expect(output).toContain('1 failed, 1 passed');
  });

  it('a hook that hangs is a failure', async () => {
    const output = await printed(`beforeAll(${HANGS}, 50); it('is well', () => {});`);
    expect(output).toContain('beforeAll took more than 0.05 s.');
    expect(output).toContain('1 failed, 1 passed');
  });
});
