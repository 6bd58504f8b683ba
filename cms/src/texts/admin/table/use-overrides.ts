'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../locales.ts';
import { fetchOverrides } from '../api.ts';

/** Where texts of a language are overridden, by key; empty if that cannot be loaded. */
export function useOverrides(locale: Locale): Readonly<Record<string, string>> {
  const [typed, setTyped] = useState<{ locale: Locale; places: Record<string, string> }>();
  useEffect(() => {
    let wanted = true;
    fetchOverrides(locale).then(
      ({ places }) => wanted && setTyped({ locale, places }),
      () => undefined,
    );
    return () => void (wanted = false);
  }, [locale]);
  return typed?.locale === locale ? typed.places : {};
}
