import { segments } from './segments.ts';

describe('segments of a text with marks', () => {
  test('a text without marks is one piece', () => {
    expect(segments('all well', [])).toEqual([{ text: 'all well', rules: [] }]);
  });

  test('a mark splits the text in three', () => {
    expect(segments('call 123 now', [{ rule: 'phone', start: 5, end: 8 }])).toEqual([
      { text: 'call ', rules: [] },
      { text: '123', rules: ['phone'] },
      { text: ' now', rules: [] },
    ]);
  });

  test('overlapping marks share a segment, and no text is lost or repeated', () => {
    const cut = segments('abcdef', [
      { rule: 'x', start: 0, end: 4 },
      { rule: 'y', start: 2, end: 6 },
      { rule: 'x', start: 1, end: 3 },
    ]);
    expect(cut.map(({ text }) => text).join('')).toBe('abcdef');
    expect(cut.find(({ text }) => text === 'c')?.rules).toEqual(['x', 'y']);
  });

  test('marks without a position or beyond the text are left out', () => {
    const outside = [
      { rule: 'device', start: null, end: null },
      { rule: 'x', start: 3, end: 99 },
      { rule: 'y', start: 2, end: 2 },
    ];
    expect(segments('abc', outside)).toEqual([{ text: 'abc', rules: [] }]);
  });
});
