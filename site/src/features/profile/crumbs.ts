import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import { listingPath, localePath, productPath, profilePath } from '../../lib/links.ts';
import { categoryName, type Crumb, type Texts } from '../directory/names.ts';

/** From the home page through the list of its category down to a company, for readers and search engines. */
export function crumbsOfCompany(
  words: Texts,
  { kind, category, slug, name }: Pick<CompanyProfile, 'kind' | 'category' | 'slug' | 'name'>,
): Crumb[] {
  const { t, locale } = words;
  return [
    { name: t('common:brand'), path: localePath(locale, '/') },
    { name: categoryName(words, category), path: listingPath(locale, { kind, category }) },
    { name, path: profilePath(locale, slug) },
  ];
}

/** The same way, one step further to a product. */
export const crumbsOfProduct = (
  words: Texts,
  product: Pick<ProductPage, 'id' | 'slug' | 'name' | 'company'>,
): Crumb[] => [
  ...crumbsOfCompany(words, product.company),
  { name: product.name, path: productPath(words.locale, product, product.company) },
];
