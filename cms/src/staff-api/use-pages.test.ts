import { NO_PAGES, reducePages } from './use-pages.ts';
import type { Pages } from './use-pages.ts';

const state: Pages<number> = { ...NO_PAGES, path: '/a', items: [1], cursor: 'c', busy: false };

test('the next page is added, another list replaces the shown one once it is there', () => {
  const more = reducePages(state, { type: 'loaded', path: '/a', more: true, page: { items: [2], nextCursor: null } });
  expect(more).toMatchObject({ items: [1, 2], cursor: null, busy: false });
  const other = reducePages(state, { type: 'loading', path: '/b', more: false });
  expect(other).toMatchObject({ items: [1], busy: true });
  expect(
    reducePages(other, { type: 'loaded', path: '/b', more: false, page: { items: [7], nextCursor: null } }).items,
  ).toEqual([7]);
});

test('answers and errors of an earlier list are dropped', () => {
  const other = reducePages(state, { type: 'loading', path: '/b', more: false });
  const late = { type: 'loaded', path: '/a', more: false, page: { items: [9], nextCursor: null } } as const;
  expect(reducePages(other, { ...late, page: { ...late.page, items: [9] } })).toBe(other);
  expect(reducePages(other, { type: 'failed', path: '/a', code: 'unreachable' })).toBe(other);
  expect(reducePages(other, { type: 'failed', path: '/b', code: 'unreachable' })).toMatchObject({
    busy: false,
    error: 'unreachable',
  });
});
