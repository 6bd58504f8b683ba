'use client';
import { useEffect, useState } from 'react';
import type { KeyText } from './key-texts.ts';

const NO_TEXT: KeyText = { own: null, base: null };

/** The texts of keys in a language, debounced. */
export function useKeyTexts(locale: string, keys: readonly string[]): (key: string) => KeyText {
  const [texts, setTexts] = useState<Record<string, KeyText>>({});
  const wanted = keys.filter(Boolean).join(',');
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/cms-api/key-texts?${new URLSearchParams({ locale, keys: wanted })}`, { signal: gone.signal })
        .then(async (answer) => {
          if (answer.ok) setTexts(((await answer.json()) as { texts: Record<string, KeyText> }).texts);
        })
        // Unreadable texts are shown as missing; the next key triggers a new request.
        .catch(() => undefined);
    }, 250);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [locale, wanted]);
  return (key) => texts[key] ?? NO_TEXT;
}
