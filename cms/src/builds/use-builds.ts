'use client';
import { useCallback, useEffect, useState } from 'react';
import type { BuildList } from './types.ts';

/** Polling intervals: while a build runs or waits, and otherwise. */
const BUSY_MS = 1_000;
const IDLE_MS = 5_000;

interface State {
  list: BuildList | null;
  /** Code of the last error. */
  error: string | null;
}

async function call<T>(method: 'GET' | 'POST'): Promise<T> {
  const answer = await fetch('/cms-api/builds', { method, credentials: 'same-origin' });
  if (answer.ok) return (await answer.json()) as T;
  throw new Error(((await answer.json().catch(() => ({}))) as { code?: string }).code ?? 'unreachable');
}

/** Polls the builds and requests new ones. */
export function useBuilds() {
  const [{ list, error }, setState] = useState<State>({ list: null, error: null });
  const [asked, setAsked] = useState(false);

  const load = useCallback(
    () =>
      call<BuildList>('GET').then(
        (read) => setState({ list: read, error: null }),
        (failure) => setState((state) => ({ ...state, error: codeOf(failure) })),
      ),
    [],
  );

  const busy = list !== null && (list.waiting > 0 || list.builds.some(({ state }) => state === 'running'));
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), busy ? BUSY_MS : IDLE_MS);
    return () => clearInterval(timer);
  }, [load, busy]);

  const requestBuild = async (): Promise<void> => {
    try {
      await call('POST');
      setAsked(true);
      await load();
    } catch (failure) {
      setState((state) => ({ ...state, error: codeOf(failure) }));
    }
  };
  return { list, error, asked: asked && busy, again: requestBuild };
}

/** `unreachable` for a network error, which has no code. */
const codeOf = (failure: unknown): string =>
  failure instanceof Error && /^[a-z_]+$/.test(failure.message) ? failure.message : 'unreachable';
