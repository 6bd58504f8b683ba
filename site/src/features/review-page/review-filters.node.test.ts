import {
  languagesByCount,
  countFilters,
  filterQuery,
  isFiltered,
  readFilters,
  readProducts,
  readReview,
} from './review-filters.ts';

it('the reader of filters reads filters of an address and ignores invalid ones', () => {
  expect(readFilters({ language: 'de', grade: '4', origin: 'external', cursor: 'abc' })).toEqual({
    language: 'de',
    grade: 4,
    origin: 'external',
    cursor: 'abc',
  });
  expect(readFilters({ language: 'any', grade: '6', origin: 'bought', cursor: '' })).toEqual({});
  expect(readFilters({ language: ['de', 'pl'], grade: '4.5', cursor: 'x'.repeat(301) })).toEqual({});
});

it('the reader of filters reads period, photos, words and subject', () => {
  const query = { about: 'products', period: '12m', photos: 'yes', words: '  szybka wysyłka ' };
  expect(readFilters(query)).toEqual({ about: 'products', period: '12m', photos: 'yes', words: 'szybka wysyłka' });
  expect(readFilters({ about: 'company', period: '2m', photos: 'no', words: 'x' })).toEqual({});
  expect(readFilters({ words: 'x'.repeat(61) })).toEqual({});
});

it('the reader of filters reads choices of user features together, or one by one as a form without scripts sends them', () => {
  const [one, other] = [1, 2].map((n) => `01900000-0000-7000-8000-00000000000${n}`);
  expect(readFilters({ choices: `${one},${other}` })).toEqual({ choices: `${one},${other}` });
  expect(readFilters({ 'choice-a': one, 'choice-b': '', 'choice-c': other })).toEqual({ choices: `${one},${other}` });
  expect(filterQuery({ choices: one! })).toBe(`?choices=${one}`);
  for (const choices of ['x', `${one},`, Array(6).fill(one).join(), [one]])
    expect(readFilters({ choices })).toEqual({});
});

it('the reader of filters accepts only well-formed review ids', () => {
  expect(readReview({ review: '01900000-0000-7000-8000-000000000001' })).toBe('01900000-0000-7000-8000-000000000001');
  for (const review of ['', '1', '../x', ['a'], undefined]) expect(readReview({ review })).toBeNull();
});

it('the reader of filters writes equal filters as the same address', () => {
  expect(filterQuery({ origin: 'verified', grade: 3, language: 'pl' })).toBe('?language=pl&grade=3&origin=verified');
  expect(filterQuery({})).toBe('');
  const all = { words: 'tea', photos: 'yes', period: '6m', grade: 1, about: 'products' } as const;
  expect(filterQuery(all, { review: 'r', code: 'c' })).toBe(
    '?about=products&grade=1&period=6m&photos=yes&words=tea&code=c&review=r',
  );
});

it('the reader of filters reads the cursor of products beside all filters', () => {
  expect(readProducts({ products: 'abc' })).toBe('abc');
  for (const products of ['', ['abc'], 'a'.repeat(301), undefined]) expect(readProducts({ products })).toBeNull();
  expect(filterQuery({ grade: 1 }, { products: 'abc' })).toBe('?grade=1&products=abc');
});

it('the reader of filters does not count a cursor as a filter', () => {
  expect(isFiltered({ cursor: 'abc' })).toBe(false);
  expect(isFiltered({ about: 'products' })).toBe(false);
  expect(isFiltered({ grade: 1 })).toBe(true);
  expect(countFilters({ grade: 1, words: 'tea', about: 'products', cursor: 'abc' })).toBe(2);
});

it('the reader of filters sorts languages by number of reviews', () => {
  const languages = languagesByCount([
    { language: 'de', count: 2 },
    { language: 'pl', count: 8 },
    { language: 'fr', count: 0 },
  ]);
  expect(languages.map(({ language }) => language)).toEqual(['pl', 'de']);
});
