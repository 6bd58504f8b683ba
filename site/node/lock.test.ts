import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.ts';

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
    import { withLock } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lock.ts')).href)};
    await withLock(${JSON.stringify(file)}, () => undefined, async () => {
      console.log('holds');
      await new Promise((resolve) => process.stdin.once('end', resolve).resume());
    });
    await new Promise(() => setInterval(() => undefined, 1000));`;
  const child = spawn(process.execPath, ['--import', '@app/jsx', '--input-type=module', '--eval', source], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

/** Begins to wait for the lock; `waits` is there when it does, `done` when it has had it. */
function wait() {
  let told = () => undefined as void;
  const waits = new Promise<void>((resolve) => (told = resolve));
  return { waits, done: withLock(file, told, () => Promise.resolve('built')) };
}

it('lets one build run at a time', async () => {
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

it('lets the next one run after one that failed', async () => {
  const failing = withLock(
    file,
    () => undefined,
    () => Promise.reject(new Error('no content')),
  );
  await expect(failing).rejects.toThrow('no content');
  const next = wait();
  expect(await next.done).toBe('built');
});

it('waits for the build of another process, which need not end for it', async () => {
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

it('takes over from one that was killed', async () => {
  const other = await anotherBuilds();
  const next = wait();
  await next.waits;
  other.kill('SIGKILL');
  expect(await next.done).toBe('built');
}, 120_000);

it('asks nobody about a file that was left behind, whatever numbers processes have now', async () => {
  await writeFile(file, '');
  const waited = jest.fn();
  expect(await withLock(file, waited, () => Promise.resolve('built'))).toBe('built');
  expect(waited).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual(['lock']);
});

it('says in one sentence that there can be no lock, and builds nothing', async () => {
  const work = jest.fn(() => Promise.resolve());
  const refused = expect.objectContaining({
    message: expect.stringMatching(/^The lock of the site's build cannot be taken \(.+\): .+\.$/),
  });
  await expect(withLock(join(folder, 'gone', 'lock'), () => undefined, work)).rejects.toEqual(refused);
  await writeFile(file, 'what no lock says');
  await expect(withLock(file, () => undefined, work)).rejects.toEqual(refused);
  expect(work).not.toHaveBeenCalled();
});
