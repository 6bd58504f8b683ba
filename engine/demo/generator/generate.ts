import { makeCompanies } from './companies.ts';
import { makeProducts } from './products.ts';
import { Random } from './random.ts';
import { CompanyReviews } from './reviews.ts';
import type { Demo, DemoOptions } from './types.ts';

/** Size of the demo that a fresh installation shows. */
export const DEMO_SIZE = { seed: 'opinie', companies: 1_200, local: 800, reviews: 40_000 } as const;

/**
 * Makes up companies, products and reviews: the same for the same options, byte for byte. The first company is the demo
 * merchant's. Ids and slugs of companies do not depend on `now`.
 */
export function generateDemo(options: DemoOptions): Demo {
  const random = new Random(options.seed);
  const companies = makeCompanies(options, random.fork('companies'));
  const shops = companies.map((company) => ({
    company,
    products: makeProducts(company, random.fork(`products/${company.slug}`)),
  }));
  return {
    companies,
    products: shops.flatMap(({ products }) => products),
    *reviews() {
      const seen = new Set<string>();
      for (const { company, products } of shops) {
        if (company.reviewCount === 0) continue;
        yield new CompanyReviews(company, products, options.now, random.fork(`reviews/${company.slug}`), seen).write();
      }
    },
  };
}
