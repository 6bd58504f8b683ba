import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryPage } from '@app/contracts/discovery/directory';
import type { Locale } from '@app/locales/manifest.ts';
import { cityName } from '../../lib/texts/cities.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import type { T } from '../../lib/texts/i18n.ts';
import { listingPath, localePath } from '../../lib/addresses/links.ts';
import type { Countries } from './directory-data.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';

/** Texts of the directory; `t` is of the namespace `category`. */
export interface DirectoryTexts {
  t: T;
  locale: Locale;
}
export interface ListTexts extends DirectoryTexts {
  countries: Countries;
}

export const countryNameIn = ({ countries }: ListTexts, code: string): string => countries[code] ?? code;

export const kindName = ({ t }: DirectoryTexts, kind: CompanyKind): string => t(`category:kinds.${kind}`);

/** Falls back to the key for a category that this build does not know yet. */
export const categoryName = ({ t }: DirectoryTexts, category: string): string =>
  t(`category:names.${category}`, { defaultValue: category });

export const companiesCount = ({ t, locale }: DirectoryTexts, count: number): string =>
  t('category:companies', { count, number: formatNumber(locale, count) });

export const reviewsCount = ({ t, locale }: DirectoryTexts, count: number): string =>
  t('common:reviewCount', { count, number: formatNumber(locale, count) });

type Place = Pick<DirectoryPage, 'kind' | 'category' | 'country' | 'region' | 'city'>;

/** The city's name in the reader's language. */
const cityOf = ({ t }: DirectoryTexts, { country, city }: Place): string | undefined =>
  city && country ? cityName(t, country, city.name) : city?.name;

/** Name of a list: "Spa hotels in Kraków". */
export function listName(words: ListTexts, place: Place): string {
  const { kind, category, country, region } = place;
  const what = category === null ? kindName(words, kind) : categoryName(words, category);
  const where = cityOf(words, place) ?? region?.name ?? (country && countryNameIn(words, country));
  return where ? words.t('category:at', { what, place: where }) : what;
}

/** Breadcrumbs from all categories down to the list. */
export function listCrumbs(words: ListTexts, place: Place): Crumb[] {
  const { kind, category, country, region, city } = place;
  const { t, locale } = words;
  const code = country?.toLowerCase();
  const at = { kind, country: code };
  return [
    { name: t('category:categories'), path: localePath(locale, '/categories') },
    { name: kindName(words, kind), path: listingPath(locale, { kind }) },
    ...(country ? [{ name: countryNameIn(words, country), path: listingPath(locale, at) }] : []),
    ...(region ? [{ name: region.name, path: listingPath(locale, { ...at, region: region.slug }) }] : []),
    ...(city && region
      ? [
          {
            name: cityOf(words, place) ?? city.name,
            path: listingPath(locale, { ...at, region: region.slug, city: city.slug }),
          },
        ]
      : []),
    ...(category === null ? [] : [{ name: categoryName(words, category), path: listPath(locale, place) }]),
  ];
}

/** The address of a list. */
export const listPath = (locale: Locale, { kind, category, country, region, city }: Place): string =>
  listingPath(locale, {
    kind,
    category,
    country: country?.toLowerCase(),
    region: region?.slug,
    city: city?.slug,
  });

/** How far a company is, "2.3 km"; in whole kilometres where only its city is known. */
export function distanceWords(
  { t, locale }: DirectoryTexts,
  { km, exact }: NonNullable<DirectoryPage['items'][number]['distance']>,
): string {
  if (exact && km < 1) return t('category:distance.under');
  const number = formatNumber(locale, exact && km < 10 ? km : Math.max(1, Math.round(km)));
  return t(`category:distance.${exact ? 'exact' : 'about'}`, { number });
}

/** The address of a list in its order and with its filters. */
export function variedListPath(
  path: string,
  { sort, near, chosen, rating, inCountry }: Pick<DirectoryPage, 'sort' | 'near' | 'chosen' | 'rating' | 'inCountry'>,
): string {
  const query = [
    ...(inCountry === null ? [] : [`country=${inCountry.toLowerCase()}`]),
    ...(chosen.length > 0 ? [`facilities=${chosen.toSorted().join(',')}`] : []),
    ...(rating === null ? [] : [`rating=${rating}`]),
    ...(sort === 'rating' ? [] : [`sort=${sort}`]),
    ...(sort === 'distance' && near ? [`near=${near}`] : []),
  ].join('&');
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The address of one page of a list. */
export function listPagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
