import { useEffect, useState } from 'react';
import type { CitySuggestions, KnownCity } from '@app/contracts/discovery/places';
import { api } from '../api/api.ts';

/** Wait before asking, so that fast typing asks once. */
const PAUSE_MS = 150;
const NONE: KnownCity[] = [];

/**
 * Cities of a country whose name begins as typed. Empty without a country, and when they cannot be read: a city can be
 * typed in full without them.
 */
export function useCitySuggestions(country: string, typed: string): KnownCity[] {
  const [found, setFound] = useState(NONE);
  const begun = typed.trim();
  useEffect(() => {
    if (!country || !begun) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.get<CitySuggestions>(`/places/${country}/cities`, { query: { q: begun }, signal: stop.signal }).then(
        ({ items }) => setFound(items),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [country, begun]);
  return country && begun ? found : NONE;
}
