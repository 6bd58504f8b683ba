import type { CompanyHit } from '@app/contracts/companies';
import type { SuggestedList, SuggestedProduct, Suggestions } from '@app/contracts/discovery/search';
import type { Locale } from '@app/locales/manifest.ts';
import { listingPath, productPath, profilePath } from '../../lib/addresses/links.ts';
import { searchPath } from '../../lib/addresses/search-address.ts';

/** An option of the list below the box. */
export type SearchOption = { path: string } & (
  | { kind: 'company'; company: CompanyHit }
  | { kind: 'product'; product: SuggestedProduct }
  | { kind: 'list'; list: SuggestedList }
  | { kind: 'all' }
);

export interface OptionGroup {
  /** Its label is `common:search.<name>`; the last group has none. */
  name: 'companies' | 'products' | 'lists' | 'all';
  options: SearchOption[];
}

/** Groups with options, and last the page of all results. Empty without suggestions. */
export function suggestionGroups(locale: Locale, { query, companies, products, lists }: Suggestions): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      name: 'companies',
      options: companies.map((company) => ({ kind: 'company', path: profilePath(locale, company.slug), company })),
    },
    {
      name: 'lists',
      options: lists.map((list) => ({
        kind: 'list',
        list,
        path: listingPath(locale, { ...list, country: list.country?.toLowerCase() }),
      })),
    },
    {
      name: 'products',
      options: products.map((product) => ({
        kind: 'product',
        product,
        path: productPath(locale, product, product.company),
      })),
    },
  ];
  const filled = groups.filter(({ options }) => options.length > 0);
  if (filled.length === 0) return [];
  return [...filled, { name: 'all', options: [{ kind: 'all', path: searchPath(locale, query) }] }];
}
