import { filtersOf, queryOf } from './filters.ts';

test('filters go to the address and back, without those that are not chosen', () => {
  const query = 'q=tea+shop&country=PL&sort=name';
  expect(queryOf(filtersOf(new URLSearchParams(`${query}&unknown=1`)))).toBe(query);
  expect(queryOf(filtersOf(new URLSearchParams('sort=&q=')))).toBe('');
});
