import type { PageBlock } from './blocks.ts';

/** A feed of a page, as its head names it. */
export interface Feed {
  type: 'application/atom+xml' | 'application/feed+json';
  /** Path on our origin. */
  href: string;
}

/** Paths of the feeds of a changelog page (`node/content/feeds.ts`) or a profile (`server/feeds`). */
export function feedPaths(path: string): { atom: string; json: string } {
  // Two leading slashes would be parsed as a host.
  const folder = path === '/' ? '' : path;
  return { atom: `${folder}/feed.atom`, json: `${folder}/feed.json` };
}

/** Both feeds of a page, for its head. */
export const feedLinks = (path: string): Feed[] => [
  { type: 'application/atom+xml', href: feedPaths(path).atom },
  { type: 'application/feed+json', href: feedPaths(path).json },
];

/** Whether a page has feeds: it needs a changelog entry, because a feed needs a date. */
export const hasFeeds = (blocks: readonly PageBlock[]): boolean =>
  blocks.some((block) => block.type === 'timeline' && block.items.length > 0);
