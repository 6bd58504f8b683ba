export { figureRoutes } from './figures.ts';
export { fillNewIndex, indexCompany, reindexAll, reindexInTurn } from './indexing.ts';
export { directoryRoutes } from './router.ts';
