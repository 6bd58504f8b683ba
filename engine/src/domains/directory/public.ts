export { figureRoutes } from './profile/figures-router.ts';
export { indexChangedCompany, indexCompany } from './indexing/refresh-documents.ts';
export { buildNewIndex, rebuildDirectory, reindexAfterOthers, reindexAll } from './indexing/reindex.ts';
export { sweepNewlyRanked } from './indexing/newly-ranked.ts';
export { listRoutes } from './listing/router.ts';
export { directoryRoutes } from './router.ts';
export { productPage } from './products/product-page.ts';
export { companyProfile } from './profile/profile.ts';
export { sitemapRoutes } from './sitemap/sitemap.ts';
