import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './build-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that builds until somebody ends it; there once it holds the lock. */
async function anotherBuilds(): Promise<ChildProcess> {
  const source = `
    import { withLock } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'build-lock.ts')).href)};
    await withLock(${JSON.stringify(file)}, () => undefined, async () => {
      console.log('holds');
      await new Promise((resolve) => process.stdin.once('end', resolve).resume());
    });
    await new Promise(() => setInterval(() => undefined, 1000));`;
  const child = spawn(process.execPath, ['--import', '@app/jsx', '--input-type=module', '--eval', source], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

/** Begins to wait for the lock; `waits` is there when it does, `done` when it has had it. */
function wait() {
  let onWait = () => undefined as void;
  const waits = new Promise<void>((resolve) => (onWait = resolve));
  return { waits, done: withLock(file, onWait, () => Promise.resolve('built')) };
}

it('the lock of builds runs one build at a time', async () => {
  const order: string[] = [];
  const waited: string[] = [];
  const build = (name: string) =>
    withLock(
      file,
      () => waited.push(name),
      async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
      },
    );
  await Promise.all([build('a'), build('b')]);
  expect(waited).toEqual(['b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('the lock of builds runs the next build after a failed one', async () => {
  const failing = withLock(
    file,
    () => undefined,
    () => Promise.reject(new Error('no content')),
  );
  await expect(failing).rejects.toThrow('no content');
  const next = wait();
  expect(await next.done).toBe('built');
});

it('the lock of builds waits for another process’s build, not for the process’s end', async () => {
  const other = await anotherBuilds();
  try {
    const next = wait();
    await next.waits;
    other.stdin!.end();
    expect(await next.done).toBe('built');
    expect(other.exitCode).toBeNull();
  } finally {
    other.kill('SIGKILL');
  }
}, 120_000);

it('the lock of builds takes the lock of a killed process', async () => {
  const other = await anotherBuilds();
  const next = wait();
  await next.waits;
  other.kill('SIGKILL');
  expect(await next.done).toBe('built');
}, 120_000);

it('the lock of builds ignores a lock file that was left behind, whatever process ids exist', async () => {
  await writeFile(file, '');
  const waited = jest.fn();
  expect(await withLock(file, waited, () => Promise.resolve('built'))).toBe('built');
  expect(waited).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual(['lock']);
});

it('the lock of builds reports in one sentence that the lock cannot be taken, and builds nothing', async () => {
  const work = jest.fn(() => Promise.resolve());
  const refused = expect.objectContaining({
    message: expect.stringMatching(/^The lock of the site's build cannot be taken \(.+\): .+\.$/),
  });
  await expect(withLock(join(folder, 'gone', 'lock'), () => undefined, work)).rejects.toEqual(refused);
  await writeFile(file, 'what no lock says');
  await expect(withLock(file, () => undefined, work)).rejects.toEqual(refused);
  expect(work).not.toHaveBeenCalled();
});
