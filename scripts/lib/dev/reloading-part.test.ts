import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReloadingPart } from './reloading-part.ts';
import { freePort } from '../processes/ports.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'reloading-')));
const save = (file: string, text: string): string => {
  const at = path.join(root, file);
  writeFileSync(at, text);
  return at;
};
const said: string[] = [];
let part: ReloadingPart;
let url = '';

const rule = (word: string): string => `export const rule = (): string => '${word}';`;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  save('package.json', '{"type":"module"}');
  save('rule.tsx', rule('first'));
  for (const name of ['texts.json', 'own.json']) save(name, ' ');
  save(
    'entry.ts',
    `import { readFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     import { rule } from './rule.tsx';
     const port: number = ${port};
     createServer((_req, res) => {
       for (const name of ['texts.json', 'own.json']) readFileSync(${JSON.stringify(root)} + '/' + name);
       res.end(rule());
     }).listen(port, '127.0.0.1');`,
  );
  part = new ReloadingPart({
    name: 'part',
    root,
    entry: 'entry.ts',
    cache: path.join(root, 'cache'),
    env: process.env,
    readyUrl: url,
    follows: (file) => file.endsWith('own.json'),
    onLine: (line) => said.push(line),
    say: (line) => said.push(line),
  });
  await part.start();
});
afterAll(async () => {
  await part.stop();
  rmSync(root, { recursive: true, force: true });
});

const answer = async (): Promise<string> => (await fetch(url)).text();
const file = (name: string): string => path.join(root, name);

test('a part knows which of its files need a restart', async () => {
  expect(await answer()).toBe('first');
  expect([file('rule.tsx'), file('entry.ts'), file('texts.json')].map((one) => part.uses(one))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['rule.test.tsx', 'own.json'].map((one) => part.uses(file(one)))).toEqual([false, false]);
});

test('a restarted part runs the saved code', async () => {
  save('rule.tsx', rule('second'));
  await part.start('rule.tsx');
  expect(await answer()).toBe('second');
});

test('of several changes in a row the last one counts', async () => {
  save('rule.tsx', rule('third'));
  const third = part.start('rule.tsx');
  save('rule.tsx', rule('fourth'));
  await Promise.all([third, part.start('rule.tsx')]);
  expect(await answer()).toBe('fourth');
});

test('a part with a syntax error says why, and restarts with the next change of any file', async () => {
  save('rule.tsx', 'export const rule = (: string => ;');
  await part.start('rule.tsx');
  await eventually('it says why', () => said.some((line) => line.includes('rule.tsx')));
  expect(said.at(-1)).toContain('tried again when a file is saved');
  expect(part.uses(file('new.ts'))).toBe(true);
  save('rule.tsx', rule('mended'));
  await part.start('rule.tsx');
  expect(await answer()).toBe('mended');
});

test('a part that exits reports it', async () => {
  save('entry.ts', "import './rule.tsx'; process.exit(3);");
  await part.start('entry.ts');
  expect(said.at(-1)).toMatch(/ended with code 3; it is tried again/);
});
