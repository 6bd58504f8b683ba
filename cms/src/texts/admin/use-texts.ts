'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { TextEntry, TextNote, TextRow } from '../types.ts';
import { viewQuery, type View } from './address.ts';
import { codeOf, fetchPage, saveRows, TextError } from './api.ts';
import { changesOf, idOf, reduce, START } from './state.ts';

/** The texts of a view, and what can be done with them. */
export function useTexts(view: View) {
  const [state, dispatch] = useReducer(reduce, START);
  const query = viewQuery(view);
  /** Answers to questions asked earlier are not wanted any more. */
  const asked = useRef('');

  const load = useCallback(async (of: string, after?: string): Promise<void> => {
    asked.current = of;
    dispatch({ type: 'loading' });
    try {
      const page = await fetchPage(of, after);
      if (asked.current === of) dispatch({ type: 'loaded', page, more: after !== undefined });
    } catch (error) {
      if (asked.current === of) dispatch({ type: 'failed', code: codeOf(error) });
    }
  }, []);

  useEffect(() => void load(query), [load, query]);

  const save = async (entry: TextEntry): Promise<boolean> => {
    const changes = changesOf(entry, state.drafts);
    const edited = changes.some(({ id }) => state.drafts[id] !== undefined);
    const ids = entry.rows.map(({ id }) => id);
    if (changes.length === 0) {
      dispatch({ type: 'dropped', rows: ids });
      return true;
    }
    dispatch({ type: 'saving' });
    try {
      const { rows } = await saveRows(changes);
      dispatch({ type: 'saved', rows, done: edited ? 'saved' : 'confirmed' });
      dispatch({ type: 'dropped', rows: ids });
      return true;
    } catch (error) {
      const theirs = error instanceof TextError ? error.details.rows : undefined;
      dispatch({ type: 'failed', code: codeOf(error), theirs });
      return false;
    }
  };

  return {
    state,
    reload: () => void load(query),
    more: () => void (state.next !== null && !state.busy && load(query, state.next)),
    save,
    move: (entry: TextEntry | undefined) => dispatch({ type: 'moved', to: entry && idOf(entry) }),
    open: (entry: TextEntry | undefined) => dispatch({ type: 'opened', id: entry && idOf(entry) }),
    type: (row: string, text: string) => dispatch({ type: 'typed', row, text }),
    drop: (entry: TextEntry) => dispatch({ type: 'dropped', rows: entry.rows.map(({ id }) => id) }),
    /** Takes the rows as somebody else has left them; drafts stay. */
    rebase: (rows: TextRow[]) => dispatch({ type: 'rebased', rows }),
    replace: (rows: TextRow[]) => dispatch({ type: 'saved', rows, done: 'saved' }),
    note: (id: string, note: TextNote | null) => dispatch({ type: 'noted', id, note }),
  };
}
export type TextsDesk = ReturnType<typeof useTexts>;
