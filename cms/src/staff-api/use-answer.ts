'use client';
import { useCallback, useEffect, useReducer } from 'react';
import { callStaff, errorCode } from './client.ts';

interface Answer<T> {
  value: T | undefined;
  /** Code of the last error. */
  error: string | undefined;
  /** How often it has been read. */
  version: number;
}

type Event<T> = { type: 'read'; value: T } | { type: 'failed'; code: string };

function reduce<T>(state: Answer<T>, event: Event<T>): Answer<T> {
  return event.type === 'read'
    ? { value: event.value, error: undefined, version: state.version + 1 }
    : { ...state, error: event.code };
}

/** The answer of a path of the staff API, read at once and again by `reload`. */
export function useAnswer<T>(path: string): Answer<T> & { reload: () => Promise<void> } {
  const [state, dispatch] = useReducer(reduce<T>, { value: undefined, error: undefined, version: 0 });
  const reload = useCallback(async (): Promise<void> => {
    try {
      dispatch({ type: 'read', value: await callStaff<T>('GET', path) });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  }, [path]);
  useEffect(() => void reload(), [reload]);
  return { ...state, reload };
}
