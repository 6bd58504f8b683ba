import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiProblem } from '../lib/api.ts';
import { failureOf } from '../features/forms/failure.ts';

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
    const left = new AbortController();
    run(left.signal).then(
      (value) => !left.signal.aborted && setResult({ of, loaded: { state: 'ready', value } }),
      (error: unknown) =>
        !left.signal.aborted && setResult({ of, loaded: { state: 'failed', problem: failureOf(error) } }),
    );
    return () => left.abort();
  }, [of]);

  const loaded: Loaded<T> = result?.of === of ? result.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt(attempt + 1) };
}
