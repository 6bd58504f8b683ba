export { fillNewIndex, indexCompany, reindexAll } from './indexing.ts';
export { directoryRoutes } from './router.ts';
