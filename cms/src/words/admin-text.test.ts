import { adminText, WORDS } from './admin-text.ts';

const paths = (node: unknown, at = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => paths(child, at ? `${at}.${key}` : key))
    : [at];

describe('words of the admin', () => {
  test('all languages of the admin have the same texts, and none is empty', () => {
    const [first = [], ...others] = Object.values(WORDS).map((words) => paths(words).sort());
    for (const other of others) expect(other).toEqual(first);
    for (const path of first) for (const text of Object.values(adminText(path))) expect(text.trim()).not.toBe('');
  });

  test('a missing text of the admin is an error', () =>
    expect(() => adminText('fields.nothing')).toThrow('fields.nothing'));
});
