import type { DeskCase } from '@app/contracts/moderation';
import { neighbouringCase, reduceDesk } from './use-desk.ts';
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
  test('the next and the previous case stop at the ends of the list', () => {
    expect(neighbouringCase(state.items, 'a', 1)).toBe('b');
    expect(neighbouringCase(state.items, 'c', 1)).toBe('c');
    expect(neighbouringCase(state.items, 'a', -1)).toBe('a');
    expect(neighbouringCase([], 'a', 1)).toBeUndefined();
    expect(neighbouringCase(state.items, undefined, 1)).toBe('a');
  });

  test('a decided case leaves the list, the next one opens, and the count falls', () => {
    const after = reduceDesk(state, { type: 'decided', id: 'b', kind: 'review', decision: 'accept' });
    expect(after.items.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(after).toMatchObject({ selected: 'c', open: { review: 2 }, done: 'accept' });
  });

  test('after the last case the one before it opens', () => {
    const after = reduceDesk(
      { ...state, selected: 'c' },
      { type: 'decided', id: 'c', kind: 'review', decision: 'refuse' },
    );
    expect(after.selected).toBe('b');
  });

  test('more cases are appended; a new list replaces the old one and keeps the selected case if it can', () => {
    const loaded = { type: 'loaded' as const, items: [item('d')], open: { review: 4 }, cursor: null };
    expect(reduceDesk(state, { ...loaded, more: true }).items).toHaveLength(4);
    expect(reduceDesk(state, { ...loaded, more: false })).toMatchObject({ selected: 'd', open: { review: 4 } });
  });
});
