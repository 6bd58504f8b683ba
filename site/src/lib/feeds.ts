import type { PageBlock } from './blocks.ts';

/** Where the feeds of a page lie that says what has changed (`node/feeds.ts`). */
export const feedPaths = (path: string): { atom: string; json: string } => ({
  atom: `${path}/feed.atom`,
  json: `${path}/feed.json`,
});

/** A page has feeds when it tells of changes: without an entry there is no time that a feed could have. */
export const hasFeeds = (blocks: readonly PageBlock[]): boolean =>
  blocks.some((block) => block.type === 'timeline' && block.items.length > 0);
