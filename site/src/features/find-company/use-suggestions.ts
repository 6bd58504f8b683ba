import { useEffect, useState } from 'react';
import type { Suggestions } from '@app/contracts/search';
import type { Locale } from '@app/locales/manifest.ts';
import { api } from '../../lib/api.ts';

/** Typing goes on for longer than this between two letters only when somebody thinks. */
const PAUSE_MS = 150;
const LEAST_LETTERS = 2;
/** In these one letter is a word. */
const WORD_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LIMIT = 4;

const worthAsking = (typed: string): boolean => typed.length >= LEAST_LETTERS || WORD_LETTERS.test(typed);

/**
 * What may be meant by what has been typed; null before anything is known. Asks when the typing pauses, lets go of
 * questions that are no longer of interest, and asks nothing twice. Without an answer there are simply none.
 */
export function useSuggestions(typed: string, { locale, active }: { locale: Locale; active: boolean }) {
  const q = typed.trim();
  const asking = active && worthAsking(q);
  const [known, setKnown] = useState<ReadonlyMap<string, Suggestions | null>>(new Map());
  const answered = known.has(q);

  useEffect(() => {
    if (!asking || answered) return;
    const control = new AbortController();
    const keep = (answer: Suggestions | null) => {
      if (!control.signal.aborted) setKnown((before) => new Map(before).set(q, answer));
    };
    const timer = setTimeout(() => {
      api
        .get<Suggestions>('/search/suggestions', {
          query: { q, language: locale, limit: LIMIT },
          signal: control.signal,
        })
        // The box is of use without them.
        .then(keep, () => keep(null));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [q, locale, asking, answered]);

  if (!asking) return null;
  if (answered) return known.get(q) ?? null;
  // While somebody goes on typing, what was found so far stays.
  const last = [...known.values()].at(-1);
  return last && q.startsWith(last.query) ? last : null;
}
