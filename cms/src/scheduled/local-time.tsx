'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A moment by the clock of who looks: only the browser knows it. */
export function LocalTime({ at, language }: { at: string; language: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at)),
    () => at,
  );
  return <time dateTime={at}>{words}</time>;
}
