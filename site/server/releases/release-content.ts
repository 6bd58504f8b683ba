import type { BuildContent } from '../../node/content/cms-export.ts';

/** Beside a release's bundle: the content that its pages are rendered from. */
export const CONTENT_FILE = 'content.json';

export interface ReleaseContent extends BuildContent {
  /** When the cms was asked: anything it says later is newer. */
  readAt: string;
}
