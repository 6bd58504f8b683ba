export { ProductNotFound } from './model.ts';
export { ensureProducts, productsByIds } from './repo.ts';
export type { OrderedProduct } from './repo.ts';
