import type { DeskCase } from '@app/contracts/moderation';
import { neighbouringCase, reduceDesk, START } from './desk-state.ts';
import type { DeskState } from './desk-state.ts';

const item = (id: string): DeskCase => ({ id, kind: 'review' }) as DeskCase;
const state: DeskState = {
  ...START,
  items: [item('a'), item('b'), item('c')],
  open: { review: 3 },
  selected: 'b',
  busy: false,
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

describe('many cases at once, and what colleagues do meanwhile', () => {
  const plan = (planned: string[], refused: string[] = []) => ({
    id: 'p',
    dueAt: '2026-01-01T00:00:15Z',
    planned,
    refused: refused.map((id) => ({ id, code: 'case_claimed' })),
  });

  test('planned cases leave the list, those refused stay ticked, and the next open one is shown', () => {
    const after = reduceDesk({ ...state, ticked: ['a', 'b', 'c'] }, { type: 'planned', plan: plan(['a', 'b'], ['c']) });
    expect(after.items.map(({ id }) => id)).toEqual(['c']);
    expect(after).toMatchObject({ selected: 'c', ticked: ['c'], done: 'planned', plan: { id: 'p' } });
    expect(reduceDesk(after, { type: 'plan_over', undone: true })).toMatchObject({ plan: undefined, done: 'undone' });
  });

  const page = (ids: string[], cursor: string | null = null) => ({
    type: 'refreshed' as const,
    filter: state.filter,
    items: ids.map(item),
    open: { review: ids.length },
    cursor,
  });
  const idsAfter = (before: DeskState, ids: string[], cursor: string | null = null) =>
    reduceDesk(before, page(ids, cursor)).items.map(({ id }) => id);

  test('new cases come in and decided ones go, but never the one that is open', () => {
    expect(idsAfter(state, ['n', 'b', 'c'])).toEqual(['n', 'b', 'c']);
    const after = reduceDesk({ ...state, ticked: ['a', 'c'] }, page(['n', 'c']));
    expect(after.items.map(({ id }) => id)).toEqual(['b', 'n', 'c']);
    expect(after).toMatchObject({ selected: 'b', ticked: ['c'], open: { review: 2 } });
  });

  test('what was loaded beyond the first page stays', () => {
    const longer = { ...state, cursor: 'after c' };
    const after = reduceDesk(longer, page(['n', 'a'], 'after a'));
    expect([after.items.map(({ id }) => id), after.cursor]).toEqual([['b', 'n', 'a', 'c'], 'after c']);
  });

  test('an answer for another filter, or during another call, is left out', () => {
    expect(reduceDesk({ ...state, filter: { language: 'pl' } }, page(['n'])).items).toHaveLength(3);
    expect(reduceDesk({ ...state, busy: true }, page(['n'])).items).toHaveLength(3);
  });
});
