export { figureRoutes } from './figures.ts';
export { fillNewIndex, indexCompany, rebuildDirectory, reindexAll, reindexInTurn } from './indexing.ts';
export { listRoutes } from './list-router.ts';
export { directoryRoutes } from './router.ts';
export { sitemapRoutes } from './sitemap.ts';
