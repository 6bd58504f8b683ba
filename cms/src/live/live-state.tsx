'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { fillIn } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import { useLive } from './use-live.ts';
import './live.css';

/** Whether readers have what was published here; says so as soon as they do. */
export function LiveState({ words }: { words: Words['live'] }) {
  const { savedDocumentData, hasPublishedDoc, id, globalSlug } = useDocumentInfo();
  const status: unknown = savedDocumentData?.['_status'];
  const isSaved = id !== undefined || globalSlug !== undefined;
  // Only what was published just now, or is published and has no draft above it.
  const isPublic = isSaved && (status === undefined || status === 'published' || !hasPublishedDoc);
  const savedAt = isPublic && status !== 'draft' ? String(savedDocumentData?.['updatedAt'] ?? '') : '';
  const live = useLive(savedAt === '' ? undefined : savedAt);
  if (!live) return null;
  return (
    <span className="live-state" data-state={live.state} role="status">
      {live.state === 'live' && live.seconds !== null
        ? fillIn(words.after, { seconds: live.seconds })
        : words[live.state]}
    </span>
  );
}
