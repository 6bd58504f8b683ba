import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../tests/support/eventually.ts';
import { fromRoot } from '../lib/paths.ts';

/** A project whose only command writes what happens to it. */
function projectIn(folder: string): { started: string; stopped: string } {
  const [started, stopped] = ['started', 'stopped'].map((name) => path.join(folder, name)) as [string, string];
  for (const made of ['scripts/jsx', 'node_modules']) mkdirSync(path.join(folder, made), { recursive: true });
  copyFileSync(fromRoot('scripts', 'bootstrap.mjs'), path.join(folder, 'scripts', 'bootstrap.mjs'));
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: 'node scripts/bootstrap.mjs wait' } }),
    'package-lock.json': JSON.stringify({ packages: {} }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: {} }),
    'scripts/jsx/index.mjs': '',
    'scripts/wait.ts': `
      import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(stopped)}, 'SIGTERM'); process.exit(0); });
      setInterval(() => undefined, 1000);
      writeFileSync(${JSON.stringify(started)}, String(process.pid));`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return { started, stopped };
}

test('what npm has started stops after SIGTERM to npm alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-ends-'));
  const { started, stopped } = projectIn(folder);
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
  try {
    await eventually('the command runs', () => existsSync(started));
    npm.kill('SIGTERM');
    await eventually('the command is told to stop', () => existsSync(stopped));
    expect(readFileSync(stopped, 'utf8')).toBe('SIGTERM');
  } finally {
    npm.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
