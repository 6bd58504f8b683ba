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

  const plan = (id: string, planned: string[], refused: { id: string; code: string }[] = []) => ({
    id,
    dueAt: '2026-01-01T00:00:15Z',
    planned,
    refused,
  });

  test('a decided case leaves the list, the next one opens, the count falls, and each can be taken back', () => {
    const after = reduceDesk(state, { type: 'planned', plan: plan('p', ['b']) });
    expect(after.items.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(after).toMatchObject({ selected: 'c', open: { review: 2 }, done: 'planned' });
    const both = reduceDesk(after, { type: 'planned', plan: plan('q', ['c']) });
    expect(both.plans.map(({ id }) => id)).toEqual(['q', 'p']);
    const over = reduceDesk(both, { type: 'plan_over', id: 'q', undone: false });
    expect(over).toMatchObject({ plans: [{ id: 'p' }], done: 'planned' });
  });

  test('a case that cannot be decided now stays open, with the reason', () => {
    const refused = plan('p', [], [{ id: 'b', code: 'case_claimed' }]);
    const after = reduceDesk({ ...state, ticked: ['a'] }, { type: 'planned', plan: refused });
    expect(after).toMatchObject({ selected: 'b', error: 'case_claimed', plans: [], ticked: ['a'], done: undefined });
    expect(after.items).toHaveLength(3);
  });

  test('after the last case the one before it opens', () => {
    const after = reduceDesk({ ...state, selected: 'c' }, { type: 'planned', plan: plan('p', ['c']) });
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
    expect(after).toMatchObject({ selected: 'c', ticked: ['c'], done: 'planned', plans: [{ id: 'p' }] });
    expect(reduceDesk(after, { type: 'plan_over', id: 'p', undone: true })).toMatchObject({
      plans: [],
      done: 'undone',
    });
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
