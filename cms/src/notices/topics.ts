import type { NoticeTopic } from '../export/types.ts';

/** The export that a collection or global affects. Media are exported with the documents that use them. */
export const TOPICS = {
  pages: 'pages',
  media: 'both',
  files: 'pages',
  badges: 'both',
  'plan-cards': 'pages',
  redirects: 'pages',
  navigation: 'pages',
  'site-settings': 'pages',
  translations: 'both',
  'word-lists': 'content',
  'hint-dictionaries': 'content',
  users: 'content',
} as const satisfies Record<string, NoticeTopic>;

/** The topic of texts of these namespaces. Pages have no texts of mails, so those need no build of the site. */
export const topicOfTexts = (namespaces: readonly string[]): NoticeTopic =>
  namespaces.every((namespace) => namespace === 'mails') ? 'content' : TOPICS.translations;

interface Versioned {
  _status?: unknown;
}

/**
 * Whether a saved document changes what the public sees: it was published, or may have been unpublished. Saving a draft
 * does not, nor does a new draft. Documents without drafts always count. (Payload's previous document does not help: it
 * is the latest draft.)
 */
export function isVisibleChange(after: Versioned, operation: 'create' | 'update', savedAsDraft: boolean): boolean {
  return isPublished(after) || (operation === 'update' && !savedAsDraft);
}

/** Without drafts every document is published. */
export const isPublished = ({ _status }: Versioned): boolean => _status === undefined || _status === 'published';
