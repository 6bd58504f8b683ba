import { batchKeyTexts } from './words-of-keys.ts';

test('keys requested at about the same time are batched, up to the limit of the cms', async () => {
  const asked: [string, number][] = [];
  const wordsOf = batchKeyTexts(async (locale, keys) => {
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

test('a language’s own text is preferred to that of the base; an error gives null', async () => {
  const own = batchKeyTexts(() => Promise.resolve({ 'a:b': { own: 'Hallo', base: 'Cześć' } }));
  expect(await own('de', 'a:b')).toBe('Hallo');
  expect(await own('de', 'a:c')).toBeNull();
  expect(await batchKeyTexts(() => Promise.reject(new Error('away')))('de', 'a:b')).toBeNull();
});
