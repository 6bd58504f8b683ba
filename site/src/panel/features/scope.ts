import type { FeatureSet } from '@app/contracts/product-features';

/** Which products a set of features applies to. */
export type Scope = Pick<FeatureSet, 'category' | 'productId' | 'productName'>;

export const ALL_PRODUCTS: Scope = { category: null, productId: null, productName: null };
