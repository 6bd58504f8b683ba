import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.ts';

/** Runs a test file of its own, and gives what Jest prints of it. */
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

describe('what never ends', () => {
  it('is a failure once its time is up, and the next test runs', async () => {
    const output = await printed(`it('hangs', ${HANGS}, 50); it('is well', () => {});`);
    expect(output).toContain('“hangs” took more than 0.05 s.');
    expect(output).toContain('1 failed, 1 passed');
  });

  it('is a failure also in a hook', async () => {
    const output = await printed(`beforeAll(${HANGS}, 50); it('is well', () => {});`);
    expect(output).toContain('beforeAll took more than 0.05 s.');
    expect(output).toContain('1 failed, 1 passed');
  });
});
