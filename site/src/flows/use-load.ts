import { useEffect, useEffectEvent, useState } from 'react';
import { ApiProblem } from '../lib/api/api.ts';
import { failureOf } from '../lib/api/failure.ts';

/** Timeout in milliseconds, after which the visitor can retry. */
const LOAD_MS = 30_000;

export type Loaded<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; problem: ApiProblem };

/**
 * Loads data once, and again on `retry`.
 * @param key identifies the data; a new key loads again
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): { loaded: Loaded<T>; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ request: string; loaded: Loaded<T> } | null>(null);
  const request = `${attempt} ${key}`;
  const run = useEffectEvent(load);

  useEffect(() => {
    const controller = new AbortController();
    const end = (loaded: Loaded<T>) => {
      if (!controller.signal.aborted) setResult({ request, loaded });
      clearTimeout(late);
    };
    const late = setTimeout(() => {
      end({ state: 'failed', problem: new ApiProblem({ status: 0, code: 'network' }) });
      controller.abort();
    }, LOAD_MS);
    run(controller.signal).then(
      (value) => end({ state: 'ready', value }),
      (error: unknown) => end({ state: 'failed', problem: failureOf(error) }),
    );
    return () => {
      clearTimeout(late);
      controller.abort();
    };
  }, [request]);

  const loaded: Loaded<T> = result?.request === request ? result.loaded : { state: 'loading' };
  return { loaded, retry: () => setAttempt(attempt + 1) };
}
