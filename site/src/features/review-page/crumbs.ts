import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import { listingPath, localePath, productPath, profilePath } from '../../lib/addresses/links.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { categoryName, type DirectoryTexts } from '../directory/directory-names.ts';

/** Breadcrumbs from the home page through the company's category, for readers and search engines. */
export function companyCrumbs(
  words: DirectoryTexts,
  { kind, category, slug, name }: Pick<CompanyProfile, 'kind' | 'category' | 'slug' | 'name'>,
): Crumb[] {
  const { t, locale } = words;
  return [
    { name: t('common:brand'), path: localePath(locale, '/') },
    { name: categoryName(words, category), path: listingPath(locale, { kind, category }) },
    { name, path: profilePath(locale, slug) },
  ];
}

/** Breadcrumbs of a product, below its company. */
export const productCrumbs = (
  words: DirectoryTexts,
  product: Pick<ProductPage, 'id' | 'slug' | 'name' | 'company'>,
): Crumb[] => [
  ...companyCrumbs(words, product.company),
  { name: product.name, path: productPath(words.locale, product, product.company) },
];
