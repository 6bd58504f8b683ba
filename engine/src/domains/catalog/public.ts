export { featureResultsColumn, featuresOf, presentResults } from './features.ts';
export type { FeatureResultRow } from './features.ts';
export { ProductNotFound } from './model.ts';
export { ensureProducts, productsByIds } from './repo.ts';
export type { OrderedProduct } from './repo.ts';
export { catalogRoutes } from './router.ts';
