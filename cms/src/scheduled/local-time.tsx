'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A time in the viewer's time zone, which only the browser knows. */
export function LocalTime({ at, language }: { at: string; language: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at)),
    () => at,
  );
  return <time dateTime={at}>{words}</time>;
}
