import type { PageBlock } from './blocks.ts';

/** Paths of the feeds of a changelog page (`node/feeds.ts`). */
export function feedPaths(path: string): { atom: string; json: string } {
  // Two leading slashes would be parsed as a host.
  const folder = path === '/' ? '' : path;
  return { atom: `${folder}/feed.atom`, json: `${folder}/feed.json` };
}

/** Whether a page has feeds: it needs a changelog entry, because a feed needs a date. */
export const hasFeeds = (blocks: readonly PageBlock[]): boolean =>
  blocks.some((block) => block.type === 'timeline' && block.items.length > 0);
