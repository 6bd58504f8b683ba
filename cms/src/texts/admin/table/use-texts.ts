'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { TextEntry, TextNote, TextRow } from '../../schemas.ts';
import { viewQuery, type View } from './view.ts';
import { codeOf, fetchPage, saveRows, TextApiError } from '../api.ts';
import { pendingChanges, entryId, reduceTexts, START } from './texts-state.ts';

/** The texts of a view and the actions on them. */
export function useTexts(view: View) {
  const [state, dispatch] = useReducer(reduceTexts, START);
  const query = viewQuery(view);
  /** The last query; answers to earlier ones are dropped. */
  const lastQuery = useRef('');

  const load = useCallback(async (wanted: string, after?: string): Promise<void> => {
    lastQuery.current = wanted;
    dispatch({ type: 'loading' });
    try {
      const page = await fetchPage(wanted, after);
      if (lastQuery.current === wanted) dispatch({ type: 'loaded', page, more: after !== undefined });
    } catch (error) {
      if (lastQuery.current === wanted) dispatch({ type: 'failed', code: codeOf(error) });
    }
  }, []);

  useEffect(() => void load(query), [load, query]);

  const save = async (entry: TextEntry): Promise<boolean> => {
    const changes = pendingChanges(entry, state);
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
      const theirs = error instanceof TextApiError ? error.details.rows : undefined;
      dispatch({ type: 'failed', code: codeOf(error), theirs });
      return false;
    }
  };

  return {
    state,
    reload: () => void load(query),
    more: () => void (state.next !== null && !state.busy && load(query, state.next)),
    save,
    move: (entry: TextEntry | undefined) => dispatch({ type: 'moved', to: entry && entryId(entry) }),
    open: (entry: TextEntry | undefined) => dispatch({ type: 'opened', id: entry && entryId(entry) }),
    type: (row: string, text: string, suggested?: boolean) => dispatch({ type: 'typed', row, text, suggested }),
    drop: (entry: TextEntry) => dispatch({ type: 'dropped', rows: entry.rows.map(({ id }) => id) }),
    /** Takes over the present rows of a conflict; drafts stay. */
    rebase: (rows: TextRow[]) => dispatch({ type: 'rebased', rows }),
    replace: (rows: TextRow[]) => dispatch({ type: 'saved', rows, done: 'saved' }),
    note: (id: string, note: TextNote | null) => dispatch({ type: 'noted', id, note }),
  };
}
