import type { DeskCase } from '@app/contracts/moderation';
import { neighbour, reduce } from './use-desk.ts';
import type { DeskState } from './use-desk.ts';

const item = (id: string): DeskCase => ({ id, kind: 'review' }) as DeskCase;
const state: DeskState = {
  items: [item('a'), item('b'), item('c')],
  open: { review: 3 },
  cursor: null,
  kind: undefined,
  selected: 'b',
  busy: false,
  error: undefined,
  done: undefined,
};

describe('the order of cases', () => {
  test('next and previous stop at the ends', () => {
    expect(neighbour(state.items, 'a', 1)).toBe('b');
    expect(neighbour(state.items, 'c', 1)).toBe('c');
    expect(neighbour(state.items, 'a', -1)).toBe('a');
    expect(neighbour([], 'a', 1)).toBeUndefined();
    expect(neighbour(state.items, undefined, 1)).toBe('a');
  });

  test('a decided case leaves, the next one opens, the count falls', () => {
    const after = reduce(state, { type: 'decided', id: 'b', kind: 'review', decision: 'accept' });
    expect(after.items.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(after).toMatchObject({ selected: 'c', open: { review: 2 }, done: 'accept' });
  });

  test('after the last one the one before it opens', () => {
    const after = reduce({ ...state, selected: 'c' }, { type: 'decided', id: 'c', kind: 'review', decision: 'refuse' });
    expect(after.selected).toBe('b');
  });

  test('more cases are added, a new list replaces the old one and keeps what is open in it', () => {
    const loaded = { type: 'loaded' as const, items: [item('d')], open: { review: 4 }, cursor: null };
    expect(reduce(state, { ...loaded, more: true }).items).toHaveLength(4);
    expect(reduce(state, { ...loaded, more: false })).toMatchObject({ selected: 'd', open: { review: 4 } });
  });
});
