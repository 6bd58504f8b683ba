import type { Locale } from '@app/contracts/common';
import { compileLists } from '../lists.ts';
import type { StaffWord } from '../lists.ts';
import { normalise, originalSpan } from '../text/normalise.ts';
import { readEntries } from './entry.ts';
import { matchWords } from './matcher.ts';
import { isEnding } from './suffixes.ts';

/** A list of made-up words, so that the test shows the notation and no insult. */
const found = (text: string, words: StaffWord['word'][], language: Locale = 'pl'): string[] => {
  const own = compileLists(words.map((word) => ({ language, word, kind: 'offensive' as const }))).own.get(language)!;
  const read = normalise(text);
  return matchWords(read, [own]).map(({ start, end }) => {
    const span = originalSpan(read, start, end);
    return text.slice(span.start, span.end);
  });
};

describe('the notation of word lists', () => {
  test.each<[string, string, string[], string[]]>([
    ['a word as it stands', 'blorkan', ['To blorkan!', 'BLORKAN'], ['blorkanie', 'ablorkan']],
    ['with an ending', 'blork~', ['blorkami', 'blorkiem', 'blork'], ['blorkotek']],
    ['with any continuation', 'blork*', ['blorkotek', 'blork'], ['ablork']],
    ['inside a word', '*blork*', ['superblorkowy'], ['blor']],
    ['at the end of a word', '*blork', ['superblork'], ['blorkiem']],
    ['with its marks', '=blórk', ['blórk'], ['blork']],
    ['without marks', 'blórk', ['blórk', 'blork'], []],
    ['a phrase', 'miły blork~', ['ten miły blorkiem'], ['miły ten blork', 'miły. Blork']],
    ['one of several', '(miły|stary pies) blork', ['miły blork', 'stary pies blork'], ['stary blork']],
    ['one that may be missing', 'miły (bardzo)? blork', ['miły blork', 'miły bardzo blork'], ['miły mało blork']],
    ['with a gap', 'miły .. blork', ['miły i brzydki blork', 'miły blork'], ['miły a b c d blork', 'miły. Ale blork']],
    ['any word', 'miły * blork', ['miły jak blork'], ['miły blork']],
  ])('%s', (_, word, hits, misses) => {
    for (const text of hits) expect([text, found(text, [word]).length]).toEqual([text, 1]);
    for (const text of misses) expect([text, found(text, [word]).length]).toEqual([text, 0]);
  });

  test('a line without words makes no entry', () => {
    for (const line of ['', '  ', '..', '*', '()', '= ']) expect(readEntries(line, 'offensive', 'pl')).toEqual([]);
  });
});

describe('disguised words', () => {
  test.each([
    ['figures for letters', 'bl0rk4n', 'bl0rk4n'],
    ['signs for letters', 'bl@rkan, bl$rkan', null],
    ['stars', 'ty bl***an!', 'bl***an'],
    ['one star', 'bl*rkan', 'bl*rkan'],
    ['mixed signs', 'b#o@kan', 'b#o@kan'],
    ['letters apart', 'ty b l o r k a n ty', 'b l o r k a n'],
    ['dots between', 'b.l.o.r.k.a.n', 'b.l.o.r.k.a.n'],
    ['cut in two', 'blor-kan', 'blor-kan'],
    ['letters written many times', 'blooooorkaaaan', 'blooooorkaaaan'],
    ['letters of another script', 'blоrkаn', 'blоrkаn'],
    ['invisible characters', 'blo\u200brk\u2060an', 'blo\u200brk\u2060an'],
    ['full-width letters', 'ｂｌｏｒｋａｎ', 'ｂｌｏｒｋａｎ'],
    ['capitals', 'BlOrKaN', 'BlOrKaN'],
  ])('%s', (_, text, span) => {
    const matches = found(text, ['blorkan']);
    if (span === null) expect(matches.length).toBeLessThanOrEqual(1);
    else expect(matches).toEqual([span]);
  });

  test.each([
    'b. l. o.',
    'A. B. Clorkan',
    'a55 mp3 h264',
    'b&b',
    '5*** hotel',
    'wi-fi',
    'ok?tak',
    'blo rkan',
    'https://x.pl/b*l*o',
  ])('an honest %s is none', (text) => {
    expect(found(text, ['blorkan', 'ass', 'abc'])).toEqual([]);
  });

  test('an allowed word takes back what a wider entry caught', () => {
    const lists = compileLists([
      { language: 'pl', word: 'blork*', kind: 'offensive' },
      { language: 'pl', word: 'blorkownica', kind: 'allow' },
    ]);
    const own = lists.own.get('pl')!;
    expect(matchWords(normalise('piękna blorkownica'), [lists.everywhere, own])).toEqual([]);
    expect(matchWords(normalise('piękny blork'), [lists.everywhere, own])).toHaveLength(1);
  });
});

describe('endings', () => {
  test.each<[Locale, string, boolean]>([
    ['pl', 'ami', true],
    ['pl', '', true],
    ['pl', 'otek', false],
    ['ru', 'ами', true],
    ['ru', 'ой', false],
    ['ru', 'ои', true],
    ['sr', 'ima', true],
    ['ja', 'は', false],
    ['vi', 'a', false],
  ])('%s: “-%s” %s', (language, ending, is) => {
    expect(isEnding(language, ending)).toBe(is);
  });
});
