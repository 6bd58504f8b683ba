/** Where the feeds of a page lie that says what has changed (`node/feeds.ts`). */
export const feedPaths = (path: string): { atom: string; json: string } => ({
  atom: `${path}/feed.atom`,
  json: `${path}/feed.json`,
});
