import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/paths.ts';

/** One page. Mechanisms go to a README beside the code, measurements to docs/performance.md. */
const MOST_WORDS = 400;

const folder = fromRoot('docs', 'decisions');
const decisions = readdirSync(folder).map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

test('every decision has at most 400 words', () => {
  expect(decisions.length).toBeGreaterThan(100);
  const long = decisions.filter(({ text }) => text.split(/\s+/).filter(Boolean).length > MOST_WORDS);
  expect(long.map(({ file }) => file)).toEqual([]);
});

test.each(['Context', 'Decision', 'Consequences'])('every decision has a section "%s"', (section) => {
  const heading = new RegExp(`^(\\*\\*|## )${section}`, 'm');
  expect(decisions.filter(({ text }) => !heading.test(text)).map(({ file }) => file)).toEqual([]);
});

test('the title of every decision begins with the number of its file', () => {
  const misnamed = decisions.filter(({ file, text }) => !text.startsWith(`# ${file.slice(0, 4)} `));
  expect(misnamed.map(({ file }) => file)).toEqual([]);
});

test('every link of a decision leads to a file', () => {
  const broken = decisions.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.join(folder, target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
