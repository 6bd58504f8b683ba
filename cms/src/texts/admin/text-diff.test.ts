import { diffWords } from './text-diff.ts';

describe('the differences of two texts', () => {
  test('the differences of two texts are found word by word, and nothing is lost', () => {
    expect(diffWords('to jest stary tekst', 'to jest nowy tekst')).toEqual([
      { kind: 'same', text: 'to jest ' },
      { kind: 'gone', text: 'stary' },
      { kind: 'new', text: 'nowy' },
      { kind: 'same', text: ' tekst' },
    ]);
    expect(diffWords('', 'a')).toEqual([{ kind: 'new', text: 'a' }]);
    expect(diffWords('a', 'a')).toEqual([{ kind: 'same', text: 'a' }]);
    const parts = diffWords('a b c d', 'x b d y');
    expect(
      parts
        .filter(({ kind }) => kind !== 'new')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a b c d');
    expect(
      parts
        .filter(({ kind }) => kind !== 'gone')
        .map(({ text }) => text)
        .join(''),
    ).toBe('x b d y');
  });

  test('the difference of two long texts is the whole of both', () => {
    const long = 'a '.repeat(400);
    expect(diffWords(long, `${long}b`).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});
