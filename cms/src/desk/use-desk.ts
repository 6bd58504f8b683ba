'use client';
import { useCallback, useEffect, useReducer } from 'react';
import type { DecideCase, DeskCase } from '@app/contracts/moderation';
import { cases, claim, decide, DeskError } from './api.ts';

export interface DeskState {
  items: DeskCase[];
  open: Record<string, number>;
  cursor: string | null;
  kind: string | undefined;
  selected: string | undefined;
  busy: boolean;
  /** Code of what went wrong last. */
  error: string | undefined;
  /** Code of what was done last, for the live region. */
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

/** The case after this one, else the one before. */
export function neighbour(items: readonly { id: string }[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return items[0]?.id;
  return (items[at + step] ?? items[at])?.id;
}

export function reduce(state: DeskState, event: Event): DeskState {
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
      const next = neighbour(state.items, event.id, 1);
      const left = state.items.filter(({ id }) => id !== event.id);
      const selected = next !== event.id ? next : left.at(-1)?.id;
      const open = { ...state.open, [event.kind]: Math.max(0, (state.open[event.kind] ?? 1) - 1) };
      return { ...state, items: left, selected, open, busy: false, error: undefined, done: event.decision };
    }
    case 'failed':
      return { ...state, busy: false, error: event.code };
  }
}

const codeOf = (error: unknown): string => (error instanceof DeskError ? error.code : 'unreachable');

/** The desk's cases and what can be done with them. */
export function useDesk() {
  const [state, dispatch] = useReducer(reduce, START);

  const load = useCallback(async (kind: string | undefined, cursor?: string): Promise<void> => {
    dispatch({ type: 'loading', kind });
    try {
      const page = await cases({ kind, cursor });
      dispatch({
        type: 'loaded',
        items: page.items,
        open: page.open,
        cursor: page.nextCursor,
        more: cursor !== undefined,
      });
    } catch (error) {
      dispatch({ type: 'failed', code: codeOf(error) });
    }
  }, []);

  useEffect(() => void load(undefined), [load]);

  const current = state.items.find(({ id }) => id === state.selected);
  const take = useCallback(async (id: string): Promise<void> => {
    try {
      dispatch({ type: 'changed', item: await claim(id) });
    } catch (error) {
      dispatch({ type: 'failed', code: codeOf(error) });
    }
  }, []);
  const settle = async (item: DeskCase, decision: DecideCase): Promise<void> => {
    dispatch({ type: 'loading', kind: state.kind });
    try {
      await decide(item.id, decision);
      dispatch({ type: 'decided', id: item.id, kind: item.kind, decision: decision.decision });
      // The last one of a page brings the next page.
      if (state.items.length === 1 && state.cursor !== null) await load(state.kind);
    } catch (error) {
      dispatch({ type: 'failed', code: codeOf(error) });
    }
  };
  const select = (id: string | undefined): void => dispatch({ type: 'selected', id });
  const move = (step: 1 | -1): void => select(neighbour(state.items, state.selected, step));
  return { state, current, load, take, settle, select, move };
}
