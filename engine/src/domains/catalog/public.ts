export { featureResultsColumn, featuresOf, inWords, presentResults } from './features.ts';
export type { FeatureResultRow } from './features.ts';
export { ProductNotFound } from './model.ts';
export {
  askForImage,
  ensureProducts,
  lockProduct,
  productsByIds,
  saveImageFailure,
  saveProductPicture,
} from './repo.ts';
export type { OrderedProduct, Product } from './repo.ts';
export { catalogRoutes } from './router.ts';
