import type { BuildContent } from '../node/cms.ts';

/** Beside the bundle of a release: what its pages are made of. */
export const CONTENT_FILE = 'content.json';

export interface ReleaseContent extends BuildContent {
  /** When the cms was asked for it: whatever the cms said later is newer. */
  readAt: string;
}
