import type { NoticeTopic } from '../export/types.ts';

/** Which export a collection or global feeds. Media come through the documents that show them. */
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

/** Of texts of these namespaces: no page is made of the words of mails, so they need no build of the site. */
export const topicOfTexts = (namespaces: readonly string[]): NoticeTopic =>
  namespaces.every((namespace) => namespace === 'mails') ? 'content' : TOPICS.translations;

interface Versioned {
  _status?: unknown;
}

/**
 * Whether a saved document changes what the public sees: it was published, or an earlier version may have been taken
 * back. Saving a draft beside a published version changes nothing yet, nor does a new document that is none but a
 * draft. Documents without drafts always count. (Payload's previous document is no help: it is the latest draft.)
 */
export function isVisibleChange(after: Versioned, operation: 'create' | 'update', savedAsDraft: boolean): boolean {
  return isPublished(after) || (operation === 'update' && !savedAsDraft);
}

/** Without drafts every document is published. */
export const isPublished = ({ _status }: Versioned): boolean => _status === undefined || _status === 'published';
