import { useEffect, useEffectEvent, useState } from 'react';
import { ApiProblem } from '../lib/api.ts';
import { failureOf } from '../features/forms/failure.ts';

/** A slow network may take this long; then it counts as lost, and whoever waits may try again. */
const LOAD_MS = 30_000;

export type Loaded<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; problem: ApiProblem };

/**
 * Loads what a flow needs once, and again on `retry`.
 * @param key what is loaded; another key loads anew
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): { loaded: Loaded<T>; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; loaded: Loaded<T> } | null>(null);
  const of = `${attempt} ${key}`;
  const run = useEffectEvent(load);

  useEffect(() => {
    const stop = new AbortController();
    const end = (loaded: Loaded<T>) => {
      if (!stop.signal.aborted) setResult({ of, loaded });
      clearTimeout(late);
    };
    const late = setTimeout(() => {
      end({ state: 'failed', problem: new ApiProblem({ status: 0, code: 'network' }) });
      stop.abort();
    }, LOAD_MS);
    run(stop.signal).then(
      (value) => end({ state: 'ready', value }),
      (error: unknown) => end({ state: 'failed', problem: failureOf(error) }),
    );
    return () => {
      clearTimeout(late);
      stop.abort();
    };
  }, [of]);

  const loaded: Loaded<T> = result?.of === of ? result.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt(attempt + 1) };
}
