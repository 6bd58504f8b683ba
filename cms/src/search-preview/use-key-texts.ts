'use client';
import { useEffect, useState } from 'react';
import type { KeyText } from './key-texts.ts';

const NO_TEXT: KeyText = { own: null, base: null };

/** The texts under keys in a language, asked for when a key has stood still for a moment. */
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
        // What cannot be read is shown as missing; the next key is asked for again.
        .catch(() => undefined);
    }, 250);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [locale, wanted]);
  return (key) => texts[key] ?? NO_TEXT;
}
