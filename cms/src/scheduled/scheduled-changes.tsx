'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Words } from '../words/admin-text.ts';
import { LocalTime } from './local-time.tsx';
import type { ScheduledChange } from './read-scheduled-changes.ts';

/** How often plans are read again: they come by the drawer, and go when their time has come. */
const INTERVAL_MS = 5_000;

interface ScheduledChangesProps {
  page: string;
  initial: ScheduledChange[];
  words: Words['scheduled'];
  language: string;
}

/** When a page will be published or unpublished, and what failed. */
export function ScheduledChanges({ page, initial, words, language }: ScheduledChangesProps) {
  const { savedDocumentData } = useDocumentInfo();
  const changes = useScheduledChanges(page, initial, String(savedDocumentData?.['updatedAt'] ?? ''));
  if (changes.length === 0) return null;
  return (
    <ul className="scheduled-changes" role="status">
      {changes.map(({ type, at, failed }) => (
        <li key={type + at} data-failed={failed || undefined}>
          {words[type]} <LocalTime at={at} language={language} />
          {failed && ` ${words.failed}`}
        </li>
      ))}
    </ul>
  );
}

function useScheduledChanges(page: string, initial: ScheduledChange[], savedAt: string): ScheduledChange[] {
  const [changes, setChanges] = useState(initial);
  useEffect(() => {
    const gone = new AbortController();
    const load = () =>
      fetch(`/cms-api/scheduled-changes?${new URLSearchParams({ page })}`, { signal: gone.signal })
        .then(async (answer) => {
          if (answer.ok) setChanges(((await answer.json()) as { changes: ScheduledChange[] }).changes);
        })
        // What is shown stays until the next answer.
        .catch(() => undefined);
    void load();
    const timer = setInterval(() => document.hidden || void load(), INTERVAL_MS);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [page, savedAt]);
  return changes;
}
