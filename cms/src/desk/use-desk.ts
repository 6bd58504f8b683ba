'use client';
import { useCallback, useEffect, useReducer } from 'react';
import type { DecideCase, DeskCase } from '@app/contracts/moderation';
import { errorCode } from '../staff-api/client.ts';
import { claimCase, decideCase, fetchCases } from './cases-api.ts';

export interface DeskState {
  items: DeskCase[];
  open: Record<string, number>;
  cursor: string | null;
  kind: string | undefined;
  selected: string | undefined;
  busy: boolean;
  /** Code of the last error. */
  error: string | undefined;
  /** Code of the last success, for the live region. */
  done: DecideCase['decision'] | undefined;
}

type Event =
  | { type: 'loading'; kind?: string | undefined }
  | { type: 'loaded'; items: DeskCase[]; open: Record<string, number>; cursor: string | null; more: boolean }
  | { type: 'selected'; id: string | undefined }
  | { type: 'changed'; item: DeskCase }
  | { type: 'decided'; id: string; kind: string; decision: DecideCase['decision'] }
  | { type: 'failed'; code: string };

const START: DeskState = {
  items: [],
  open: {},
  cursor: null,
  kind: undefined,
  selected: undefined,
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

export function reduceDesk(state: DeskState, event: Event): DeskState {
  switch (event.type) {
    case 'loading':
      return { ...state, kind: 'kind' in event ? event.kind : state.kind, busy: true, error: undefined };
    case 'loaded': {
      const items = event.more ? [...state.items, ...event.items] : event.items;
      const selected = items.some(({ id }) => id === state.selected) ? state.selected : items[0]?.id;
      return { ...state, items, selected, open: event.open, cursor: event.cursor, busy: false };
    }
    case 'selected':
      return { ...state, selected: event.id, error: undefined, done: undefined };
    case 'changed':
      return {
        ...state,
        busy: false,
        items: state.items.map((item) => (item.id === event.item.id ? event.item : item)),
      };
    case 'decided': {
      const next = neighbouringCase(state.items, event.id, 1);
      const left = state.items.filter(({ id }) => id !== event.id);
      const selected = next !== event.id ? next : left.at(-1)?.id;
      const open = { ...state.open, [event.kind]: Math.max(0, (state.open[event.kind] ?? 1) - 1) };
      return { ...state, items: left, selected, open, busy: false, error: undefined, done: event.decision };
    }
    case 'failed':
      return { ...state, busy: false, error: event.code };
  }
}

/** The cases of the desk and the actions on them. */
export function useDesk() {
  const [state, dispatch] = useReducer(reduceDesk, START);

  const load = useCallback(async (kind: string | undefined, cursor?: string): Promise<void> => {
    dispatch({ type: 'loading', kind });
    try {
      const page = await fetchCases({ kind, cursor });
      dispatch({
        type: 'loaded',
        items: page.items,
        open: page.open,
        cursor: page.nextCursor,
        more: cursor !== undefined,
      });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  }, []);

  useEffect(() => void load(undefined), [load]);

  const current = state.items.find(({ id }) => id === state.selected);
  const take = useCallback(async (id: string): Promise<void> => {
    try {
      dispatch({ type: 'changed', item: await claimCase(id) });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  }, []);
  const settle = async (item: DeskCase, decision: DecideCase): Promise<void> => {
    dispatch({ type: 'loading', kind: state.kind });
    try {
      await decideCase(item.id, decision);
      dispatch({ type: 'decided', id: item.id, kind: item.kind, decision: decision.decision });
      // After the last case of a page the next page is loaded.
      if (state.items.length === 1 && state.cursor !== null) await load(state.kind);
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  };
  const select = (id: string | undefined): void => dispatch({ type: 'selected', id });
  const move = (step: 1 | -1): void => select(neighbouringCase(state.items, state.selected, step));
  return { state, current, load, take, settle, select, move };
}
