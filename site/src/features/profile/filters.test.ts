/** @jest-environment node */
import { byCount, countFilters, filterSearch, isFiltered, readFilters, readProducts, readReview } from './filters.ts';

it('reads what an address says and leaves out what makes no sense', () => {
  expect(readFilters({ language: 'de', grade: '4', origin: 'external', cursor: 'abc' })).toEqual({
    language: 'de',
    grade: 4,
    origin: 'external',
    cursor: 'abc',
  });
  expect(readFilters({ language: 'any', grade: '6', origin: 'bought', cursor: '' })).toEqual({});
  expect(readFilters({ language: ['de', 'pl'], grade: '4.5', cursor: 'x'.repeat(301) })).toEqual({});
});

it('reads period, photos, words and whose reviews they are', () => {
  const query = { about: 'products', period: '12m', photos: 'yes', words: '  szybka wysyłka ' };
  expect(readFilters(query)).toEqual({ about: 'products', period: '12m', photos: 'yes', words: 'szybka wysyłka' });
  expect(readFilters({ about: 'company', period: '2m', photos: 'no', words: 'x' })).toEqual({});
  expect(readFilters({ words: 'x'.repeat(61) })).toEqual({});
});

it('takes for a review only what may be the id of one', () => {
  expect(readReview({ review: '01900000-0000-7000-8000-000000000001' })).toBe('01900000-0000-7000-8000-000000000001');
  for (const review of ['', '1', '../x', ['a'], undefined]) expect(readReview({ review })).toBeNull();
});

it('writes a filtered view always as the same address', () => {
  expect(filterSearch({ origin: 'verified', grade: 3, language: 'pl' })).toBe('?language=pl&grade=3&origin=verified');
  expect(filterSearch({})).toBe('');
  const all = { words: 'tea', photos: 'yes', period: '6m', grade: 1, about: 'products' } as const;
  expect(filterSearch(all, { review: 'r', code: 'c' })).toBe(
    '?about=products&grade=1&period=6m&photos=yes&words=tea&code=c&review=r',
  );
});

it('knows where a list of products goes on, beside all filters', () => {
  expect(readProducts({ products: 'abc' })).toBe('abc');
  for (const products of ['', ['abc'], 'a'.repeat(301), undefined]) expect(readProducts({ products })).toBeNull();
  expect(filterSearch({ grade: 1 }, { products: 'abc' })).toBe('?grade=1&products=abc');
});

it('does not take a further page for a filter', () => {
  expect(isFiltered({ cursor: 'abc' })).toBe(false);
  expect(isFiltered({ about: 'products' })).toBe(false);
  expect(isFiltered({ grade: 1 })).toBe(true);
  expect(countFilters({ grade: 1, words: 'tea', about: 'products', cursor: 'abc' })).toBe(2);
});

it('lists languages by how many reviews they have', () => {
  const languages = byCount([
    { language: 'de', count: 2 },
    { language: 'pl', count: 8 },
    { language: 'fr', count: 0 },
  ]);
  expect(languages.map(({ language }) => language)).toEqual(['pl', 'de']);
});
