import type { PlannedDecisions } from '@app/contracts/moderating/desk-work';
import type { DeskCase } from '@app/contracts/moderation';
import type { DeskFilter } from './cases-api.ts';

export interface DeskState {
  items: DeskCase[];
  open: Record<string, number>;
  cursor: string | null;
  filter: DeskFilter;
  selected: string | undefined;
  /** Cases ticked for a decision about all of them. */
  ticked: readonly string[];
  /** Decisions that can still be taken back, newest first: each about one case, or about the ticked ones. */
  plans: readonly PlannedDecisions[];
  busy: boolean;
  /** Code of the last error. */
  error: string | undefined;
  /** Code of the last success, for the live region. */
  done: 'planned' | 'undone' | undefined;
}

interface Page {
  items: DeskCase[];
  open: Record<string, number>;
  cursor: string | null;
}

export type DeskEvent =
  | { type: 'loading'; filter?: DeskFilter }
  | ({ type: 'loaded'; more: boolean } & Page)
  | ({ type: 'refreshed'; filter: DeskFilter } & Page)
  | { type: 'selected'; id: string | undefined }
  | { type: 'ticked'; ids: readonly string[] }
  | { type: 'changed'; item: DeskCase }
  | { type: 'planned'; plan: PlannedDecisions }
  | { type: 'plan_over'; id: string; undone: boolean }
  | { type: 'failed'; code: string };

export const START: DeskState = {
  items: [],
  open: {},
  cursor: null,
  filter: {},
  selected: undefined,
  ticked: [],
  plans: [],
  busy: true,
  error: undefined,
  done: undefined,
};

/** The next or previous case; stays at the ends of the list. */
export function neighbouringCase(
  items: readonly { id: string }[],
  id: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return items[0]?.id;
  return (items[at + step] ?? items[at])?.id;
}

/** The case to open when some leave the list: the next one that stays, else the last. */
function openedAfter({ items, selected }: DeskState, gone: readonly string[]): string | undefined {
  if (selected === undefined || !gone.includes(selected)) return selected;
  const at = items.findIndex(({ id }) => id === selected);
  const staying = (item: DeskCase): boolean => !gone.includes(item.id);
  return (items.slice(at).find(staying) ?? items.findLast(staying))?.id;
}

/** The first page again: what is open stays open, and longer lists keep what was loaded after it. */
function refresh(state: DeskState, { items, open, cursor }: Page): DeskState {
  const fresh = new Set(items.map(({ id }) => id));
  const current = state.items.find(({ id }) => id === state.selected);
  const beyond = state.items.slice(items.length).filter(({ id }) => !fresh.has(id));
  const isLonger = state.items.length > items.length && cursor !== null;
  const list = isLonger ? [...items, ...beyond] : items;
  // Somebody else has decided the open case: it stays until one moves on, and a decision is refused.
  const kept = current && !list.some(({ id }) => id === current.id) ? [current, ...list] : list;
  const ticked = state.ticked.filter((id) => kept.some((item) => item.id === id));
  const next = { ...state, items: kept, open, ticked, selected: state.selected ?? kept[0]?.id };
  return isLonger ? next : { ...next, cursor };
}

export function reduceDesk(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'loading':
      return { ...state, filter: event.filter ?? state.filter, busy: true, error: undefined };
    case 'loaded': {
      const items = event.more ? [...state.items, ...event.items] : event.items;
      const has = (id: string | undefined): boolean => items.some((item) => item.id === id);
      const selected = has(state.selected) ? state.selected : items[0]?.id;
      const ticked = state.ticked.filter(has);
      return { ...state, items, selected, ticked, open: event.open, cursor: event.cursor, busy: false };
    }
    case 'refreshed':
      return state.busy || event.filter !== state.filter ? state : refresh(state, event);
    case 'selected':
      return { ...state, selected: event.id, error: undefined, done: undefined };
    case 'ticked':
      return { ...state, ticked: event.ids };
    case 'changed':
      return {
        ...state,
        busy: false,
        error: undefined,
        items: state.items.map((item) => (item.id === event.item.id ? event.item : item)),
      };
    case 'planned': {
      const { planned, refused } = event.plan;
      const gone = state.items.filter(({ id }) => planned.includes(id));
      const open = gone.reduce(
        (counts, { kind }) => ({ ...counts, [kind]: Math.max(0, (counts[kind] ?? 1) - 1) }),
        state.open,
      );
      return {
        ...state,
        items: state.items.filter(({ id }) => !planned.includes(id)),
        open,
        selected: openedAfter(state, planned),
        plans: planned.length > 0 ? [event.plan, ...state.plans] : state.plans,
        ticked: state.ticked.filter((id) => !planned.includes(id)),
        busy: false,
        // Only a decision about one case has but one reason.
        error: planned.length === 0 && refused.length === 1 ? refused[0]?.code : undefined,
        done: planned.length > 0 ? 'planned' : undefined,
      };
    }
    case 'plan_over':
      return {
        ...state,
        plans: state.plans.filter(({ id }) => id !== event.id),
        done: event.undone ? 'undone' : state.done,
      };
    case 'failed':
      return { ...state, busy: false, error: event.code };
  }
}
