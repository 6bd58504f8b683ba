import { wordsOfKeys } from './words-of-keys.ts';

test('fields that ask together are answered together, in questions that the cms takes', async () => {
  const asked: [string, number][] = [];
  const wordsOf = wordsOfKeys(async (locale, keys) => {
    asked.push([locale, keys.length]);
    return Object.fromEntries(keys.map((key) => [key, { own: null, base: `${key} in ${locale}` }]));
  });
  const keys = Array.from({ length: 45 }, (_, at) => `home:a${at}`);
  const found = await Promise.all([...keys, 'home:a0'].map((key) => wordsOf('de', key)));
  expect(found[44]).toBe('home:a44 in de');
  expect(found[45]).toBe('home:a0 in de');
  expect(asked).toEqual([
    ['de', 20],
    ['de', 20],
    ['de', 5],
  ]);
  expect(await wordsOf('fr', 'home:a1')).toBe('home:a1 in fr');
  expect(asked).toHaveLength(4);
});

test('a language’s own words go before those of the base; what cannot be read is nothing', async () => {
  const own = wordsOfKeys(() => Promise.resolve({ 'a:b': { own: 'Hallo', base: 'Cześć' } }));
  expect(await own('de', 'a:b')).toBe('Hallo');
  expect(await own('de', 'a:c')).toBeNull();
  expect(await wordsOfKeys(() => Promise.reject(new Error('away')))('de', 'a:b')).toBeNull();
});
