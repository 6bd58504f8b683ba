const ID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const PRODUCT = new RegExp(`/product/${ID}(?:[/?#]|$)`, 'i');

/** The id in the address of a product's page; null where it is none. */
export const productOfAddress = (address: string): string | null => PRODUCT.exec(address)?.[1]?.toLowerCase() ?? null;
