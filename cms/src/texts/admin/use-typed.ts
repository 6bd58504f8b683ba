'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '../../locales.ts';
import { fetchTyped } from './api.ts';

/** Where staff have typed words in place of texts, by key; what cannot be had is not told. */
export function useTyped(locale: Locale): Readonly<Record<string, string>> {
  const [typed, setTyped] = useState<{ locale: Locale; places: Record<string, string> }>();
  useEffect(() => {
    let wanted = true;
    fetchTyped(locale).then(
      ({ places }) => wanted && setTyped({ locale, places }),
      () => undefined,
    );
    return () => void (wanted = false);
  }, [locale]);
  return typed?.locale === locale ? typed.places : {};
}
