import type { PageBlock } from './blocks.ts';

/** Where the feeds of a page lie that says what has changed (`node/feeds.ts`). */
export function feedPaths(path: string): { atom: string; json: string } {
  // Two slashes at the beginning would make a host of what follows.
  const folder = path === '/' ? '' : path;
  return { atom: `${folder}/feed.atom`, json: `${folder}/feed.json` };
}

/** A page has feeds when it tells of changes: without an entry there is no time that a feed could have. */
export const hasFeeds = (blocks: readonly PageBlock[]): boolean =>
  blocks.some((block) => block.type === 'timeline' && block.items.length > 0);
