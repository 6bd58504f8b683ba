'use client';
import { useEffect, useState } from 'react';
import type { PreviewLanguages } from '../export/types.ts';
import { BASE_LOCALE } from '../locales.ts';
import { previewLink } from '../preview/preview-link.ts';

/** Undefined while it is asked for; null if the site does not answer. */
type KnownLanguages = PreviewLanguages | null | undefined;

/** The languages of a page's draft, by the site's own rule. Asked for again after each save. */
export function usePageLanguages(id: string | undefined, savedAt: string): KnownLanguages {
  const [known, setKnown] = useState<{ of: string; languages: PreviewLanguages | null }>();
  useEffect(() => {
    if (id === undefined) return;
    const gone = new AbortController();
    fetch(previewLink({ page: id, locale: BASE_LOCALE }), {
      headers: { Accept: 'application/json' },
      signal: gone.signal,
    })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as PreviewLanguages) : null))
      .then((languages) => setKnown({ of: id, languages }))
      .catch(() => gone.signal.aborted || setKnown({ of: id, languages: null }));
    return () => gone.abort();
  }, [id, savedAt]);
  return known && known.of === id ? known.languages : undefined;
}
