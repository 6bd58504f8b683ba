import type { NoticeTopic } from '../export/types.ts';

/** Which export a collection or global feeds. Media come through the documents that show them. */
export const TOPICS = {
  pages: 'pages',
  media: 'both',
  badges: 'both',
  'plan-cards': 'pages',
  redirects: 'pages',
  navigation: 'pages',
  'site-settings': 'pages',
  translations: 'both',
  'word-lists': 'content',
  'hint-dictionaries': 'content',
} as const satisfies Record<string, NoticeTopic>;

interface Versioned {
  _status?: unknown;
}

/**
 * Whether a saved document changes what the public sees: it was published, or taken back. Saving a draft beside a
 * published version changes nothing yet. Documents without drafts always count.
 */
export function isVisibleChange(after: Versioned, before: Versioned | undefined, savedAsDraft: boolean): boolean {
  if (after._status === undefined || after._status === 'published') return true;
  return !savedAsDraft && before?._status === 'published';
}
