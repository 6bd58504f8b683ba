import type { CompanyKind } from '@app/contracts/common';
import { cityNameInOneOf } from '../../lib/texts/cities.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { SEARCH_FILTERS, searchPath, type SearchFilter } from '../../lib/addresses/search-address.ts';
import { Choices, type Choice } from '../directory/choices.tsx';
import {
  categoryName,
  countryNameIn,
  kindName,
  type DirectoryTexts,
  type ListTexts,
} from '../directory/directory-names.ts';
import type { Results } from './search-data.ts';

/** Facets of the results, as links. */
export function SearchFacets({ results }: { results: Results }) {
  const { t } = useT('find-company');
  const { t: ofCategory, locale } = useT('category');
  const titles: Record<SearchFilter, string> = {
    kind: t('kind'),
    category: ofCategory('categories'),
    country: ofCategory('places.country'),
    city: ofCategory('places.city'),
  };
  return SEARCH_FILTERS.map((name) => (
    <Choices key={name} title={titles[name]} choices={choicesOf({ t: ofCategory, locale }, results, name)} />
  ));
}

const sameText = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/** "All", then the values; empty where there is no choice. */
function choicesOf(texts: DirectoryTexts, results: Results, name: SearchFilter): Choice[] {
  const { phrase, filters, result, countries } = results;
  const { locale, t } = texts;
  const chosen = filters[name];
  const facets = result.facets;
  const values = facets?.[name] ?? [];
  if (chosen === undefined && values.length < 2) return [];
  const pathOf = (value: string | undefined) => searchPath(locale, phrase, { ...filters, [name]: value });
  const shown = values.map(({ value, companies }) => ({ value, companies: facets?.exact ? companies : null }));
  const where = filters.country
    ? [filters.country.toUpperCase()]
    : (facets?.country ?? []).map(({ value: code }) => code);
  // The chosen value is always shown.
  const gone = chosen !== undefined && !shown.some(({ value }) => sameText(value, chosen));
  return [
    { name: t('all'), path: pathOf(undefined), companies: null, current: chosen === undefined },
    ...(gone ? [{ value: chosen, companies: facets?.exact ? 0 : null }] : [])
      .concat(shown)
      .map(({ value, companies }) => ({
        name: name === 'city' ? cityNameInOneOf(t, where, value) : nameOf({ ...texts, countries }, name, value),
        path: pathOf(value),
        companies,
        current: chosen !== undefined && sameText(value, chosen),
      })),
  ];
}

function nameOf(words: ListTexts, name: SearchFilter, value: string): string {
  if (name === 'kind') return kindName(words, value as CompanyKind);
  if (name === 'category') return categoryName(words, value);
  return name === 'country' ? countryNameIn(words, value) : value;
}
