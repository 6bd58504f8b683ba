import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryPage } from '@app/contracts/directory';
import type { Locale } from '@app/locales/manifest.ts';
import { formatNumber } from '../../lib/format.ts';
import type { T } from '../../lib/i18n.ts';
import { listingPath, localePath } from '../../lib/links.ts';
import type { Countries } from './directory-data.ts';

/** Words of the directory's pages; `t` is that of `category`. */
export interface Texts {
  t: T;
  locale: Locale;
}
export interface Words extends Texts {
  countries: Countries;
}

export const countryIn = ({ countries }: Words, code: string): string => countries[code] ?? code;

export const kindName = ({ t }: Texts, kind: CompanyKind): string => t(`category:kinds.${kind}`);

/** A category that we have no name for, as one of a program that is newer than the page, is called by its key. */
export const categoryName = ({ t }: Texts, category: string): string =>
  t(`category:names.${category}`, { defaultValue: category });

export const companiesCount = ({ t, locale }: Texts, count: number): string =>
  t('category:companies', { count, number: formatNumber(locale, count) });

export const reviewsCount = ({ t, locale }: Texts, count: number): string =>
  t('common:reviewCount', { count, number: formatNumber(locale, count) });

type Place = Pick<DirectoryPage, 'kind' | 'category' | 'country' | 'region' | 'city'>;

/** What a list is of: "Spa hotels in Kraków". */
export function listName(words: Words, { kind, category, country, region, city }: Place): string {
  const what = category === null ? kindName(words, kind) : categoryName(words, category);
  const place = city?.name ?? region?.name ?? (country && countryIn(words, country));
  return place ? words.t('category:at', { what, place }) : what;
}

/** Where a page lies within the directory; the last one is the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** From all categories down to the list. */
export function crumbsOf(words: Words, { kind, category, country, region, city }: Place): Crumb[] {
  const { t, locale } = words;
  const code = country?.toLowerCase();
  const at = { kind, country: code };
  return [
    { name: t('category:categories'), path: localePath(locale, '/categories') },
    { name: kindName(words, kind), path: listingPath(locale, { kind }) },
    ...(country ? [{ name: countryIn(words, country), path: listingPath(locale, at) }] : []),
    ...(region ? [{ name: region.name, path: listingPath(locale, { ...at, region: region.slug }) }] : []),
    ...(city && region
      ? [{ name: city.name, path: listingPath(locale, { ...at, region: region.slug, city: city.slug }) }]
      : []),
    ...(category === null
      ? []
      : [{ name: categoryName(words, category), path: pathOfList(locale, { kind, category, country, region, city }) }]),
  ];
}

/** The address of a list. */
export const pathOfList = (locale: Locale, { kind, category, country, region, city }: Place): string =>
  listingPath(locale, {
    ...{ kind, category },
    ...{ country: country?.toLowerCase(), region: region?.slug, city: city?.slug },
  });

/** The address of one of its pages. */
export function pathOfPage(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
