/** @jest-environment node */
import { byCount, filterSearch, isFiltered, readFilters } from './filters.ts';

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

it('writes a filtered view always as the same address', () => {
  expect(filterSearch({ origin: 'verified', grade: 3, language: 'pl' })).toBe('?language=pl&grade=3&origin=verified');
  expect(filterSearch({})).toBe('');
});

it('does not take a further page for a filter', () => {
  expect(isFiltered({ cursor: 'abc' })).toBe(false);
  expect(isFiltered({ grade: 1 })).toBe(true);
});

it('lists languages by how many reviews they have', () => {
  const languages = byCount([
    { language: 'de', count: 2 },
    { language: 'pl', count: 8 },
    { language: 'fr', count: 0 },
  ]);
  expect(languages.map(({ language }) => language)).toEqual(['pl', 'de']);
});
