import { shorten } from './shorten.ts';

const within = (letters: number) => (text: string) => Promise.resolve(text.length <= letters);

it.each([
  ['Very good tea.', 'en', 20, 'Very good tea.'],
  ['Very good tea.', 'en', 13, 'Very good…'],
  ['Very good, fresh tea', 'en', 14, 'Very good…'],
  ['とても美味しいお茶でした。また買います。', 'ja', 9, 'とても美味しい…'],
  ['Good 👨‍👩‍👧‍👦 family shop', 'en', 8, 'Good…'],
  ['Good', 'en', 2, 'G…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'en', 13, '👨‍👩‍👧‍👦…'],
  ['Good tea', 'en', 0, ''],
])('%j in %s within %i letters is %j', async (text, language, letters, short) => {
  expect(await shorten(text, language, within(letters))).toBe(short);
});

it('a long text is measured a dozen times at most', async () => {
  let asked = 0;
  const text = 'word '.repeat(1000);
  const short = await shorten(text, 'en', (part) => {
    asked += 1;
    return Promise.resolve(part.length <= 600);
  });
  expect(text.startsWith(short.slice(0, -1))).toBe(true);
  expect(short.length).toBeGreaterThan(590);
  expect(asked).toBeLessThanOrEqual(12);
});
