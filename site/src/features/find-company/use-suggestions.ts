import { useEffect, useState } from 'react';
import type { Suggestions } from '@app/contracts/discovery/search';
import type { Locale } from '@app/locales/manifest.ts';
import { api } from '../../lib/api/api.ts';

/** Debounce, in milliseconds: a longer pause between two letters means that somebody has stopped typing. */
const PAUSE_MS = 150;
const LEAST_LETTERS = 2;
/** Scripts in which one letter can be a word. */
const WORD_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LIMIT = 4;

const isSearchable = (typed: string): boolean => typed.length >= LEAST_LETTERS || WORD_LETTERS.test(typed);

/**
 * Suggestions for the typed text; null before the first answer. Debounced, with outdated requests aborted and answers
 * cached. Empty without an answer.
 */
export function useSuggestions(typed: string, { locale, active }: { locale: Locale; active: boolean }) {
  const q = typed.trim();
  const enabled = active && isSearchable(q);
  const [known, setKnown] = useState<ReadonlyMap<string, Suggestions | null>>(new Map());
  const answered = known.has(q);

  useEffect(() => {
    if (!enabled || answered) return;
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
  }, [q, locale, enabled, answered]);

  if (!enabled) return null;
  if (answered) return known.get(q) ?? null;
  // Earlier suggestions stay while somebody types on.
  const last = [...known.values()].at(-1);
  return last && q.startsWith(last.query) ? last : null;
}
