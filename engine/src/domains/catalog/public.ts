export { inWords } from './feature-sets.ts';
export { featureResultsColumn, featuresOf, presentResults } from './features.ts';
export {
  companyUserFeatures,
  givenUserFeaturesColumn,
  presentUserFeatures,
  userFeatureResultsColumn,
  userFeatureWords,
  userFeaturesOf,
} from './user-features.ts';
export type { UserFeatureResultRow } from './user-features.ts';
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
