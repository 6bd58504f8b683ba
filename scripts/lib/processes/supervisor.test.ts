import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { eventually } from '../../../tests/support/eventually.ts';
import { Steps } from '../start/steps.ts';
import { freePort } from './ports.ts';
import type { RunningProcess } from './processes.ts';
import { Supervisor } from './supervisor.ts';
import type { Restarts } from './supervisor.ts';

const QUICK: Restarts = { firstPauseMs: 20, longestPauseMs: 80, steadyMs: 60_000 };

let folder: string;
let supervisor: Supervisor;
let said: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'));
  port = await freePort();
});
afterEach(async () => {
  await supervisor.stop({ first: '', last: '' });
  rmSync(folder, { recursive: true, force: true });
});

function supervise(restarts?: Restarts): void {
  const out = new PassThrough();
  said = '';
  out.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const steps = new Steps(1, { out: out as unknown as NodeJS.WriteStream });
  supervisor = new Supervisor(steps, folder, restarts);
  supervisor.env = { ...process.env };
}

/** A part that notes each of its starts, serves its process id, and ends with code 3 if its folder says so. */
const startPart = (): Promise<RunningProcess> =>
  supervisor.startPart('Part', {
    name: 'the part',
    readyUrl: `http://127.0.0.1:${port}`,
    args: [
      '-e',
      `const { appendFileSync, existsSync } = require('node:fs');
      appendFileSync(${JSON.stringify(path.join(folder, 'starts'))}, '.');
      if (existsSync(${JSON.stringify(path.join(folder, 'broken'))})) process.exit(3);
      require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(${port}, '127.0.0.1');`,
    ],
  });
const starts = (): number => readFileSync(path.join(folder, 'starts')).length;
const answer = (): Promise<string> =>
  fetch(`http://127.0.0.1:${port}`).then(
    (response) => response.text(),
    () => 'nobody',
  );
async function serving(other: number): Promise<void> {
  const isAnother = (told: string): boolean => /^\d+$/.test(told) && told !== String(other);
  await eventually('another process serves', async () => isAnother(await answer()));
}
const pauses = (): string[] => [...said.matchAll(/starts again in (\S+) s/g)].map(([, pause = '']) => pause);

test('a part that is killed starts again, and says so in one line', async () => {
  supervise(QUICK);
  const { pid } = await startPart();
  process.kill(pid, 'SIGKILL');
  await serving(pid);
  await eventually('it is said', () => said.includes('The part is ready again.'));
  expect(said).toContain('The part was ended by SIGKILL; it starts again in 0.02 s. Its lines: ');
  expect(starts()).toBe(2);
});

test('a part that cannot stay up is started less and less often', async () => {
  supervise(QUICK);
  const { pid } = await startPart();
  writeFileSync(path.join(folder, 'broken'), '');
  process.kill(pid, 'SIGKILL');
  await eventually('it has ended five times', () => pauses().length >= 5);
  expect(pauses().slice(0, 5)).toEqual(['0.02', '0.04', '0.08', '0.08', '0.08']);
  expect(said).toContain('The part ended with code 3;');
  rmSync(path.join(folder, 'broken'));
  await serving(pid);
});

test('a part that has run for long is started at once again', async () => {
  supervise({ ...QUICK, steadyMs: 0 });
  let { pid } = await startPart();
  for (let times = 0; times < 3; times++) {
    process.kill(pid, 'SIGKILL');
    await serving(pid);
    pid = Number(await answer());
  }
  expect(pauses()).toEqual(['0.02', '0.02', '0.02']);
});

test('what was started again ends with its part, and with everything', async () => {
  supervise(QUICK);
  const part = await startPart();
  process.kill(part.pid, 'SIGKILL');
  await serving(part.pid);
  await supervisor.retire(part);
  expect(await answer()).toBe('nobody');
  const other = await startPart();
  process.kill(other.pid, 'SIGKILL');
  await serving(other.pid);
  const before = starts();
  await supervisor.stop({ first: '', last: '' });
  expect(await answer()).toBe('nobody');
  expect(starts()).toBe(before);
});

test('without restarts the end of a part is the end of everything', async () => {
  supervise();
  const { pid } = await startPart();
  process.kill(pid, 'SIGKILL');
  await expect(supervisor.died).rejects.toThrow('The part was ended by SIGKILL, so everything is stopped.');
  expect(starts()).toBe(1);
});
