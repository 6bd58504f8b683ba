import fc from 'fast-check';
import { cpuRatio } from '../../../../tests/support/cpu-time.ts';
import { compileLists, isHeld, screen } from './screening/index.ts';

const pattern = (word: string) => ({ word, kind: 'pattern' as const });
const held = (body: string, words: ReturnType<typeof pattern>[]) =>
  isHeld(screen({ body, grade: 4, formLanguage: 'en' }, compileLists(new Map([['any', words]]))).findings);
const TEXT = 'Nothing is wrong with this text, which nobody minds.';

it('an invalid pattern is left out with its reason, and valid ones beside it work', () => {
  const words = ['(unclosed', 'a*', '.', '[z-a]', 'five stars? for cash', '(?<=x)y'].map(pattern);
  const { patterns, problems } = compileLists(new Map([['en', words]]));
  expect(patterns.map(({ source }) => source)).toEqual(['five stars? for cash']);
  expect(problems.map(({ word, reason }) => [word, reason])).toEqual([
    ['(unclosed', 'not_a_pattern'],
    ['a*', 'matches_empty'],
    ['.', 'too_wide'],
    ['[z-a]', 'not_a_pattern'],
    ['(?<=x)y', 'not_a_pattern'],
  ]);
  expect(held('I wrote five star for cash, as they asked.', words)).toBe(true);
  expect(held(TEXT, words)).toBe(false);
});

it('at most fifty patterns are used', () => {
  const { patterns, problems } = compileLists(
    new Map([['any', Array.from({ length: 60 }, (_, n) => pattern(`pattern-${n}`))]]),
  );
  expect([patterns.length, problems.length]).toEqual([50, 10]);
  expect(problems.every(({ reason }) => reason === 'too_many')).toBe(true);
});

it('a pattern with catastrophic backtracking in other engines takes linear time', async () => {
  const text = 'a'.repeat(5000);
  const patterns = (...words: string[]) => words.map(pattern);
  const ratio = await cpuRatio(
    () => expect(held(text, patterns('(a+)+$b', '(x+x+)+y', '(a|aa)+c'))).toBe(false),
    () => expect(held(text, patterns('b$', 'xy', 'ac'))).toBe(false),
  );
  // Backtracking would try 2^5000 ways.
  expect(ratio).toBeLessThan(100);
});

it('no pattern can stop screening', () => {
  const piece = fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '*',
    '+',
    '?',
    '{2,',
    '}',
    '\\',
    '|',
    '^',
    '$',
    '.',
    'a',
    '(?i)',
    '\\p{L}',
    '(?P<x>',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(() => held(TEXT, [pattern(pieces.join('')), pattern('\u0000x')])).not.toThrow();
      const { patterns, problems } = compileLists(new Map([['any', [pattern(pieces.join(''))]]]));
      expect(patterns.length + problems.length).toBe(1);
    }),
    { numRuns: 300 },
  );
});
