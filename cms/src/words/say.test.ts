import { say, WORDS } from './say.ts';

const paths = (node: unknown, at = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => paths(child, at ? `${at}.${key}` : key))
    : [at];

describe('words of the admin', () => {
  test('every language has the same ones, none of them empty', () => {
    const [first = [], ...others] = Object.values(WORDS).map((words) => paths(words).sort());
    for (const other of others) expect(other).toEqual(first);
    for (const path of first) for (const text of Object.values(say(path))) expect(text.trim()).not.toBe('');
  });

  test('a missing one is an error', () => expect(() => say('fields.nothing')).toThrow('fields.nothing'));
});
