'use client';
import { useEffect, useState } from 'react';
import { BASE_LOCALE, type Locale } from '../../../locales.ts';
import type { Term } from '../../terms/term-rules.ts';
import { fetchTerms } from '../api.ts';

const NONE: readonly Term[] = [];

/** The glossary of a language; empty for the base, and if it cannot be loaded. */
export function useTerms(locale: Locale): readonly Term[] {
  const [known, setKnown] = useState<{ locale: Locale; terms: Term[] }>();
  useEffect(() => {
    if (locale === BASE_LOCALE) return;
    let wanted = true;
    fetchTerms(locale).then(
      ({ terms }) => wanted && setKnown({ locale, terms }),
      () => undefined,
    );
    return () => void (wanted = false);
  }, [locale]);
  return known?.locale === locale ? known.terms : NONE;
}
