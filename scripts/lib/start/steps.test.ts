import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { StepTimes } from './step-times.ts';
import { Steps } from './steps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Steps that print into a text, as on a terminal or into a file. */
function printing(isTTY: boolean) {
  const stream = new PassThrough();
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const out = Object.assign(stream, { isTTY, columns: 100 }) as unknown as NodeJS.WriteStream;
  const steps = new Steps(2, { out, times: new StepTimes(folder) });
  return { steps, said: () => text.replaceAll(/\d+\.\d s/g, 'N s') };
}

const nothing = (): void => undefined;

test('a step shows its typical time, and from the second time on its own last time', async () => {
  const first = printing(false);
  await first.steps.run('Demo data', nothing);
  first.steps.close();
  expect(first.said()).toBe('        … Demo data (usually about 45 s)\n   1/2 ✓ Demo data  N s\n');
  new StepTimes(folder).keep('Demo data', 12.34);
  const second = printing(false);
  await second.steps.run('Demo data', (step) => step.note('in .data'));
  second.steps.close();
  expect(second.said()).toBe('        … Demo data (last time 12 s)\n   1/2 ✓ Demo data (in .data)  N s\n');
});

test('a step that was skipped or failed is not recorded', async () => {
  new StepTimes(folder).keep('Site, built', 50);
  const { steps, said } = printing(false);
  await steps.run('Site, built', (step) => step.unchanged());
  await expect(steps.run('Site, built', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  steps.close();
  expect(said()).toContain('✓ Site, built (unchanged)');
  expect(said()).toContain('✗ Site, built');
  expect(new StepTimes(folder).expected('Site, built')).toEqual({ seconds: 50, known: true });
});

test('on a terminal a bar shows how much of the expected time has passed', async () => {
  const ci = process.env['CI'];
  delete process.env['CI'];
  try {
    new StepTimes(folder).keep('Worker', 0.001);
    const { steps, said } = printing(true);
    await steps.run('Worker', async (step) => {
      step.detail('listening');
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.say('something above it');
    });
    steps.close();
    expect(said()).toMatch(/█{12} Worker {2}N s \(last time 0 s\) {2}listening/);
  } finally {
    if (ci !== undefined) process.env['CI'] = ci;
  }
});
