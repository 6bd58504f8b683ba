export { ensureProducts, productsByIds } from './repo.ts';
export type { OrderedProduct } from './repo.ts';
