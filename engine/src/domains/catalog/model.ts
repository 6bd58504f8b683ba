import { domainError } from '../../kernel/errors.ts';

/** There is no such product, or not at this company. */
export class ProductNotFound extends domainError('product_not_found', 404) {}
