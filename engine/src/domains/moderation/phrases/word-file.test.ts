import { parseWordFile } from './word-file.ts';

const parse = (text: string) => parseWordFile(text, 'words/xx.txt', ['money', 'but', 'we'], ['we']);

it('a word file is read by section, without comments and blank lines', () => {
  expect(
    parse('# Refunds and gifts\n[money]\nrefund*\n\ngift card\n[but]\n# brings the condition back\nbut\n'),
  ).toEqual({
    money: ['refund*', 'gift card'],
    but: ['but'],
    we: [],
  });
});

it('an indented line continues the entry before it, and counts in the line numbers', () => {
  expect(parse('[money]\n(refund|\n  rebate) now\n[but]\nbut\n').money).toEqual(['(refund|rebate) now']);
  expect(() => parse('[money]\n(a|\n  b)\nx\nx')).toThrow('words/xx.txt:5: repeated entry: x');
});

it.each([
  [
    'an entry outside of a section',
    'refund*\n[money]\nx\n[but]\ny',
    'words/xx.txt:1: entry outside of a section: refund*',
  ],
  ['an unknown section', '[mony]\nrefund*', 'words/xx.txt:1: unknown section: mony'],
  ['a repeated section', '[money]\nx\n[money]\ny', 'words/xx.txt:3: repeated section: money'],
  ['a repeated entry', '[money]\nx\nx', 'words/xx.txt:3: repeated entry: x'],
  ['a bracket that is not closed', '[money]\nx (y|z\n[but]\ny', 'words/xx.txt:2: malformed entry: x (y|z'],
  ['an empty alternative', '[money]\n(x|)\n[but]\ny', 'words/xx.txt:2: malformed entry: (x|)'],
  ['a missing or empty section', '[money]\nx\n[but]', 'words/xx.txt: no entries for but'],
])('a word file with %s is refused with file and line', (_problem, text, message) => {
  expect(() => parse(text)).toThrow(message);
});
